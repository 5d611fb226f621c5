// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"
#include "scenario/scenario.h"
#include "ui/board/board_input.h"
#include "ui/board/edit_marks.h"

#include <QObject>
#include <QVector>

namespace bathhouse::ui {

class BoardView;
class LessonDocument;

/// A place on the board that may be chosen as an answer.
struct Candidate {
    scenario::Place place;
    std::optional<rules::PartRef> part = {};  ///< a part of a tile; nothing: the whole tile
    bool figure = false;                      ///< the figure on that part is meant
    QString name = {};                        ///< in words
};

/// Lets a learner choose places on the board with mouse and keys, shows what is chosen and what a hint lights up.
class BoardPicker final : public QObject, public BoardInput {
    Q_OBJECT

public:
    BoardPicker(LessonDocument &, BoardView &, QObject *parent = nullptr);

    /// Begins; `single`: a choice takes the place of the one before.
    void begin(QVector<Candidate>, bool single);
    /// The board is the learner's no more. What is chosen stays in sight until it is forgotten.
    void stop();
    void forget();
    bool isPicking() const { return picking_; }
    const QVector<Candidate> &candidates() const { return candidates_; }
    const QVector<bool> &chosen() const { return chosen_; }
    void choose(int candidate, bool on);

    void setHint(std::vector<rules::Position> tiles, std::vector<rules::FigureAt> figures);

    // BoardInput
    bool mousePressed(QPointF, const QMouseEvent &) override;
    bool mouseMoved(QPointF, const QMouseEvent &) override;
    bool mouseReleased(QPointF, const QMouseEvent &) override;
    void mouseLeft() override {}
    bool wantsKey(const QKeyEvent &) const override;
    bool keyPressed(const QKeyEvent &) override;
    bool edits() const override { return false; }

Q_SIGNALS:
    void chosenChanged();
    /// Enter with Ctrl: what is chosen is the answer.
    void answered();
    /// What lies under the board cursor.
    void said(const QString &sentence);

private:
    int under(QPointF) const;
    void moveCursor(int dx, int dy);
    void stepCandidate(int by);
    QVector<int> atCursor() const;
    void sayCursor();
    void mark();
    PartMark markOf(const Candidate &, bool chosen) const;

    LessonDocument &document_;
    BoardView &view_;
    bool picking_ = false;
    bool single_ = false;
    QVector<Candidate> candidates_;
    QVector<bool> chosen_;
    std::optional<rules::Position> cursor_;
    int atCursor_ = 0;  ///< which of the candidates there
    QPoint pressed_;
    std::vector<rules::Position> hintTiles_;
    std::vector<rules::FigureAt> hintFigures_;
};

} // namespace bathhouse::ui
