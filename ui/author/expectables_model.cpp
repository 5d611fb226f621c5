// SPDX-License-Identifier: MIT
#include "ui/author/claims_model.h"

#include "ui/lesson_document.h"
#include "ui/widgets/player_mark.h"

#include <algorithm>

namespace bathhouse::ui {
namespace {

void addRules(std::vector<std::string> &rules, const scenario::Step &step) {
    const auto add = [&rules](rules::RuleId rule) {
        std::string id(rule);
        if (std::ranges::find(rules, id) == rules.end()) rules.push_back(std::move(id));
    };
    for (const rules::Event &event : step.events) std::ranges::for_each(event.rules, add);
    if (step.refused) add(step.refused->rule);
}

}  // namespace

ClaimsModel::ClaimsModel(LessonDocument &document, QObject *parent) : QAbstractListModel(parent), document_(document) {
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged,
                              &LessonDocument::languageChanged, &LessonDocument::scenarioEdited})
        connect(&document_, signal, this, &ClaimsModel::renew);
    renew();
}

void ClaimsModel::setOf(Of of) {
    if (of == of_) return;
    of_ = of;
    renew();
}

bool ClaimsModel::isThere() const {
    if (!document_.isOpen()) return false;
    return of_ == Of::WholeFile || (document_.step() > 0 && !document_.branchedAt());
}

scenario::Expectation ClaimsModel::expected() const {
    if (of_ == Of::WholeFile) return document_.scenario().expect.value_or(scenario::Expectation{});
    return document_.current()->entry.expect.value_or(scenario::Expectation{});
}

void ClaimsModel::renew() {
    std::vector<Claim> claims;
    if (isThere()) {
        const scenario::Run &run = of_ == Of::WholeFile ? document_.lessonRun() : document_.run();
        Outcome outcome{of_ == Of::WholeFile ? run.last() : document_.state(), run.table, {}};
        if (of_ == Of::WholeFile)
            for (const scenario::Step &step : run.steps) addRules(outcome.rules, step);
        else
            addRules(outcome.rules, *document_.current());
        claims = claimsOn(outcome, expected(), document_.language().toStdString());
    }
    const bool same = claims.size() == claims_.size();
    if (!same) beginResetModel();
    claims_ = std::move(claims);
    if (!same)
        endResetModel();
    else if (!claims_.empty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(claims_.size()) - 1));
}

int ClaimsModel::confirmed() const {
    return static_cast<int>(std::ranges::count(claims_, Claim::Mark::Holds, &Claim::mark));
}

int ClaimsModel::differing() const {
    return static_cast<int>(std::ranges::count(claims_, Claim::Mark::Differs, &Claim::mark));
}

void ClaimsModel::setAll(bool on) {
    scenario::Expectation all = expected();
    for (const Claim &claim : claims_) claim.set(all, on && claim.shown);
    expect(std::move(all));
}

void ClaimsModel::expect(scenario::Expectation expectation) {
    std::optional<scenario::Expectation> wanted = tidied(std::move(expectation));
    if (of_ == Of::WholeFile) {
        document_.edited().setExpectation(std::move(wanted));
        return;
    }
    const LessonDocument::Spot spot = document_.spotOf(document_.step() - 1);
    document_.edited().setExpected(spot.line, spot.index, std::move(wanted));
}

int ClaimsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(claims_.size());
}

QVariant ClaimsModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Claim &claim = claims_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return claim.text;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        const QString whole =
            claim.expected.isEmpty() ? claim.text : claim.text + QStringLiteral(": ") + claim.expected;
        return role == Qt::ToolTipRole ? QStringLiteral("<span>%1</span>").arg(whole.toHtmlEscaped()) : whole;
    }
    case Qt::DecorationRole: return claim.colour.empty() ? QVariant() : QVariant(playerIcon(claim.colour, 1));
    case Qt::CheckStateRole:
        return static_cast<int>(claim.mark == Claim::Mark::Holds     ? Qt::Checked
                                : claim.mark == Claim::Mark::Differs ? Qt::PartiallyChecked
                                                                     : Qt::Unchecked);
    case MarkRole: return static_cast<int>(claim.mark);
    case ExpectedRole: return claim.expected;
    default: return {};
    }
}

bool ClaimsModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::CheckStateRole || !index.isValid() || index.row() >= rowCount()) return false;
    scenario::Expectation wanted = expected();
    const Claim &claim = claims_[static_cast<std::size_t>(index.row())];
    claim.set(wanted, value.toInt() == Qt::Checked && claim.shown);
    expect(std::move(wanted));
    return true;
}

Qt::ItemFlags ClaimsModel::flags(const QModelIndex &index) const {
    return index.isValid()
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren
               : Qt::NoItemFlags;
}

}  // namespace bathhouse::ui
