// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace bathhouse::scenario {
struct OptionShape;
}

namespace bathhouse::ui {

class FlowLayout;
class LessonDocument;
class LineField;
class PickList;
class PlayerRow;
class SetupFields;
class WordsField;

/// What the file says about itself: title, summary, rules taught, players, expansions, options, tiles to draw, tiles of
/// its own.
class FactsPage final : public QWidget {
    Q_OBJECT

public:
    explicit FactsPage(LessonDocument &, QWidget *parent = nullptr);
    /// Scrolls to the field that a JSON pointer names, and gives it the keyboard.
    void showPlace(const QString &pointer);

private:
    struct OptionField {
        std::string name;
        std::string module;  ///< shown only with it; empty: always
        QWidget *field;      ///< label and choice
        QLabel *label;
        QComboBox *choice;
    };
    QWidget *fieldOf(const QString &key, const QString &entry) const;
    void buildTexts(QVBoxLayout *);
    void buildPlayers(QVBoxLayout *);
    void buildGame(QVBoxLayout *);
    void addOption(QVBoxLayout *, const scenario::OptionShape &);
    void nameOption(const OptionField &) const;
    void buildTiles(QVBoxLayout *);
    void refresh();
    void showTexts();
    void showPlayers();
    void showGame();
    void showTiles();
    void showOwnTiles();
    void addPlayer();
    void takeModules();

    LessonDocument &document_;
    LineField *title_ = nullptr;
    WordsField *summary_ = nullptr;
    LineField *id_ = nullptr;
    QWidget *idTrouble_ = nullptr;
    PickList *teaches_ = nullptr;
    bool stale_ = false;  ///< players or setting were edited
    QVBoxLayout *players_ = nullptr;
    std::vector<PlayerRow *> rows_;
    QPushButton *addPlayer_ = nullptr;
    QComboBox *begins_ = nullptr;
    std::vector<std::pair<std::string, QCheckBox *>> modules_;
    std::vector<OptionField> options_;
    PickList *draw_ = nullptr;
    SetupFields *setup_ = nullptr;
    FlowLayout *ownTiles_ = nullptr;
    QWidget *ownTileBox_ = nullptr;
};

}  // namespace bathhouse::ui
