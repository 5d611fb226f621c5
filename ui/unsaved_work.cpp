// SPDX-License-Identifier: MIT
#include "ui/unsaved_work.h"

#include "scenario/writer.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kWaits = 1000;  // milliseconds after a change
const QLatin1String kEnding(".unsaved");
const QLatin1String kLock(".lock");
const QLatin1String kFormat("bathhouse-unsaved/1");

std::unique_ptr<QLockFile> lockOf(const QString &name) {
    auto lock = std::make_unique<QLockFile>(UnsavedWork::folder() + u'/' + name + kLock);
    // However old: it is free only when the program that holds it has ended.
    lock->setStaleLockTime(0);
    return lock;
}

}  // namespace

UnsavedWork::UnsavedWork(LessonDocument &document, QObject *parent)
    : QObject(parent), document_(document), name_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    soon_.setSingleShot(true);
    soon_.setInterval(kWaits);
    connect(&soon_, &QTimer::timeout, this, &UnsavedWork::keep);
    const auto note = [this] {
        if (!document_.isOpen() || !document_.edited().isModified())
            forget();
        else if (!soon_.isActive())
            soon_.start();
    };
    connect(&document_.edited(), &ScenarioDocument::changed, this, note);
    connect(&document_.edited(), &ScenarioDocument::fileChanged, this, note);
    note();
}

UnsavedWork::~UnsavedWork() { forget(); }

QString UnsavedWork::folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/unsaved");
}

bool UnsavedWork::keep() {
    soon_.stop();
    if (!document_.isOpen() || !document_.edited().isModified()) {
        forget();
        return true;
    }
    const QByteArray text = document_.edited().bytes();
    if (text == kept_) return true;
    if (!lock_) {
        QDir().mkpath(folder());
        lock_ = lockOf(name_);
        if (!lock_->tryLock(0)) {
            // A folder that cannot be written keeps nothing; saving will say so.
            lock_.reset();
            return false;
        }
    }
    const QJsonObject object{{QStringLiteral("format"), kFormat},
                             {QStringLiteral("path"), document_.path()},
                             {QStringLiteral("when"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                             {QStringLiteral("scenario"), QString::fromUtf8(text)}};
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact);
    const QString path = folder() + u'/' + name_ + kEnding;
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (scenario::saveFile(path.toStdString(), view)) return false;
    kept_ = text;
    return true;
}

void UnsavedWork::forget() {
    soon_.stop();
    if (!lock_) return;
    QFile::remove(folder() + u'/' + name_ + kEnding);
    lock_.reset();
    kept_.clear();
}

std::vector<LeftBehind> LeftBehind::find() {
    std::vector<LeftBehind> found;
    const QDir folder(UnsavedWork::folder());
    for (const QString &entry : folder.entryList({QStringLiteral("*.unsaved")}, QDir::Files)) {
        LeftBehind left;
        left.file_ = folder.filePath(entry);
        left.lock_ = lockOf(entry.chopped(kEnding.size()));
        if (!left.lock_->tryLock(0)) continue;
        QFile file(left.file_);
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        // Left alone: it may be a newer program's.
        if (object.value(QLatin1String("format")).toString() != kFormat) continue;
        left.path_ = object.value(QLatin1String("path")).toString();
        left.when_ = QDateTime::fromString(object.value(QLatin1String("when")).toString(), Qt::ISODate).toLocalTime();
        left.text_ = object.value(QLatin1String("scenario")).toString().toUtf8();
        found.push_back(std::move(left));
    }
    std::ranges::sort(found, std::ranges::greater(), &LeftBehind::when_);
    return found;
}

void LeftBehind::discard() {
    QFile::remove(file_);
    lock_.reset();
}

}  // namespace bathhouse::ui
