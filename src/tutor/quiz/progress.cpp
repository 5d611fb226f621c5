// SPDX-License-Identifier: MIT
#include "tutor/quiz/progress.h"

#include "scenario/json.h"
#include "scenario/writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>

namespace bathhouse::tutor::quiz {

namespace {

constexpr const char *kFormat = "bathhouse-progress/1";
constexpr std::array kOutcomes{"wrong", "peeked", "after-tries", "first-try"};
constexpr std::int64_t kDay = 24 * 60 * 60;
/// Days until a missed question comes back, by how often it came back already.
constexpr std::array<std::int64_t, 3> kWaits{0, 1, 3};
constexpr qint64 kMostBytes = 16 * 1024 * 1024;
constexpr int kLockMilliseconds = 3000;

template <class Kept> Json missedJson(const Kept &kept) { return {{"returns", kept.returns}, {"due", kept.due}}; }

Json toJson(const QuestionKey &key, const Record &record) {
    Json json = {{"scenario", key.scenario},       {"question", key.question},
                 {"fingerprint", key.fingerprint}, {"outcome", kOutcomes[static_cast<std::size_t>(record.outcome)]},
                 {"solved", record.solved},        {"times", record.times},
                 {"wrong", record.wrong},          {"hint", record.hint}};
    if (record.missed) json["missed"] = missedJson(record);
    return json;
}

Json toJson(const std::string &rule, const DrillRecord &record) {
    Json json = {{"rule", rule},
                 {"positions", record.positions},
                 {"right", record.right},
                 {"streak", record.streak},
                 {"best", record.best}};
    if (record.lastRight != 0) json["lastRight"] = record.lastRight;
    if (record.missed) json["missed"] = missedJson(record);
    return json;
}

template <class Kept> void readMissed(const Json &json, Kept &kept) {
    const auto missed = json.find("missed");
    if (missed == json.end()) return;
    kept.missed = true;
    kept.returns = std::clamp(missed->at("returns").get<int>(), 0, static_cast<int>(kWaits.size()) - 1);
    kept.due = missed->at("due");
}

/// Nothing if the entry is none of ours.
std::optional<std::pair<std::string, DrillRecord>> drillFrom(const Json &json) {
    try {
        DrillRecord record{json.at("positions"), json.at("right"), json.at("streak"), json.at("best")};
        record.lastRight = json.value("lastRight", std::int64_t{0});
        readMissed(json, record);
        return std::pair(json.at("rule").get<std::string>(), record);
    } catch (const Json::exception &) {
        return std::nullopt;
    }
}

/// Nothing if the entry is none of ours.
std::optional<std::pair<QuestionKey, Record>> entryFrom(const Json &json) {
    try {
        QuestionKey key{json.at("scenario"), json.at("question"), json.at("fingerprint")};
        const auto outcome = std::ranges::find(kOutcomes, json.at("outcome").get<std::string>());
        if (outcome == kOutcomes.end()) return std::nullopt;
        Record record{static_cast<Outcome>(outcome - kOutcomes.begin()), json.at("solved"), json.at("times"),
                      json.at("wrong"), json.at("hint")};
        readMissed(json, record);
        return std::pair(std::move(key), record);
    } catch (const Json::exception &) {
        return std::nullopt;
    }
}

enum class Read { Well, Broken, Newer };

/// What a file keeps.
struct Contents {
    std::map<QuestionKey, Record> questions;
    std::map<std::string, DrillRecord> drills;
};

template <class Map, class Entry> Read take(const Json &list, Entry entry, Map &into) {
    Read read = list.is_array() ? Read::Well : Read::Broken;
    if (read == Read::Broken) return read;
    for (const Json &each : list) {
        if (auto found = entry(each))
            into.insert(std::move(*found));
        else
            read = Read::Broken;
    }
    return read;
}

/// What a file's text says. Of a broken one what can be read.
Read parse(const QByteArray &bytes, Contents &kept) {
    const Json json = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!json.is_object() || !json.contains("format") || !json["format"].is_string()) return Read::Broken;
    const std::string format = json["format"];
    if (format != kFormat) return format.starts_with("bathhouse-progress/") ? Read::Newer : Read::Broken;
    if (!json.contains("questions")) return Read::Broken;
    const Read questions = take(json["questions"], entryFrom, kept.questions);
    // Who never drilled has none.
    const Read drills = json.contains("drills") ? take(json["drills"], drillFrom, kept.drills) : Read::Well;
    return questions == Read::Well ? drills : questions;
}

bool isAtOnce(const Answered &answered) { return answered.outcome == Outcome::FirstTry && answered.hint < 3; }

/// Whether and when it comes back after an answer.
template <class Kept> void comeBack(Kept &kept, const Answered &answered) {
    if (!isAtOnce(answered)) {
        kept.missed = true;
        kept.returns = 0;
        kept.due = answered.when;
    } else if (kept.missed) {
        kept.returns += 1;
        kept.missed = static_cast<std::size_t>(kept.returns) < kWaits.size();
        kept.due = kept.missed ? answered.when + kDay * kWaits[static_cast<std::size_t>(kept.returns)] : 0;
        if (!kept.missed) kept.returns = 0;
    }
}

}  // namespace

Record after(Record record, const Answered &answered) {
    record.outcome = answered.outcome;
    record.solved = record.solved || answered.right;
    record.times += 1;
    record.wrong += answered.outcome == Outcome::Wrong ? 1 : 0;
    record.hint = answered.hint;
    comeBack(record, answered);
    return record;
}

DrillRecord after(DrillRecord record, const Answered &answered) {
    const bool atOnce = isAtOnce(answered);
    record.positions += 1;
    record.right += atOnce ? 1 : 0;
    record.streak = atOnce ? record.streak + 1 : 0;
    record.best = std::max(record.best, record.streak);
    if (atOnce) record.lastRight = answered.when;
    comeBack(record, answered);
    return record;
}

Progress::Progress(std::string path) : path_(std::move(path)) { refresh(); }

const Record *Progress::find(const QuestionKey &key) const {
    const auto found = records_.find(key);
    return found == records_.end() ? nullptr : &found->second;
}

Standing Progress::standing(const std::vector<QuestionKey> &keys) const {
    const auto solved = [this](const QuestionKey &key) { return find(key) && find(key)->solved; };
    if (!keys.empty() && std::ranges::all_of(keys, solved)) return Standing::Done;
    return std::ranges::any_of(keys, [this](const QuestionKey &key) { return find(key); }) ? Standing::Begun
                                                                                           : Standing::New;
}

std::vector<QuestionKey> Progress::missed(std::int64_t now) const {
    std::vector<std::pair<std::int64_t, QuestionKey>> due;
    for (const auto &[key, record] : records_)
        if (record.missed && record.due <= now) due.emplace_back(record.due, key);
    std::ranges::sort(due);
    std::vector<QuestionKey> keys;
    for (auto &entry : due) keys.push_back(std::move(entry.second));
    return keys;
}

void Progress::note(const QuestionKey &key, const Answered &answered) { does({Deed::Kind::Answer, key, {}, answered}); }
void Progress::noteDrill(const std::string &rule, const Answered &answered) {
    does({Deed::Kind::Drill, {}, rule, answered});
}
void Progress::reset(const std::string &scenario) { does({Deed::Kind::ForgetScenario, {}, scenario}); }
void Progress::resetDrills(const std::string &rule) { does({Deed::Kind::ForgetRule, {}, rule}); }
void Progress::resetAll() { does({Deed::Kind::ForgetAll}); }

void Progress::does(Deed deed) {
    apply(deed);
    if (path_.empty()) return;
    pending_.push_back(std::move(deed));
    write();
}

void Progress::apply(const Deed &deed) {
    switch (deed.kind) {
    case Deed::Kind::Answer: records_[deed.key] = after(records_[deed.key], deed.answered); break;
    case Deed::Kind::Drill: drills_[deed.name] = after(drills_[deed.name], deed.answered); break;
    case Deed::Kind::ForgetScenario:
        std::erase_if(records_, [&deed](const auto &entry) { return entry.first.scenario == deed.name; });
        break;
    case Deed::Kind::ForgetRule: drills_.erase(deed.name); break;
    case Deed::Kind::ForgetAll:
        records_.clear();
        drills_.clear();
        break;
    }
}

void Progress::say(const std::string &trouble) {
    if (trouble_.empty()) trouble_ = trouble;
}

std::string Progress::takeTrouble() { return std::exchange(trouble_, {}); }

void Progress::refresh() {
    if (path_.empty() || !QFileInfo::exists(QString::fromStdString(path_))) return;
    if (!pending_.empty()) return write();
    QLockFile lock(QString::fromStdString(path_ + ".lock"));
    // Without the lock (a folder that cannot be written to) it can still be read.
    lock.tryLock(kLockMilliseconds);
    if (read() && !QFileInfo::exists(QString::fromStdString(path_))) save();
}

bool Progress::read() {
    QFile file(QString::fromStdString(path_));
    Contents kept;
    Read result = Read::Well;
    if (file.exists()) {
        if (!file.open(QIODevice::ReadOnly)) {
            say("unsaved: " + file.errorString().toStdString());
            return false;
        }
        const QByteArray bytes = file.read(kMostBytes + 1);
        result = bytes.size() > kMostBytes ? Read::Broken : parse(bytes, kept);
        file.close();
    }
    records_ = std::move(kept.questions);
    drills_ = std::move(kept.drills);
    for (const Deed &deed : pending_) apply(deed);
    return result == Read::Well || keepAside(result == Read::Newer ? "newer" : "broken");
}

bool Progress::keepAside(const char *trouble) {
    const QFileInfo info(QString::fromStdString(path_));
    for (int i = 1; i < 1000; ++i) {
        const QString name = QStringLiteral("%1.%2-%3.%4")
                                 .arg(info.completeBaseName(), QLatin1String(trouble))
                                 .arg(i)
                                 .arg(info.suffix());
        const QString aside = info.dir().filePath(name);
        if (QFileInfo::exists(aside)) continue;
        if (!QFile::rename(info.filePath(), aside)) break;
        say(std::string(trouble) + ": " + aside.toStdString());
        return true;
    }
    say("unsaved: " + path_);
    return false;
}

void Progress::write() {
    if (!QDir().mkpath(QFileInfo(QString::fromStdString(path_)).path())) return say("unsaved: " + path_);
    QLockFile lock(QString::fromStdString(path_ + ".lock"));
    if (!lock.tryLock(kLockMilliseconds)) return say("unsaved: " + path_ + ".lock");
    // What cannot be read and not be kept aside is not written over.
    if (read()) save();
}

void Progress::save() {
    Json questions = Json::array();
    for (const auto &[key, record] : records_) questions.push_back(toJson(key, record));
    Json json = {{"format", kFormat}, {"questions", questions}};
    for (const auto &[rule, record] : drills_) json["drills"].push_back(toJson(rule, record));
    if (const auto failed = scenario::saveFile(path_, scenario::writeJson(json))) return say("unsaved: " + *failed);
    pending_.clear();
}

}  // namespace bathhouse::tutor::quiz
