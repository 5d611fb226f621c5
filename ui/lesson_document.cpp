// SPDX-License-Identifier: MIT
#include "ui/lesson_document.h"

#include "tutor/wording.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace bathhouse::ui {
namespace {

// A larger file is over the format's limit anyway; the reader says so.
constexpr qint64 kMostBytes = 16 * 1024 * 1024 + 1;
// The verdict waits until the author pauses.
constexpr int kJudgeAfter = 300;

scenario::Problem fileProblem(const QString &path, const QString &reason) {
    const QString name = QFileInfo(path).fileName();
    return {scenario::Problem::Kind::Shape,
            {},
            QStringLiteral("“%1” cannot be opened: %2. Choose a scenario file (*.bathhouse.json).")
                .arg(name, reason)
                .toStdString()};
}

std::string_view viewOf(const QByteArray &bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

} // namespace

LessonDocument::LessonDocument(QObject *parent) : QObject(parent) {
    judgeSoon_.setSingleShot(true);
    judgeSoon_.setInterval(kJudgeAfter);
    connect(&judgeSoon_, &QTimer::timeout, this, [this] {
        if (isBehind())
            judgeSoon_.start();
        else
            judge();
    });
    playOn_.setSingleShot(true);
    playOn_.setInterval(0);
    connect(&playOn_, &QTimer::timeout, this, [this] {
        playOn();
        if (!isBehind()) caughtUp();
    });
    const auto need = [this](auto signal, auto note) { connect(&edited_, signal, this, note); };
    need(&ScenarioDocument::everythingChanged, [this] { needs_.another = true; });
    need(&ScenarioDocument::playersChanged, [this] { needs_.everything = true; });
    need(&ScenarioDocument::settingChanged, [this] { needs_.everything = true; });
    need(&ScenarioDocument::figuresChanged, [this] { needs_.start = true; });
    need(&ScenarioDocument::tilesChanged, [this](const QVector<rules::Position> &places) { needs_.tiles += places; });
    need(&ScenarioDocument::movesChanged,
         [this](int from) { needs_.movesFrom = std::min(needs_.movesFrom.value_or(from), from); });
    need(&ScenarioDocument::variationsChanged, [this] { needs_.variations = true; });
    need(&ScenarioDocument::changed, [this] { followEdits(); });
}

/// Shipped lessons always use the shipped tiles, whatever the user's own tile file says.
scenario::TileLibrary LessonDocument::tilesFor(const QString &path, scenario::Problems &problems) {
    if (path.startsWith(u':')) return scenario::TileLibrary::shipped();
    return scenario::TileLibrary::withUserFile(scenario::TileLibrary::userFile(), problems);
}

LessonDocument::FileRead LessonDocument::readFile(const QString &path) const {
    FileRead read{{}, scenario::TileLibrary::shipped(), {}};
    QFile file(path);
    if (QFileInfo(path).isDir()) {
        read.result.problems.push_back(fileProblem(path, tr("it is a folder")));
        return read;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        read.result.problems.push_back(fileProblem(path, file.errorString()));
        return read;
    }
    read.bytes = file.read(kMostBytes);
    scenario::Problems tileProblems;
    read.tiles = tilesFor(path, tileProblems);
    read.result = scenario::readScenario(viewOf(read.bytes), read.tiles);
    read.result.problems.insert(read.result.problems.begin(), tileProblems.begin(), tileProblems.end());
    return read;
}

bool LessonDocument::open(const QString &path) { return show(readFile(path), path, 0); }

bool LessonDocument::openUnsaved(const QByteArray &text, const QString &path) {
    FileRead read{{}, scenario::TileLibrary::shipped(), text};
    scenario::Problems tileProblems;
    read.tiles = tilesFor(path, tileProblems);
    read.result = scenario::readScenario(viewOf(text), read.tiles);
    if (!show(std::move(read), path, 0)) return false;
    edited_.history().resetClean();
    return true;
}

bool LessonDocument::reload() {
    if (path().isEmpty() || edited_.isModified()) return false;
    FileRead read = readFile(path());
    if (isOpen() && !lastFailed_ && read.bytes == edited_.bytes()) return true;
    return show(std::move(read), path(), step_);
}

bool LessonDocument::revert() {
    if (path().isEmpty()) {
        startNew();
        return true;
    }
    return show(readFile(path()), path(), step_);
}

void LessonDocument::readTilesAgain() {
    if (!isOpen() || shipped()) return;
    scenario::Problems problems;
    edited_.exchangeTiles(scenario::TileLibrary::withUserFile(scenario::TileLibrary::userFile(), problems));
}

void LessonDocument::startNew() {
    scenario::Problems problems;
    lastFailed_ = false;
    lastPath_.clear();
    step_ = 0;
    edited_.startNew(scenario::TileLibrary::withUserFile(scenario::TileLibrary::userFile(), problems));
}

void LessonDocument::startWith(scenario::Scenario scenario) {
    startNew();
    edited_.takeUnsaved(std::move(scenario));
}

bool LessonDocument::show(FileRead read, const QString &path, int step) {
    lastPath_ = path;
    lastFailed_ = !read.result.scenario;
    if (lastFailed_) {
        failure_ = std::move(read.result.problems);
        Q_EMIT problemsChanged();
        return false;
    }
    failure_.clear();
    // What is wrong with the file must be known when the views learn of it.
    verdict_ = {std::move(read.result.problems), {}, {}};
    step_ = step;
    edited_.take(std::move(*read.result.scenario), std::move(read.tiles), path, read.bytes);
    return true;
}

QString LessonDocument::title() const {
    if (!isOpen()) return {};
    const QString written = text(scenario().title);
    return written.isEmpty() ? fileName() : written;
}

QString LessonDocument::fileName() const { return path().isEmpty() ? tr("Untitled") : QFileInfo(path()).fileName(); }

QString LessonDocument::text(const std::optional<scenario::Text> &text) const {
    return text ? this->text(*text) : QString();
}

QString LessonDocument::text(const scenario::Text &text) const {
    return QString::fromStdString(text.in(language_.toStdString()));
}

void LessonDocument::setLanguage(const QString &language) {
    if (language == language_) return;
    language_ = language;
    judge();
    Q_EMIT languageChanged();
}

const scenario::Table &LessonDocument::table() const {
    const tutor::Wording wording(language_.toStdString());
    shown_ = run().table;
    for (std::string &name : shown_.players) name = wording.player(name);
    return shown_;
}

QStringList LessonDocument::languages() const {
    QSet<QString> codes{QStringLiteral("en")};
    const auto add = [&codes](const std::optional<scenario::Text> &text) {
        if (text)
            for (const auto &entry : text->byLanguage) codes.insert(QString::fromStdString(entry.first));
    };
    if (isOpen()) {
        add(scenario().title);
        add(scenario().summary);
        for (const scenario::MoveEntry &entry : scenario().moves) add(entry.comment);
    }
    QStringList sorted(codes.begin(), codes.end());
    sorted.sort();
    return sorted;
}

scenario::Problems LessonDocument::findings() const {
    if (lastFailed_) return {};
    scenario::Problems found = verdict_.halts;
    found.insert(found.end(), verdict_.mismatches.begin(), verdict_.mismatches.end());
    return found;
}

void LessonDocument::judge() {
    judgeSoon_.stop();
    if (!isOpen()) return;
    catchUp();
    const QByteArray bytes = edited_.bytes();
    verdict_ = tutor::verdictOn(viewOf(bytes), edited_.tiles(), language_.toStdString());
    Q_EMIT problemsChanged();
}

} // namespace bathhouse::ui
