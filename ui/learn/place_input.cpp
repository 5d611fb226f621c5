// SPDX-License-Identifier: MIT
#include "ui/learn/place_input.h"

#include "scenario/trace.h"
#include "tutor/quiz/scene.h"
#include "ui/learn/board_picker.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {

using scenario::Place;
using scenario::QuestionKind;
using tutor::quiz::Asked;
using tutor::quiz::Given;

namespace {

constexpr int kRow = 32;
constexpr int kMostRows = 6;

rules::PartName nameOf(const rules::State &state, const rules::PartRef &where) {
    return *rules::partNameFrom(scenario::onName(state, where));
}

/// What may be chosen, in the order of the board.
QVector<Candidate> candidatesOf(const tutor::quiz::Scene &scene) {
    QVector<Candidate> all;
    const rules::State &state = scene.before();
    const QuestionKind kind = scene.question().kind;
    const auto add = [&](Place place, std::optional<rules::PartRef> part, bool figure) {
        all.push_back({place, part, figure, QString::fromStdString(scene.place(place))});
    };
    if (kind == QuestionKind::Figure) {
        for (const rules::FigureAt &f : state.figuresInOrder())
            add({f.where.at, nameOf(state, f.where)}, f.where, true);
        return all;
    }
    if (kind == QuestionKind::Places && state.turn.phase == rules::DecisionKind::AfterPlacing) {
        const rules::LaidTile &laid = state.board.laid(state.turn.laid);
        for (std::size_t i = 0; i < state.board.tile(state.turn.laid).parts.size(); ++i) {
            const rules::PartRef part{laid.at, static_cast<rules::PartIndex>(i)};
            add({laid.at, nameOf(state, part)}, part, false);
        }
        const rules::PartRef bath{laid.at, rules::kBathhousePart};
        if (laid.bathhouse >= 0) add({laid.at, nameOf(state, bath)}, bath, false);
        return all;
    }
    if (kind != QuestionKind::Tile) {
        // A bathhouse that comes with the step is one too.
        const rules::State &after = kind == QuestionKind::Bathhouse ? scene.after() : state;
        for (const std::size_t i : after.bathhousesByPosition())
            add({after.position(after.bathhouses[i]), std::nullopt}, std::nullopt, false);
        return all;
    }
    std::vector<rules::Position> tiles;
    for (const rules::LaidTile &laid : state.board.laidTiles()) tiles.push_back(laid.at);
    std::ranges::sort(tiles);
    for (const rules::Position at : tiles) add({at, std::nullopt}, std::nullopt, false);
    return all;
}

} // namespace

PlaceInput::PlaceInput(const Asked &asked, BoardPicker &picker, QWidget *parent)
    : AnswerInput(parent), picker_(picker), maybeNowhere_(asked.question.kind == QuestionKind::Places) {
    const tutor::quiz::Scene scene(asked);
    single_ = asked.question.kind == QuestionKind::Bathhouse && scene.rightAs<std::vector<Place>>().size() == 1;
    picker_.begin(candidatesOf(scene), single_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    help_ = new QLabel(tr("Click on the board, or tick here."));
    help_->setProperty("look", QStringLiteral("second"));
    help_->setWordWrap(true);
    list_ = new QListWidget;
    list_->setObjectName(QStringLiteral("placeList"));
    list_->setAccessibleName(tr("Places to choose"));
    list_->setFrameShape(QFrame::StyledPanel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    list_->installEventFilter(this);
    for (const Candidate &candidate : picker_.candidates()) {
        auto *item = new QListWidgetItem(candidate.name, list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setToolTip(candidate.name);
    }
    list_->setCurrentRow(0);
    list_->setFixedHeight(kRow * std::min(kMostRows, std::max(1, list_->count())) + 8);
    layout->addWidget(help_);
    layout->addWidget(list_);
    connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        picker_.choose(list_->row(item), item->checkState() == Qt::Checked);
        followBoard();
    });
    connect(&picker_, &BoardPicker::chosenChanged, this, &PlaceInput::followBoard);
    connect(&picker_, &BoardPicker::answered, this, &AnswerInput::answered);
}

std::optional<Given> PlaceInput::given() const {
    std::vector<Place> places;
    for (int i = 0; i < picker_.candidates().size(); ++i)
        if (picker_.chosen()[i]) places.push_back(picker_.candidates()[i].place);
    if (places.empty() && !maybeNowhere_) return std::nullopt;
    return Given{std::move(places)};
}

void PlaceInput::setOpen(bool open) {
    list_->setEnabled(open);
    help_->setVisible(open);
    if (open) {
        const QVector<bool> chosen = picker_.chosen();
        if (!picker_.isPicking()) {
            picker_.begin(picker_.candidates(), single_);
            for (int i = 0; i < chosen.size(); ++i) picker_.choose(i, chosen[i]);
        }
    } else {
        picker_.stop();
    }
}

void PlaceInput::takeFocus() { list_->setFocus(Qt::OtherFocusReason); }

void PlaceInput::followBoard() {
    const QSignalBlocker quiet(list_);
    for (int i = 0; i < list_->count() && i < picker_.chosen().size(); ++i)
        list_->item(i)->setCheckState(picker_.chosen()[i] ? Qt::Checked : Qt::Unchecked);
    Q_EMIT edited();
}

bool PlaceInput::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            Q_EMIT answered();
            return true;
        }
    }
    return AnswerInput::eventFilter(watched, event);
}

} // namespace bathhouse::ui
