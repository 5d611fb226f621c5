// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QPushButton;
class QVBoxLayout;

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
    QWidget *fieldOf(const QString &key, const QString &entry) const;
    void buildTexts(QVBoxLayout *);
    void buildPlayers(QVBoxLayout *);
    void buildGame(QVBoxLayout *);
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
    std::vector<std::pair<std::string, QComboBox *>> options_;
    PickList *draw_ = nullptr;
    SetupFields *setup_ = nullptr;
    FlowLayout *ownTiles_ = nullptr;
    QWidget *ownTileBox_ = nullptr;
};

/// What a module is called in a language: "Inns and Cathedrals" of "inns-and-cathedrals".
QString moduleName(std::string_view id, const QString &language);

}  // namespace bathhouse::ui
