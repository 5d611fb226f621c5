// SPDX-License-Identifier: MIT
#pragma once
#include "ui/lesson_document.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

#include <memory>
#include <vector>

namespace bathhouse::ui {

/// Keeps what is not saved in the data folder while it is written, so that it outlives a crash. The file goes when the
/// scenario is saved, when there is nothing to save any more, and when the window is closed.
class UnsavedWork final : public QObject {
    Q_OBJECT

public:
    explicit UnsavedWork(LessonDocument &, QObject *parent = nullptr);
    ~UnsavedWork() override;
    /// Where the files are.
    static QString folder();
    /// Writes at once what is waiting to be written. False: it could not be.
    bool keep();

private:
    void forget();

    LessonDocument &document_;
    QString name_;  ///< of the file, without ending
    std::unique_ptr<QLockFile> lock_;
    QByteArray kept_;
    QTimer soon_;
};

/// What a program that did not end properly left behind. It is this program's alone while it exists: another that starts
/// meanwhile does not find it.
class LeftBehind {
public:
    /// Everything in the folder that no running program holds, the newest first.
    static std::vector<LeftBehind> find();

    const QString &path() const { return path_; }        ///< of the scenario's file, "" if it had none
    const QDateTime &when() const { return when_; }      ///< last written
    const QByteArray &scenario() const { return text_; } ///< as it would have been saved
    /// Takes it out of the folder.
    void discard();

private:
    QString file_;
    QString path_;
    QDateTime when_;
    QByteArray text_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace bathhouse::ui
