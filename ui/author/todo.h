// SPDX-License-Identifier: MIT
#pragma once
#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace bathhouse::ui {

class LessonDocument;

/// One thing that a finished scenario has.
struct ToDo {
    QString text;
    bool done = false;
    QString pointer;   ///< where to do it: "/title", "/questions/0", "/expect", "/problems", …
    QString language;  ///< the language that a text is missing in, else empty
};

/// What is still to do on the scenario that is open, in the order in which an author works.
std::vector<ToDo> toDoOn(const LessonDocument &);

/// The list of it, up to date a moment after a change.
class ToDoModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { DoneRole = Qt::UserRole, PointerRole, LanguageRole };
    explicit ToDoModel(LessonDocument &, QObject *parent = nullptr);
    int open() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &, int role = Qt::DisplayRole) const override;

private:
    void renew();

    LessonDocument &document_;
    std::vector<ToDo> list_;
};

}  // namespace bathhouse::ui
