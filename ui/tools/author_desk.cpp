// SPDX-License-Identifier: MIT
#include "ui/tools/author_desk.h"

#include "ui/lesson_document.h"
#include "ui/text.h"
#include "ui/tools/board_clipboard.h"
#include "ui/tools/figure_tool.h"
#include "ui/tools/select_tool.h"
#include "ui/tools/tile_tool.h"
#include "ui/tools/token_tool.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace bathhouse::ui {

using rules::Position;

AuthorDesk::AuthorDesk(LessonDocument &lesson, BoardView &view, QObject *parent)
    : QObject(parent), lesson_(lesson), view_(view), viewLives_(&view) {
    tiles_ = new TileTool(*this);
    figures_ = new FigureTool(*this);
    tokens_ = new TokenTool(*this);
    select_ = new SelectTool(*this);
    connect(&lesson_, &LessonDocument::opened, this, [this] {
        clearTools();
        select_->select({});
        spot_.reset();
        byKeys_ = false;
        documentChanged();
        Q_EMIT handChanged();
    });
    // Texts do not concern the board: showing a large one anew for each letter would be slow.
    for (const auto signal : {&LessonDocument::stepChanged, &LessonDocument::lineChanged})
        connect(&lesson_, signal, this, &AuthorDesk::documentChanged);
    // What was lifted may be gone, or another figure may have its number: it stays where it is now.
    connect(&document(), &ScenarioDocument::changed, this, [this] {
        if (tiles_->isLifting() || figures_->isLifting() || tokens_->isLifting()) dropHand();
    });
    connect(&document(), &ScenarioDocument::settingChanged, this, [this] { Q_EMIT freeChanged(isFree()); });
    connect(&document(), &ScenarioDocument::everythingChanged, this, [this] { Q_EMIT freeChanged(isFree()); });
}

AuthorDesk::~AuthorDesk() {
    if (on_ && viewLives_) view_.setInput(nullptr);
}

void AuthorDesk::setOn(bool on) {
    if (on == on_) return;
    on_ = on;
    view_.setInput(on ? this : nullptr);
    if (!on) dropHand();
    byKeys_ = false;
    renew();
}

ScenarioDocument &AuthorDesk::document() { return lesson_.edited(); }
const rules::State &AuthorDesk::state() const { return lesson_.state(); }
const scenario::Table &AuthorDesk::table() const { return lesson_.table(); }
tutor::SetupWords AuthorDesk::words() const { return tutor::SetupWords(lesson_.language().toStdString()); }

BoardTool &AuthorDesk::tool() const {
    if (tiles_->holds()) return *tiles_;
    if (figures_->holds()) return *figures_;
    if (tokens_->holds()) return *tokens_;
    return *select_;
}

AuthorDesk::Holds AuthorDesk::holds() const {
    if (tiles_->holds()) return Holds::Tiles;
    if (figures_->holds()) return Holds::Figure;
    return tokens_->holds() ? Holds::Token : Holds::Nothing;
}

QString AuthorDesk::tileInHand() const {
    const bool single = tiles_->cutting().tiles.size() == 1;
    return single ? QString::fromStdString(tiles_->cutting().tiles.front().tile) : QString();
}

std::pair<QString, QString> AuthorDesk::figureInHand() const {
    if (!figures_->holds()) return {};
    const std::string_view kind = rules::traits(figures_->kind()).name;
    return {QString::fromStdString(table().players[rules::index(figures_->player())]),
            QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()))};
}

std::pair<QString, QString> AuthorDesk::tokenInHand() const {
    if (!tokens_->holds()) return {};
    return {fromUtf8(rules::traits(tokens_->kind()).name), QString::fromStdString(tokens_->player())};
}

void AuthorDesk::clearTools() {
    tiles_->clear();
    figures_->clear();
    tokens_->clear();
}

std::optional<std::size_t> AuthorDesk::tokenUnder(QPointF point) const { return tokens_->tokenUnder(point); }

void AuthorDesk::setRecording(bool recording) {
    if (recording == recording_) return;
    recording_ = recording;
    if (recording && lesson_.recording() == LessonDocument::Recording::Off)
        lesson_.setRecording(LessonDocument::Recording::Inserts);
    if (recording) select_->select({});
    documentChanged();
    Q_EMIT recordingChanged(recording);
}

bool AuthorDesk::isFree() const {
    const auto &options = lesson_.scenario().options;
    const auto board = options.find("board");
    return board != options.end() && board->second == "free";
}

void AuthorDesk::setFree(bool free) {
    if (free != isFree()) document().setOption("board", free ? std::optional<std::string>("free") : std::nullopt);
}

void AuthorDesk::showSetup() {
    if (!isRecording()) lesson_.setStep(0);
}

void AuthorDesk::takeTile(const QString &id) {
    if (!lesson_.isOpen()) return;
    if (!table().setting->tiles.find(id.toStdString()))
        return say(tr("The tile %1 belongs to an expansion that is off. Turn the expansion on first.").arg(id));
    Cutting cutting;
    cutting.tiles.push_back({id.toStdString(), {0, 0}, rules::Rotation::None});
    takeArea(cutting);
}

void AuthorDesk::takeArea(const Cutting &cutting) {
    if (!lesson_.isOpen() || cutting.empty()) return;
    showSetup();
    clearTools();
    select_->select({});
    Position far{0, 0};
    for (const scenario::LaidEntry &laid : cutting.tiles)
        far = {std::max(far.x, laid.at.x), std::max(far.y, laid.at.y)};
    tiles_->take(cutting, {far.x / 2, far.y / 2});
    Q_EMIT handChanged();
    renew();
}

void AuthorDesk::takeFigure(const QString &player, const QString &kind) {
    const auto owner = lesson_.isOpen() ? table().player(player.toStdString()) : std::nullopt;
    const auto figure = rules::figureNamed(kind.toStdString());
    if (!owner || !figure) return;
    showSetup();
    clearTools();
    select_->select({});
    figures_->take(*owner, *figure);
    Q_EMIT handChanged();
    renew();
}

void AuthorDesk::takeToken(const QString &kind, const QString &player) {
    const auto token = lesson_.isOpen() ? rules::tokenNamed(kind.toStdString()) : std::nullopt;
    if (!token) return;
    showSetup();
    clearTools();
    select_->select({});
    tokens_->take(*token, player.toStdString());
    Q_EMIT handChanged();
    renew();
}

void AuthorDesk::lift(const QVector<Position> &places, Position by) {
    if (isRecording()) return say(tr("While moves are recorded, tiles that lie there stay."));
    showSetup();
    const Cutting cutting = document().cutting(places);
    if (cutting.empty()) return;
    Position corner = places.front();
    for (const Position at : places) corner = {std::min(corner.x, at.x), std::min(corner.y, at.y)};
    clearTools();
    select_->select({});
    tiles_->lift(cutting, {by.x - corner.x, by.y - corner.y}, places, corner);
    Q_EMIT handChanged();
    renew();
}

void AuthorDesk::liftFigure(std::size_t index) {
    if (isRecording()) return say(tr("While moves are recorded, figures that stand there stay."));
    showSetup();
    const scenario::FigureEntry &figure = document().scenario().figures[index];
    const auto owner = table().player(figure.player);
    const auto kind = rules::figureNamed(figure.figure);
    if (!owner || !kind) return;
    clearTools();
    select_->select({});
    figures_->lift(index, *owner, *kind);
    Q_EMIT handChanged();
    renew();
}

void AuthorDesk::liftToken(std::size_t index) {
    if (isRecording()) return say(tr("While moves are recorded, tokens that lie there stay."));
    showSetup();
    const scenario::TokenEntry &token = document().scenario().tokens[index];
    const auto kind = rules::tokenNamed(token.token);
    if (!kind) return;
    clearTools();
    select_->select({});
    tokens_->lift(index, *kind, token.player.value_or(std::string()));
    Q_EMIT handChanged();
    renew();
}

void AuthorDesk::dropHand() {
    if (holds() == Holds::Nothing) return;
    clearTools();
    Q_EMIT handChanged();
    renew();
}

const QVector<Position> &AuthorDesk::selection() const { return select_->selection(); }
void AuthorDesk::select(const QVector<Position> &places) { select_->select(places); }

void AuthorDesk::selectAll() {
    if (!on_ || !lesson_.isOpen()) return;
    QVector<Position> all;
    for (const rules::LaidTile &tile : state().board.laidTiles()) all.push_back(tile.at);
    dropHand();
    select_->select(all);
}

QVector<Position> AuthorDesk::meant() const {
    if (!selection().isEmpty()) return selection();
    return spot_ && lesson_.isOpen() && state().board.at(*spot_) ? QVector<Position>{*spot_} : QVector<Position>();
}

void AuthorDesk::copy() {
    if (!on_ || !lesson_.isOpen()) return;
    const Cutting cutting = document().cutting(meant());
    if (cutting.empty()) return say(tr("Nothing is selected."));
    QGuiApplication::clipboard()->setMimeData(areaMime(cutting));
    say(tr("Tiles copied: %n.", nullptr, static_cast<int>(cutting.tiles.size())));
}

void AuthorDesk::cut() {
    if (!on_ || !lesson_.isOpen()) return;
    const QVector<Position> places = meant();
    copy();
    if (!isRecording()) document().removeTiles(places);
}

void AuthorDesk::paste() {
    if (!on_ || !lesson_.isOpen()) return;
    auto cutting = areaFrom(QGuiApplication::clipboard()->mimeData());
    if (!cutting) return say(tr("There is no area of a board on the clipboard."));
    const auto all = cutting->tiles.size();
    std::erase_if(cutting->tiles, [this](const auto &laid) { return !table().setting->tiles.find(laid.tile); });
    takeArea(*cutting);
    if (cutting->tiles.size() < all)
        say(tr("Tiles left out, because this scenario does not have them: %n.", nullptr,
               static_cast<int>(all - cutting->tiles.size())));
}

void AuthorDesk::removeMeant() {
    if (!on_ || !lesson_.isOpen()) return;
    if (isRecording()) return say(tr("While moves are recorded, nothing is removed."));
    showSetup();
    const QVector<Position> places = meant();
    if (places.isEmpty()) return;
    const bool one = selection().isEmpty() && places.size() == 1;
    const std::vector<std::size_t> tokens = one ? document().tokensAt(places.front()) : std::vector<std::size_t>();
    const std::vector<std::size_t> figures = one ? document().figuresAt(places.front()) : std::vector<std::size_t>();
    // Tokens go first, then figures: a tile that is removed takes them along.
    if (!tokens.empty())
        document().removeTokens({tokens.back()});
    else if (!figures.empty())
        document().removeFigures({figures.back()});
    else
        document().removeTiles(places);
    sayWhatIsHere();
}

void AuthorDesk::turn(int quarterTurns) {
    if (!on_ || !lesson_.isOpen()) return;
    if (holds() == Holds::Nothing && isRecording()) return;
    tool().turn(quarterTurns);
    renew();
    if (holds() == Holds::Tiles && byKeys_) sayWhatIsHere();
}

bool AuthorDesk::actAt(Position at) {
    moveCursor(at);
    return holds() != Holds::Nothing && tool().act();
}

void AuthorDesk::turnAt(Position at, int quarterTurns) {
    dropHand();
    showSetup();
    select_->select({at});
    turn(quarterTurns);
}

void AuthorDesk::removeAt(Position at) {
    dropHand();
    if (isRecording()) return say(tr("While moves are recorded, nothing is removed."));
    showSetup();
    document().removeTiles({at});
}

void AuthorDesk::say(const QString &sentence) {
    view_.setAccessibleDescription(sentence);
    QAccessibleEvent event(&view_, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    Q_EMIT said(sentence);
}

void AuthorDesk::renew() {
    EditMarks marks;
    if (on_ && lesson_.isOpen()) {
        select_->mark(marks);
        if (holds() != Holds::Nothing) tool().mark(marks);
        if (byKeys_) marks.cursor = spot_;
    }
    view_.board().setEditMarks(std::move(marks));
}

void AuthorDesk::documentChanged() {
    if (!on_ || !lesson_.isOpen()) return;
    select_->refresh();
    if (tiles_->holds()) tiles_->refresh();
    if (figures_->holds()) figures_->refresh();
    if (tokens_->holds()) tokens_->refresh();
    renew();
}

void AuthorDesk::pointAt(std::optional<QPointF> point) {
    spot_ = point ? std::optional(spaceAt(*point)) : std::nullopt;
    byKeys_ = false;
    tiles_->pointAt(point);
    figures_->pointAt(point);
    tokens_->pointAt(point);
    renew();
}

void AuthorDesk::moveCursor(Position at) {
    if (!rules::onMap(at)) return;
    spot_ = at;
    byKeys_ = true;
    const QPointF middle = cornerOf(at) + QPointF(50, 50);
    tiles_->pointAt(middle);
    figures_->pointAt(middle);
    figures_->chooseFirst();
    tokens_->pointAt(middle);
    tokens_->chooseFirst();
    view_.forgetHover();
    view_.ensureSeen(at);
    renew();
    sayWhatIsHere();
}

void AuthorDesk::sayWhatIsHere() {
    if (!spot_ || !lesson_.isOpen()) return;
    QString said = QString::fromStdString(words().space(state(), table(), *spot_));
    if (holds() != Holds::Nothing)
        if (const QString more = tool().words(); !more.isEmpty()) said += u' ' + more;
    say(said);
}

void AuthorDesk::dragTo(QPoint global) {
    const QPoint at = view_.viewport()->mapFromGlobal(global);
    pointAt(view_.viewport()->rect().contains(at) ? std::optional(view_.boardPoint(at)) : std::nullopt);
}

void AuthorDesk::dropAt(QPoint global) {
    dragTo(global);
    // What is refused stays in hand, so that it can be turned or put elsewhere.
    if (spot_ && holds() != Holds::Nothing && tool().act()) dropHand();
    if (!spot_) dropHand();
}

} // namespace bathhouse::ui
