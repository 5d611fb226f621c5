// SPDX-License-Identifier: MIT
#include "ui/learn/board_asking.h"

#include "tutor/setup_words.h"
#include "ui/board/board_view.h"
#include "ui/learn/asking.h"
#include "ui/lesson_document.h"
#include "ui/text.h"

#include <QContextMenuEvent>
#include <QCursor>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace bathhouse::ui {
namespace {

QString capital(const std::string &text) {
    QString words = QString::fromStdString(text);
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return withoutMnemonic(words);
}

} // namespace

BoardAsking::BoardAsking(Asking &asking, LessonDocument &document, BoardView &view)
    : QObject(&view), asking_(asking), document_(document), view_(view) {
    view_.installEventFilter(this);
    view_.viewport()->installEventFilter(this);
    connect(&view_, &BoardView::clicked, this, &BoardAsking::clicked);
    connect(&asking_, &Asking::lit, this, [this](const Spotlight &light) { view_.board().setSpotlight(light); });
    connect(&asking_, &Asking::changed, this, [this] {
        const auto &asked = asking_.asked();
        const bool ring = asked && asked->inspection;
        view_.board().showRing(ring ? std::optional(asked->inspection->at) : std::nullopt);
    });
    connect(&document_, &LessonDocument::opened, this, [this] {
        cursor_.reset();
        if (on_) showCursor();
    });
}

void BoardAsking::setOn(bool on) {
    if (on == on_) return;
    on_ = on;
    cursor_.reset();
    if (on_) showCursor();
    asking_.close();
}

rules::PartRef BoardAsking::spotAt(QPointF p) const {
    if (const auto figure = view_.board().figureAt(p)) return figure->where;
    return view_.board().partAt(p).value_or(rules::PartRef{spaceAt(p), rules::kNoPart});
}

void BoardAsking::clicked(QPointF p) {
    if (!on_ || (taker_ && taker_(spaceAt(p)))) return;
    const auto part = view_.board().partAt(p);
    const auto figure = view_.board().figureAt(p);
    if (part && part->part == rules::kBathhousePart && view_.board().ring() == part->at)
        asking_.ask(tutor::AboutBathhouse{part->at});
    else if (figure && figure->where.part != rules::kBathhousePart)
        asking_.ask(tutor::AboutFigure{figure->where});
    else
        asking_.close();
}

bool BoardAsking::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::ContextMenu) {
        const auto &menu = *static_cast<QContextMenuEvent *>(event);
        if (menu.reason() != QContextMenuEvent::Mouse) {
            if (!menu_) openHere();
            return true;
        }
        if (!on_ || watched != view_.viewport()) return false;
        openAt(spotAt(view_.boardPoint(menu.pos())), menu.globalPos());
        return true;
    }
    // Keys that menus have too: here they belong to the board.
    if (event->type() == QEvent::ShortcutOverride && watched == &view_ && wantsKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == &view_) return keyPressed(*static_cast<QKeyEvent *>(event));
    return false;
}

bool BoardAsking::wantsKey(const QKeyEvent &event) const {
    return on_ && event.key() == Qt::Key_Escape && (cursor_ || asking_.asked());
}

bool BoardAsking::keyPressed(const QKeyEvent &event) {
    const bool shift = event.modifiers() == Qt::ShiftModifier;
    if (event.key() == Qt::Key_Menu || (event.key() == Qt::Key_F10 && shift)) {
        openHere();
        return true;
    }
    if (!on_) return false;
    switch (event.key()) {
    case Qt::Key_Left: return shift && (moveCursor(-1, 0), true);
    case Qt::Key_Right: return shift && (moveCursor(1, 0), true);
    case Qt::Key_Up: return shift && (moveCursor(0, -1), true);
    case Qt::Key_Down: return shift && (moveCursor(0, 1), true);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!cursor_) return false;
        openTile(*cursor_, onScreen(*cursor_));
        return true;
    case Qt::Key_Escape:
        if (!cursor_ && !asking_.asked()) return false;
        cursor_.reset();
        showCursor();
        asking_.close();
        return true;
    default: return false;
    }
}

void BoardAsking::moveCursor(int dx, int dy) {
    if (!document_.isOpen()) return;
    const rules::Board &board = document_.state().board;
    if (!cursor_)
        cursor_ = board.size() == 0 ? rules::Position{} : board.laidTiles().back().at;
    else if (const rules::Position next{cursor_->x + dx, cursor_->y + dy}; rules::onMap(next))
        cursor_ = next;
    showCursor();
    view_.ensureSeen(*cursor_);
    const tutor::SetupWords words(document_.language().toStdString());
    Q_EMIT said(QString::fromStdString(words.space(document_.state(), document_.table(), *cursor_)));
}

void BoardAsking::showCursor() {
    EditMarks marks;
    marks.cursor = cursor_;
    view_.board().setEditMarks(std::move(marks));
}

QPoint BoardAsking::onScreen(rules::Position at) const {
    const QPointF middle = view_.viewportTransform().map(cornerOf(at) + QPointF(kUnits / 2, kUnits / 2));
    return view_.viewport()->mapToGlobal(middle.toPoint());
}

void BoardAsking::openHere() {
    if (!document_.isOpen()) return;
    if (const auto author = spot_ && !on_ ? spot_() : std::nullopt) return openTile(*author, onScreen(*author));
    if (cursor_) return openTile(*cursor_, onScreen(*cursor_));
    const QPoint mouse = view_.viewport()->mapFromGlobal(QCursor::pos());
    if (view_.viewport()->underMouse() && view_.viewport()->rect().contains(mouse)) {
        const rules::PartRef spot = spotAt(view_.boardPoint(mouse));
        if (!asking_.questionsAt(spot).empty()) return openAt(spot, QCursor::pos());
    }
    openAll(view_.viewport()->mapToGlobal(QPoint(view_.width() / 3, view_.height() / 4)));
}

void BoardAsking::openAt(const rules::PartRef &spot, QPoint global) {
    addQuestions(freshMenu(), spot);
    show(global);
}

void BoardAsking::openTile(rules::Position at, QPoint global) {
    QMenu &menu = freshMenu();
    if (document_.state().board.at(at))
        addParts(menu, at);
    else
        addQuestions(menu, {at, rules::kNoPart});
    show(global);
}

void BoardAsking::openAll(QPoint global) {
    QMenu &menu = freshMenu();
    const auto add = [this](QMenu &to, const tutor::Question &question) {
        QAction *action = to.addAction(withoutMnemonic(QString::fromStdString(question.text)));
        connect(action, &QAction::triggered, this, [this, about = question.about] { asking_.ask(about); });
    };
    for (const tutor::Question &question : asking_.questionsAboutPoints()) add(menu, question);
    const rules::State &state = document_.state();
    if (!state.bathhouses.empty()) menu.addSeparator();
    const std::string language = document_.language().toStdString();
    for (const std::size_t i : state.bathhousesByPosition()) {
        const rules::Position at = state.position(state.bathhouses[i]);
        QMenu *sub = menu.addMenu(tr("Bathhouse at (%1, %2)").arg(at.x).arg(at.y));
        addQuestions(*sub, {at, rules::kBathhousePart});
    }
    QMenu *figures = nullptr;
    for (const rules::FigureAt &figure : state.figuresInOrder()) {
        if (figure.where.part == rules::kBathhousePart) continue;
        if (!figures) menu.addSeparator(), figures = menu.addMenu(tr("Figures on the board"));
        const auto questions = asking_.questionsAt(figure.where);
        for (const tutor::Question &question : questions) {
            const auto *about = std::get_if<tutor::AboutFigure>(&question.about);
            if (about && about->where == figure.where) add(*figures, question);
        }
    }
    show(global);
}

void BoardAsking::addQuestions(QMenu &menu, const rules::PartRef &spot) {
    bool denies = false;
    for (const tutor::Question &question : asking_.questionsAt(spot)) {
        if (question.denies && !denies && !menu.isEmpty()) menu.addSeparator();
        denies = question.denies;
        QAction *action = menu.addAction(withoutMnemonic(QString::fromStdString(question.text)));
        connect(action, &QAction::triggered, this, [this, about = question.about] { asking_.ask(about); });
    }
    if (menu.isEmpty()) menu.addAction(tr("Nothing to ask here"))->setEnabled(false);
}

void BoardAsking::addParts(QMenu &menu, rules::Position at) {
    const rules::State &state = document_.state();
    const tutor::SetupWords words(document_.language().toStdString());
    std::vector<rules::PartRef> parts;
    if (state.bathhouseAt(at)) parts.push_back({at, rules::kBathhousePart});
    const auto count = static_cast<rules::PartIndex>(state.board.tile(*state.board.at(at)).parts.size());
    for (rules::PartIndex part = 0; part < count; ++part) parts.push_back({at, part});
    if (parts.size() == 1) return addQuestions(menu, parts.front());
    for (const rules::PartRef &part : parts)
        addQuestions(*menu.addMenu(capital(words.part(state, document_.table(), part))), part);
}

QMenu &BoardAsking::freshMenu() {
    delete menu_;
    menu_ = new QMenu(&view_);
    menu_->setObjectName(QStringLiteral("questions"));
    menu_->setAttribute(Qt::WA_DeleteOnClose);
    return *menu_;
}

void BoardAsking::show(QPoint global) {
    menu_->popup(global);
    // By keys alone: the first question has the focus.
    if (!menu_->actions().isEmpty()) menu_->setActiveAction(menu_->actions().front());
}

} // namespace bathhouse::ui
