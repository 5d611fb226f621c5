// SPDX-License-Identifier: MIT
#pragma once
#include <QObject>

class QMainWindow;
class QMenu;

namespace bathhouse::ui {

class AuthorDesk;
class BoardListDock;
class BoardView;
class FigurePaletteDock;
class LessonDocument;
class TilePaletteDock;

/// What an author sets a position up with: the desk, both palettes and the Board menu, put together.
class BoardEditor final : public QObject {
    Q_OBJECT

public:
    BoardEditor(LessonDocument &, BoardView &, QMainWindow &);

    AuthorDesk &desk() { return *desk_; }
    TilePaletteDock &tiles() { return *tiles_; }
    FigurePaletteDock &figures() { return *figures_; }
    /// The window is for authors now, or not; `palettes`: there is room for them.
    void setOn(bool on, bool palettes);
    void fillMenu(QMenu &);
    void serve(BoardListDock &);

    /// Asks for a name and saves a picture.
    void savePicture();
    /// Saves the position shown as PNG or SVG, or all steps of the line as a PDF hand-out: the name's ending decides. What
    /// went wrong, or nothing.
    std::optional<QString> savePictureTo(const QString &path);
    void copyPicture();

Q_SIGNALS:
    void said(const QString &);

private:
    LessonDocument &document_;
    QMainWindow &window_;
    AuthorDesk *desk_;
    TilePaletteDock *tiles_;
    FigurePaletteDock *figures_;
    bool highlights_ = true;
};

} // namespace bathhouse::ui
