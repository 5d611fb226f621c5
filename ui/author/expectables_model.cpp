// SPDX-License-Identifier: MIT
#include "ui/author/expectables_model.h"

#include "ui/lesson_document.h"
#include "ui/widgets/player_mark.h"

#include <algorithm>
#include <set>

namespace bathhouse::ui {
namespace {

/// Rules in the order in which they are cited first.
class CitedRules {
public:
    void add(const scenario::Step &step) {
        for (const rules::Event &event : step.events)
            for (const rules::RuleId rule : event.rules) add(rule);
        if (step.refused) add(step.refused->rule);
    }
    std::vector<std::string> take() { return std::move(rules_); }

private:
    void add(rules::RuleId rule) {
        if (known_.insert(rule).second) rules_.emplace_back(rule);
    }

    std::set<rules::RuleId> known_;
    std::vector<std::string> rules_;
};

}  // namespace

ExpectablesModel::ExpectablesModel(LessonDocument &document, QObject *parent) : QAbstractListModel(parent), document_(document) {
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged,
                              &LessonDocument::laterStepsChanged, &LessonDocument::languageChanged,
                              &LessonDocument::scenarioEdited})
        connect(&document_, signal, this, &ExpectablesModel::renew);
    renew();
}

void ExpectablesModel::setOf(Of of) {
    if (of == of_) return;
    of_ = of;
    renew();
}

bool ExpectablesModel::isThere() const {
    if (!document_.isOpen()) return false;
    return of_ == Of::WholeFile || (document_.step() > 0 && !document_.branchedAt());
}

scenario::Expectation ExpectablesModel::expected() const {
    if (of_ == Of::WholeFile) return document_.scenario().expect.value_or(scenario::Expectation{});
    return document_.current()->entry.expect.value_or(scenario::Expectation{});
}

void ExpectablesModel::setLive(bool live) {
    live_ = live;
    if (live_ && stale_) renew();
}

void ExpectablesModel::renew() {
    stale_ = !live_;
    if (stale_) return;
    std::vector<Expectable> expectables;
    if (isThere()) {
        const scenario::Run &run = of_ == Of::WholeFile ? document_.lessonRun() : document_.run();
        PlayedMoment moment{of_ == Of::WholeFile ? run.last() : document_.state(), run.table, {}};
        CitedRules cited;
        if (of_ == Of::WholeFile)
            for (const scenario::Step &step : run.steps) cited.add(step);
        else
            cited.add(*document_.current());
        moment.rules = cited.take();
        expectables = expectablesOf(moment, expected(), document_.language().toStdString());
    }
    const bool same = expectables.size() == expectables_.size();
    if (!same) beginResetModel();
    expectables_ = std::move(expectables);
    if (!same)
        endResetModel();
    else if (!expectables_.empty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(expectables_.size()) - 1));
}

int ExpectablesModel::confirmed() const {
    return static_cast<int>(std::ranges::count(expectables_, Expectable::Mark::Holds, &Expectable::mark));
}

int ExpectablesModel::differing() const {
    return static_cast<int>(std::ranges::count(expectables_, Expectable::Mark::Differs, &Expectable::mark));
}

void ExpectablesModel::setAll(bool on) {
    if (!isThere()) return;
    scenario::Expectation all = expected();
    for (const Expectable &expectable : expectables_) expectable.set(all, on && expectable.shown);
    expect(std::move(all));
}

void ExpectablesModel::expect(scenario::Expectation expectation) {
    std::optional<scenario::Expectation> wanted = tidied(std::move(expectation));
    if (of_ == Of::WholeFile) {
        document_.edited().setExpectation(std::move(wanted));
        return;
    }
    const LessonDocument::Spot spot = document_.spotOf(document_.step() - 1);
    document_.edited().setExpected(spot.line, spot.index, std::move(wanted));
}

int ExpectablesModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(expectables_.size());
}

QVariant ExpectablesModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Expectable &expectable = expectables_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return expectable.text;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        const QString whole =
            expectable.expected.isEmpty() ? expectable.text
                                                               : tr("%1: %2").arg(expectable.text, expectable.expected);
        return role == Qt::ToolTipRole ? QStringLiteral("<span>%1</span>").arg(whole.toHtmlEscaped()) : whole;
    }
    case Qt::DecorationRole: return expectable.colour.empty() ? QVariant() : QVariant(playerIcon(expectable.colour, 1));
    case Qt::CheckStateRole:
        return static_cast<int>(expectable.mark == Expectable::Mark::Holds     ? Qt::Checked
                                : expectable.mark == Expectable::Mark::Differs ? Qt::PartiallyChecked
                                                                     : Qt::Unchecked);
    case MarkRole: return static_cast<int>(expectable.mark);
    case ExpectedRole: return expectable.expected;
    default: return {};
    }
}

bool ExpectablesModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::CheckStateRole || !index.isValid() || index.row() >= rowCount()) return false;
    scenario::Expectation wanted = expected();
    const Expectable &expectable = expectables_[static_cast<std::size_t>(index.row())];
    expectable.set(wanted, value.toInt() == Qt::Checked && expectable.shown);
    expect(std::move(wanted));
    return true;
}

Qt::ItemFlags ExpectablesModel::flags(const QModelIndex &index) const {
    return index.isValid()
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren
               : Qt::NoItemFlags;
}

}  // namespace bathhouse::ui
