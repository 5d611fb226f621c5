// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/setup_words.h"
#include "ui/board/board_view.h"
#include "ui/scenario_document.h"
#include "ui/tools/board_tool.h"

#include <QObject>
#include <QPointer>

namespace bathhouse::ui {

class FigureTool;
class LessonDocument;
class SelectTool;
class TileTool;
class TokenTool;

/// The author's place at the board: what is in hand, where the board cursor is, what is selected. It gives mouse and
/// keys to the tool that goes with the hand and shows what the tools mark. On only while the window is for authors.
class AuthorDesk final : public QObject, public BoardInput {
    Q_OBJECT

public:
    AuthorDesk(LessonDocument &, BoardView &, QObject *parent = nullptr);
    ~AuthorDesk() override;

    void setOn(bool);
    bool isOn() const { return on_; }

    // The hand
    enum class Holds { Nothing, Tiles, Figure, Token };
    Holds holds() const;
    /// The tile in hand if it is a single one out of a palette.
    QString tileInHand() const;
    /// The owner and kind of the figure in hand.
    std::pair<QString, QString> figureInHand() const;
    /// The kind and owner of the token in hand; no owner: nobody's.
    std::pair<QString, QString> tokenInHand() const;
    /// Takes a tile of a palette in hand. The tiles of modules that are off cannot be laid.
    void takeTile(const QString &id);
    void takeFigure(const QString &player, const QString &kind);
    /// `player`: whose it is; empty: nobody's.
    void takeToken(const QString &kind, const QString &player);
    /// Takes several tiles in hand, as out of the clipboard.
    void takeArea(const Cutting &);
    /// Takes tiles that lie on the board in hand, held at the tile at `by`: they are moved when they are put down.
    void lift(const QVector<rules::Position> &, rules::Position by);
    void liftFigure(std::size_t index);
    void liftToken(std::size_t index);
    void dropHand();

    // What is selected
    const QVector<rules::Position> &selection() const;
    void select(const QVector<rules::Position> &);
    void selectAll();
    /// The tiles that a command is for: the selection, else the tile under the cursor or pointer.
    QVector<rules::Position> meant() const;

    // Commands
    void copy();
    void cut();
    void paste();
    void removeMeant();
    void turn(int quarterTurns);
    // The same for one place, for the board as list. False: refused, and why was said.
    bool actAt(rules::Position);
    void turnAt(rules::Position, int quarterTurns);
    void removeAt(rules::Position);
    /// Whether tiles may be laid that do not fit (option `board`).
    bool isFree() const;
    void setFree(bool);
    /// Whether what is put on the board is played and recorded as a move after the step shown, not added to the set-up.
    bool isRecording() const { return recording_; }
    void setRecording(bool);

    // Palettes drag onto the board: points of the screen.
    void dragTo(QPoint global);
    void dropAt(QPoint global);

    // The board cursor
    std::optional<rules::Position> spot() const { return spot_; }
    void moveCursor(rules::Position);

    // For the tools
    LessonDocument &lesson() { return lesson_; }
    ScenarioDocument &document();
    const rules::State &state() const;
    const scenario::Table &table() const;
    tutor::SetupWords words() const;
    BoardView &view() { return view_; }
    /// Shows what the tools mark now.
    void renew();
    /// Says a sentence in the status line and to screen readers.
    void say(const QString &);
    /// The set-up is edited in the first position: shows it.
    void showSetup();

    /// The token of the set-up under a point, as index into its list.
    std::optional<std::size_t> tokenUnder(QPointF) const;

    // BoardInput
    bool mousePressed(QPointF, const QMouseEvent &) override;
    bool mouseMoved(QPointF, const QMouseEvent &) override;
    bool mouseReleased(QPointF, const QMouseEvent &) override;
    void mouseLeft() override;
    bool wantsKey(const QKeyEvent &) const override;
    bool keyPressed(const QKeyEvent &) override;

Q_SIGNALS:
    void handChanged();
    void selectionChanged();
    void said(const QString &);
    void freeChanged(bool);
    void recordingChanged(bool);
    /// A palette is asked for by its key.
    void tilesAsked();
    void figuresAsked();

private:
    BoardTool &tool() const;
    void pointAt(std::optional<QPointF>);
    void clearTools();
    void pressRight(QPointF, Qt::KeyboardModifiers);
    bool arrow(int key, bool extend);
    void documentChanged();
    void sayWhatIsHere();

    LessonDocument &lesson_;
    BoardView &view_;
    QPointer<BoardView> viewLives_;  ///< a window may take the board away first
    TileTool *tiles_;
    FigureTool *figures_;
    TokenTool *tokens_;
    SelectTool *select_;
    bool on_ = false;
    bool recording_ = false;
    bool byKeys_ = false;  ///< the cursor is shown
    bool leftDown_ = false;
    bool dragging_ = false;
    QPointF pressedAt_;
    QPoint pressedPixel_;
    std::optional<rules::Position> spot_;
    std::optional<rules::Position> anchor_;  ///< where a selection by keys began
};

} // namespace bathhouse::ui
