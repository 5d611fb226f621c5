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

Json toJson(const QuestionKey &key, const Record &record) {
    Json json = {{"scenario", key.scenario},       {"question", key.question},
                 {"fingerprint", key.fingerprint}, {"outcome", kOutcomes[static_cast<std::size_t>(record.outcome)]},
                 {"solved", record.solved},        {"times", record.times},
                 {"wrong", record.wrong},          {"hint", record.hint}};
    if (record.missed) json["missed"] = {{"returns", record.returns}, {"due", record.due}};
    return json;
}

/// Nothing if the entry is none of ours.
std::optional<std::pair<QuestionKey, Record>> entryFrom(const Json &json) {
    try {
        QuestionKey key{json.at("scenario"), json.at("question"), json.at("fingerprint")};
        const auto outcome = std::ranges::find(kOutcomes, json.at("outcome").get<std::string>());
        if (outcome == kOutcomes.end()) return std::nullopt;
        Record record{static_cast<Outcome>(outcome - kOutcomes.begin()), json.at("solved"), json.at("times"),
                      json.at("wrong"), json.at("hint")};
        if (const auto missed = json.find("missed"); missed != json.end()) {
            record.missed = true;
            record.returns = std::clamp(missed->at("returns").get<int>(), 0, static_cast<int>(kWaits.size()) - 1);
            record.due = missed->at("due");
        }
        return std::pair(std::move(key), record);
    } catch (const Json::exception &) {
        return std::nullopt;
    }
}

enum class Read { Well, Broken, Newer };

/// The records of a file's text. Of a broken one what can be read.
Read parse(const QByteArray &bytes, std::map<QuestionKey, Record> &records) {
    const Json json = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!json.is_object() || !json.contains("format") || !json["format"].is_string()) return Read::Broken;
    const std::string format = json["format"];
    if (format != kFormat) return format.starts_with("bathhouse-progress/") ? Read::Newer : Read::Broken;
    if (!json.contains("questions") || !json["questions"].is_array()) return Read::Broken;
    Read read = Read::Well;
    for (const Json &entry : json["questions"]) {
        if (auto found = entryFrom(entry))
            records.insert(std::move(*found));
        else
            read = Read::Broken;
    }
    return read;
}

} // namespace

Record after(Record record, const Answered &answered) {
    const bool atOnce = answered.outcome == Outcome::FirstTry && answered.hint < 3;
    record.outcome = answered.outcome;
    record.solved = record.solved || answered.right;
    record.times += 1;
    record.wrong += answered.outcome == Outcome::Wrong ? 1 : 0;
    record.hint = answered.hint;
    if (!atOnce) {
        record.missed = true;
        record.returns = 0;
        record.due = answered.when;
    } else if (record.missed) {
        record.returns += 1;
        record.missed = static_cast<std::size_t>(record.returns) < kWaits.size();
        record.due = record.missed ? answered.when + kDay * kWaits[static_cast<std::size_t>(record.returns)] : 0;
        if (!record.missed) record.returns = 0;
    }
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

void Progress::note(const QuestionKey &key, const Answered &answered) { does({key, answered}); }
void Progress::reset(const std::string &scenario) { does({std::nullopt, {}, scenario}); }
void Progress::resetAll() { does({std::nullopt, {}, {}}); }

void Progress::does(Deed deed) {
    apply(deed);
    if (path_.empty()) return;
    pending_.push_back(std::move(deed));
    write();
}

void Progress::apply(const Deed &deed) {
    if (deed.key)
        records_[*deed.key] = after(records_.contains(*deed.key) ? records_[*deed.key] : Record{}, deed.answered);
    else
        std::erase_if(records_, [&deed](const auto &entry) {
            return deed.scenario.empty() || entry.first.scenario == deed.scenario;
        });
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
    std::map<QuestionKey, Record> records;
    Read result = Read::Well;
    if (file.exists()) {
        if (!file.open(QIODevice::ReadOnly)) {
            say("unsaved: " + file.errorString().toStdString());
            return false;
        }
        const QByteArray bytes = file.read(kMostBytes + 1);
        result = bytes.size() > kMostBytes ? Read::Broken : parse(bytes, records);
        file.close();
    }
    records_ = std::move(records);
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
    Json list = Json::array();
    for (const auto &[key, record] : records_) list.push_back(toJson(key, record));
    if (const auto failed = scenario::saveFile(path_, scenario::writeJson({{"format", kFormat}, {"questions", list}})))
        return say("unsaved: " + *failed);
    pending_.clear();
}

} // namespace bathhouse::tutor::quiz
