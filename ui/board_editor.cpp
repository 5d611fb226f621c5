// SPDX-License-Identifier: MIT
#include "ui/board_editor.h"

#include "ui/board/board_view.h"
#include "ui/board/render.h"
#include "ui/docks/board_list_dock.h"
#include "ui/docks/figure_palette_dock.h"
#include "ui/docks/tile_palette_dock.h"
#include "ui/lesson_document.h"
#include "ui/tools/author_desk.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>

#include <algorithm>

namespace bathhouse::ui {

BoardEditor::BoardEditor(LessonDocument &document, BoardView &view, QMainWindow &window)
    : QObject(&window), document_(document), window_(window) {
    desk_ = new AuthorDesk(document, view, this);
    tiles_ = new TilePaletteDock(document, *desk_, &window);
    figures_ = new FigurePaletteDock(document, *desk_, &window);
    window.addDockWidget(Qt::LeftDockWidgetArea, tiles_);
    window.addDockWidget(Qt::LeftDockWidgetArea, figures_);
    connect(desk_, &AuthorDesk::said, this, &BoardEditor::said);
    connect(desk_, &AuthorDesk::tilesAsked, tiles_, &TilePaletteDock::startSearch);
    connect(desk_, &AuthorDesk::figuresAsked, figures_, &FigurePaletteDock::startChoice);
}

void BoardEditor::setOn(bool on, bool palettes) {
    desk_->setOn(on);
    tiles_->setVisible(on && palettes);
    figures_->setVisible(on && palettes);
    if (!on || !palettes) return;
    // As much for the figures as their rows need, the rest for the tiles.
    // Many kinds may take two fifths of the height: the rest is reached by scrolling.
    const int figures = std::min(figures_->wholeHeight(tiles_->width()), window_.height() * 2 / 5);
    constexpr int kBars = 104;  // menu, tool bar and status line
    window_.resizeDocks({tiles_, figures_}, {window_.height() - kBars - figures, figures}, Qt::Vertical);
}

void BoardEditor::fillMenu(QMenu &menu) {
    const auto add = [&](const QString &text, const QKeySequence &keys, auto action) {
        QAction *made = menu.addAction(text, keys);
        connect(made, &QAction::triggered, this, action);
        return made;
    };
    add(tr("&Cut tiles"), QKeySequence::Cut, [this] { desk_->cut(); });
    add(tr("C&opy tiles"), QKeySequence::Copy, [this] { desk_->copy(); });
    add(tr("&Paste tiles"), QKeySequence::Paste, [this] { desk_->paste(); });
    add(tr("Select &all tiles"), QKeySequence::SelectAll, [this] { desk_->selectAll(); });
    menu.addSeparator();
    // R and Delete are the board's while it has the keyboard; the menu only names them.
    add(tr("&Turn right (R)"), {}, [this] { desk_->turn(1); });
    add(tr("Turn &left (Shift+R)"), {}, [this] { desk_->turn(-1); });
    add(tr("&Remove (Delete)"), {}, [this] { desk_->removeMeant(); });
    menu.addSeparator();
    const auto toggle = [&](const QString &text, auto signal, auto set) {
        QAction *made = menu.addAction(text);
        made->setCheckable(true);
        connect(made, &QAction::toggled, desk_, set);
        connect(desk_, signal, made, &QAction::setChecked);
    };
    toggle(tr("&Free set-up"), &AuthorDesk::freeChanged, &AuthorDesk::setFree);
    toggle(tr("Record what is &played"), &AuthorDesk::recordingChanged, &AuthorDesk::setRecording);
    menu.addSeparator();
    add(tr("&Save picture …"), {}, [this] { savePicture(); });
    add(tr("Copy p&icture"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), [this] { copyPicture(); });
    QAction *marks = menu.addAction(tr("Pictures with &highlights"));
    marks->setCheckable(true);
    marks->setChecked(highlights_);
    connect(marks, &QAction::toggled, this, [this](bool on) { highlights_ = on; });
}

void BoardEditor::serve(BoardListDock &list) { list.setDesk(desk_); }

void BoardEditor::savePicture() {
    if (!document_.isOpen()) return;
    const QString base = QFileInfo(document_.fileName()).baseName();
    const QStringList filters{tr("Picture (*.png)"), tr("Drawing (*.svg)"), tr("Hand-out of all steps (*.pdf)")};
    const QStringList endings{QStringLiteral(".png"), QStringLiteral(".svg"), QStringLiteral(".pdf")};
    QString filter = filters.first();
    QString path = QFileDialog::getSaveFileName(&window_, tr("Save picture"), base + endings.first(),
                                                filters.join(QStringLiteral(";;")), &filter);
    if (path.isEmpty()) return;
    // The kind that was chosen counts, also where the name offered was left as it is.
    const QString ending = endings.value(filters.indexOf(filter), endings.first());
    if (QFileInfo(path).suffix().isEmpty())
        path += ending;
    else if (filter != filters.first() && path.endsWith(endings.first()))
        path = path.chopped(endings.first().size()) + ending;
    const auto trouble = savePictureTo(path);
    if (!trouble) return desk_->say(tr("Saved: %1").arg(path));
    QMessageBox box(QMessageBox::Warning, tr("Save picture"), *trouble, QMessageBox::Ok, &window_);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

std::optional<QString> BoardEditor::savePictureTo(const QString &path) {
    document_.catchUp();
    const bool handOut = QFileInfo(path).suffix().compare(QLatin1String("pdf"), Qt::CaseInsensitive) == 0;
    return renderTo(path, document_.scenario(), document_.run(),
                    handOut ? std::nullopt : std::optional(document_.step()),
                    highlights_ ? Highlights::Shown : Highlights::None);
}

void BoardEditor::copyPicture() {
    if (!document_.isOpen()) return;
    const QImage image =
        boardImage(document_.run(), document_.step(), highlights_ ? Highlights::Shown : Highlights::None);
    if (image.isNull()) return desk_->say(tr("The board is too large for a picture."));
    QGuiApplication::clipboard()->setImage(image);
    desk_->say(tr("The picture is on the clipboard."));
}

} // namespace bathhouse::ui
