// SPDX-License-Identifier: MIT
#pragma once
#include "ui/author/expectables.h"

#include <QAbstractListModel>

namespace bathhouse::ui {

class LessonDocument;

/// What the play shows, to be ticked where the author confirms it: after the step shown, or at the end of the file.
class ExpectablesModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Of { Step, WholeFile };
    enum Role { MarkRole = Qt::UserRole, ExpectedRole };
    explicit ExpectablesModel(LessonDocument &, QObject *parent = nullptr);

    /// Whether anybody looks. Nobody: it is brought up to date when somebody does.
    void setLive(bool);
    Of of() const { return of_; }
    void setOf(Of);
    /// Whether there is anything to expect something of: a step, or a file.
    bool isThere() const;
    int confirmed() const;
    int differing() const;
    /// Expects everything that the play shows, or nothing.
    void setAll(bool on);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &, const QVariant &, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &) const override;

private:
    void renew();
    scenario::Expectation expected() const;
    void expect(scenario::Expectation);

    bool live_ = true;
    bool stale_ = false;
    LessonDocument &document_;
    Of of_ = Of::WholeFile;
    std::vector<Expectable> expectables_;
};

}  // namespace bathhouse::ui
