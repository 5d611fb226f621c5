// SPDX-License-Identifier: MIT
#pragma once
#include <QAbstractListModel>

namespace bathhouse::ui {

class LessonDocument;

/// The steps of the line shown, the start first. A step that does not work says why.
class StepsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        FlawRole = Qt::UserRole,  ///< why the step does not work, or ""
        CommentRole,              ///< the first line of its comment
        VariationRole,            ///< whether the step belongs to a variation
        BranchesRole,             ///< how many other lines there are from the position before it
        TallRole,                 ///< whether it has a flaw or a comment, without saying which
    };
    explicit StepsModel(LessonDocument &, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &, int role = Qt::DisplayRole) const override;

private:
    void renew();
    QString flawOf(int step) const;
    QString wordsOf(int step) const;
    int branchesBefore(int step) const;

    LessonDocument &document_;
    int rows_ = 0;
};

}  // namespace bathhouse::ui
