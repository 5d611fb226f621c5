// SPDX-License-Identifier: MIT
#pragma once
#include "rules/figure.h"
#include "ui/author/tile_design.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace bathhouse::ui {

class LessonDocument;
class LineField;

/// Designs a tile: its edges and what hangs together, a bathhouse, coats of arms, with a live picture and what is wrong. It
/// goes into the scenario, or into the user's own tile file.
class TileDesigner final : public QDialog {
    Q_OBJECT

public:
    /// `index`: of the scenario's custom tile to change; nothing: a new one.
    TileDesigner(LessonDocument &, std::optional<std::size_t> index, QWidget *parent = nullptr);
    /// Begins with another tile.
    void startFrom(const std::string &id);
    const TileDesign &design() const { return design_; }
    /// What is wrong with the tile as it is, one sentence each.
    QStringList troubles() const;

private:
    QWidget *buildPicture();
    void buildHead(QGridLayout *);
    void buildEdges(QGridLayout *);
    void buildRest(QGridLayout *);
    QWidget *buildButtons();
    void fillWith(int edge);
    void fillMarks();
    void addMark(const rules::MarkTraits &, std::optional<int> edge, QStringList &ticked);
    void showDesign();
    void take();
    void putIntoScenario();
    void saveAsMine();

    LessonDocument &document_;
    std::optional<std::size_t> index_;
    rules::Tile before_;
    TileDesign design_;
    bool showing_ = false;

    QLabel *picture_ = nullptr;
    QLabel *words_ = nullptr;
    LineField *id_ = nullptr;
    QComboBox *from_ = nullptr;
    std::array<QComboBox *, 4> shows_{};
    std::array<QComboBox *, 4> with_{};
    std::array<QSpinBox *, 4> pennants_{};
    QSpinBox *count_ = nullptr;
    QCheckBox *crossing_ = nullptr;
    QCheckBox *intoCity_ = nullptr;
    QCheckBox *overNorth_ = nullptr;
    QComboBox *centre_ = nullptr;
    QComboBox *bathhouse_ = nullptr;
    QSpinBox *flag_ = nullptr;
    QPushButton *marks_ = nullptr;
    QPushButton *put_ = nullptr;
    QPushButton *mine_ = nullptr;
};

}  // namespace bathhouse::ui
