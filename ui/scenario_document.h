// SPDX-License-Identifier: MIT
#pragma once
#include "rules/position_map.h"
#include "scenario/reader.h"
#include "ui/commands/change.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <QVector>

#include <functional>

namespace bathhouse::ui {

/// Tiles, the figures and tokens on them, cut out of a board. Places count from the north-west corner of the cutting.
struct Cutting {
    std::vector<scenario::LaidEntry> tiles;
    std::vector<scenario::FigureEntry> figures;
    std::vector<scenario::TokenEntry> tokens;  ///< each with a place
    bool empty() const { return tiles.empty(); }
    friend bool operator==(const Cutting &, const Cutting &) = default;
};

/// A line of moves: the scenario's own if empty, else the variation reached by these indexes, one per level.
using LinePath = std::vector<std::size_t>;

/// The scenario being edited (docs/editor.md): a value that may be illegal or unfinished, its file, and the history of its
/// changes. Every function that changes it pushes one command; those that return false change nothing then.
class ScenarioDocument final : public QObject {
    Q_OBJECT

public:
    explicit ScenarioDocument(QObject *parent = nullptr);

    const scenario::Scenario &scenario() const { return scenario_; }
    const scenario::TileLibrary &tiles() const { return tiles_; }
    QUndoStack &history() { return history_; }
    const QUndoStack &history() const { return history_; }

    // The file
    /// Another scenario takes the place of this one, unmodified and with an empty history. `bytes` are those of the file.
    void take(scenario::Scenario, scenario::TileLibrary, const QString &path, const QByteArray &bytes);
    /// The same scenario with other tiles to play with; no change of the scenario.
    void exchangeTiles(scenario::TileLibrary);
    /// Two players, Barber-Surgeons, an empty board; untitled.
    void startNew(scenario::TileLibrary);
    /// A scenario that was made by the program takes the place of this one; untitled and not saved yet.
    void takeUnsaved(scenario::Scenario);
    /// Where it was read from or saved to; empty: untitled.
    QString path() const { return path_; }
    /// Compiled into the program: it can be saved under another name only.
    bool shipped() const { return path_.startsWith(u':'); }
    bool isModified() const { return !history_.isClean(); }
    /// What saving writes: the bytes that were read as long as nothing differs, else the canonical form.
    QByteArray bytes() const;
    /// Writes the file whole or not at all. What went wrong, or nothing.
    std::optional<QString> saveTo(const QString &path);

    // Tiles of the set-up
    /// Index into `board` of the (first) tile at a place.
    std::optional<std::size_t> tileAt(rules::Position) const;
    /// The definition of a tile by id: one of the scenario's own, else of the library.
    const rules::Tile *tile(const std::string &id) const;
    /// Lays a tile; one that lies there is replaced. False: off the map, unknown tile, or 20,000 tiles already.
    bool placeTile(const std::string &tile, rules::Position, rules::Rotation);
    /// Removes the tiles at these places with the figures on them. False: there are none.
    bool removeTiles(const QVector<rules::Position> &);
    /// Moves the tiles at these places, with their figures, by so many columns and rows. Tiles where they come to lie go.
    bool moveTiles(const QVector<rules::Position> &, int columns, int rows);
    /// Turns each tile about itself by quarter turns clockwise; its figures turn with it.
    bool turnTiles(const QVector<rules::Position> &, int quarterTurns);
    /// The tiles at these places and their figures.
    Cutting cutting(const QVector<rules::Position> &) const;
    /// The cutting, turned as a whole.
    static Cutting turned(const Cutting &, int quarterTurns);
    /// Puts a cutting down with its north-west corner at a place. Tiles that lie there are replaced, with their figures.
    bool paste(const Cutting &, rules::Position);

    // Figures of the set-up
    /// Indexes into `figures` of those on the tile at a place.
    std::vector<std::size_t> figuresAt(rules::Position) const;
    /// Stands a figure somewhere. Out of the player's supply, if that is written down.
    bool addFigure(scenario::FigureEntry);
    bool removeFigures(const std::vector<std::size_t> &);
    bool moveFigure(std::size_t, rules::Position, rules::PartName);
    bool replaceFigure(std::size_t, scenario::FigureEntry);

    // Tokens of the set-up. One goes with its tile, and one that stands by a figure goes with that.
    /// Indexes into `tokens` of those on the tile at a place.
    std::vector<std::size_t> tokensAt(rules::Position) const;
    /// Lays a token. One of which there is only one is taken from where it lies. False: unknown, or off the map.
    bool addToken(scenario::TokenEntry);
    bool removeTokens(const std::vector<std::size_t> &);
    bool moveToken(std::size_t, scenario::TokenEntry);
    /// The number of a token that lies beside the map (0 if it has none); nothing: it does not lie there.
    std::optional<int> tokenAside(const std::string &token, const std::string &player) const;
    /// Lays a token beside the map with that number, or takes it away: one without a number, or with 0, that lies there.
    bool layAside(const std::string &token, const std::string &player, std::optional<int> number);

    // Players. Names are unique, 1 to 64 characters on one line.
    /// What speaks against calling player `index` so (the number of players: a new one), or "".
    QString nameTrouble(std::size_t index, const QString &name) const;
    bool addPlayer(scenario::ScenarioPlayer);
    /// Removes a player (not the only one) with all that is his: figures, expectations, answers.
    bool removePlayer(std::size_t);
    /// Replaces what is written of a player; a new name is used wherever the old one was. `typing`: merged with the last.
    bool replacePlayer(std::size_t, scenario::ScenarioPlayer, const QString &typing = {});
    bool movePlayer(std::size_t from, std::size_t to);

    // Texts and facts
    void setTitle(const QString &language, const QString &);
    void setSummary(const QString &language, const QString &);
    /// False: no kebab-case word. Empty: none.
    bool setId(const QString &);
    void setTeaches(std::vector<std::string>);
    void setExpansions(std::optional<std::vector<std::string>>);
    /// No value: the default, not written.
    void setOption(const std::string &name, const std::optional<std::string> &value);
    void setToMove(const std::optional<std::string> &player);
    void setDraw(std::vector<std::string>);
    /// The set-up exercise; nothing: the file is none.
    void setSetup(std::optional<scenario::SetupExercise>);
    /// Adds a tile of the scenario's own or replaces the one at `index`. False: impossible, or the id is taken.
    bool setCustomTile(std::optional<std::size_t> index, rules::Tile);
    /// False while the tile is used.
    bool removeCustomTile(std::size_t);
    /// Where a tile id is used: JSON pointers.
    QStringList usesOfTile(const std::string &id) const;

    // Moves. `line` says of which line; an index outside it returns false.
    const std::vector<scenario::MoveEntry> *moves(const LinePath &line = {}) const;
    const scenario::Variation *variation(const LinePath &line) const;
    /// Questions and variations that come later move on.
    bool insertMove(const LinePath &line, std::size_t at, scenario::MoveEntry);
    bool replaceMove(const LinePath &line, std::size_t at, scenario::MoveEntry, const QString &typing = {});
    /// Later questions and variations move up.
    bool removeMove(const LinePath &line, std::size_t at);
    /// The questions and variations before a step go with it.
    bool moveMove(const LinePath &line, std::size_t from, std::size_t to);
    bool setComment(const LinePath &line, std::size_t at, const QString &language, const QString &);
    bool setExpected(const LinePath &line, std::size_t at, std::optional<scenario::Expectation>);
    /// A new line that branches off `line` before move `before`. Its path, or nothing.
    std::optional<LinePath> addVariation(const LinePath &line, int before, std::vector<scenario::MoveEntry>);
    bool removeVariation(const LinePath &);
    bool setVariationTitle(const LinePath &, const QString &language, const QString &);
    void setExpectation(std::optional<scenario::Expectation>);

    // Questions
    bool insertQuestion(std::size_t at, scenario::Question);
    bool replaceQuestion(std::size_t, scenario::Question, const QString &typing = {});
    bool removeQuestion(std::size_t);

    /// What is typed from now on is a new entry of the history.
    void endTyping() { ++typing_; }

Q_SIGNALS:
    void tilesChanged(const QVector<bathhouse::rules::Position> &places);
    void figuresChanged();
    void playersChanged();
    void settingChanged();
    void textsChanged();
    void movesChanged(int from);
    void variationsChanged();
    void questionsChanged();
    void expectationChanged();
    void everythingChanged();
    /// After all others, once a command.
    void changed();
    /// The path or whether it is modified.
    void fileChanged();

private:
    bool push(const QString &text, Changes, const QString &key = {});
    void apply(const Changes &);
    QString typingKey(const QString &field) const;
    void adjustSupply(Changes &, const std::string &player, const std::string &figure, int by) const;
    Indexed<scenario::TokenEntry> tokensOn(const QVector<rules::Position> &) const;
    ListChange<scenario::TokenEntry> pasting(const Cutting &, rules::Position,
                                             const QVector<rules::Position> &places) const;
    Indexed<scenario::TokenEntry> tokensBy(const std::vector<std::size_t> &figures) const;
    void shiftLater(Changes &, std::size_t at, int by) const;
    bool changeVariation(const LinePath &, const QString &text, const std::function<void(scenario::Variation &)> &,
                         const QString &key = {});

    void notePlaces(const Changes &);

    scenario::Scenario scenario_;
    /// Where the (first) tile at a place stands in `board`. Made when it is asked for, and kept while tiles are added.
    mutable std::optional<rules::PositionMap> places_;
    scenario::TileLibrary tiles_;
    QUndoStack history_;
    QString path_;
    QByteArray saved_;  ///< the file as it is on disk
    int typing_ = 0;
};

/// Text with the words of one language exchanged; no words: without the language.
std::optional<scenario::Text> withWords(std::optional<scenario::Text>, const QString &language, const QString &words);

}  // namespace bathhouse::ui
