// SPDX-License-Identifier: MIT
#include "ui/author/author_dock.h"
#include "ui/board/board_view.h"
#include "ui/board_editor.h"
#include "ui/docks/players_dock.h"
#include "ui/docks/tutor_dock.h"
#include "ui/learn/asking.h"
#include "ui/learn/board_asking.h"
#include "ui/learn/quiz_session.h"
#include "ui/main_window.h"
#include "ui/tools/author_desk.h"
#include "ui/widgets/board_area.h"
#include "ui/widgets/elided_label.h"

namespace bathhouse::ui {

void MainWindow::connectAsking() {
    const auto askAboutPoints = [this](int seat) {
        asking_->ask(tutor::AboutPoints{static_cast<rules::PlayerId>(seat)});
    };
    connect(board_, &BoardArea::pointsAsked, this, askAboutPoints);
    connect(playersDock_, &PlayersDock::pointsAsked, this, askAboutPoints);
    connect(boardAsking_, &BoardAsking::said, status_, &ElidedLabel::setFullText);
    connect(asking_, &Asking::changed, this, &MainWindow::showAnswer);
    boardAsking_->setSpot([this]() -> std::optional<rules::Position> {
        const auto meant = editor_->desk().meant();
        return meant.isEmpty() ? std::nullopt : std::optional(meant.front());
    });
}

void MainWindow::showAnswer() {
    // Whoever asks why while a question waits has looked.
    if (asking_->asked()) session_->look();
    // An author reads the answer in place of the scenario's texts.
    const bool author = mode_ == WindowMode::Author;
    if (asking_->asked()) {
        const int width = author ? authorDock_->width() : 0;
        if (author) authorDock_->hide();
        tutorDock_->show();
        if (author) resizeDocks({tutorDock_}, {width}, Qt::Horizontal);
    } else if (author) {
        tutorDock_->hide();
        authorDock_->show();
    }
    keepAnswersBack();
}

} // namespace bathhouse::ui
