// SPDX-License-Identifier: MIT
#include "ui/learn/why_tree.h"

#include "tutor/catalogue.h"
#include "ui/docks/why.h"
#include "ui/widgets/why_row.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace bathhouse::ui {
namespace {

constexpr int kRowsAtFirst = 14;  ///< as many rows are unfolded by themselves

const tutor::Card *cardOf(std::string_view rule) { return tutor::Catalogue::shipped().find(rule); }

bool isLeaf(const tutor::Reason &reason) {
    return reason.children.empty() && (reason.rules.size() <= 1 || reason.points.has_value());
}

/// The rules of a reason that no row directly below it shows with its own badge.
std::vector<std::string> rulesOfItsOwn(const tutor::Reason &reason) {
    std::set<std::string_view> shown;
    for (const tutor::Reason &child : reason.children)
        if (isLeaf(child) && !child.rules.empty()) shown.insert(child.rules.front());
    std::vector<std::string> own;
    for (const rules::RuleId rule : reason.rules)
        if (cardOf(rule) && shown.insert(rule).second) own.emplace_back(rule);
    return own;
}

QString pointsText(const tutor::Reason &reason) {
    if (!reason.points) return {};
    // What an event changed has its sign; terms and totals have one only below 0.
    const int points = *reason.points;
    return reason.step || points < 0 ? signedPoints(points) : QString::number(points);
}

} // namespace

struct WhyTree::Node {
    Kind kind = Kind::Reason;
    const tutor::Reason *reason = nullptr;  ///< of a rule or a step: the one above
    std::string rule = {};
    Node *parent = nullptr;
    int depth = 0;
    bool open = false;
    WhyRow *row = nullptr;
    std::vector<std::unique_ptr<Node>> children = {};
};

WhyTree::WhyTree(std::vector<tutor::Reason> reasons, const scenario::Table &table, const QString &language, int step,
                 QWidget *parent)
    : QWidget(parent),
      reasons_(std::move(reasons)),
      table_(table),
      language_(language.toStdString()),
      step_(step),
      layout_(new QVBoxLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    for (const tutor::Reason &reason : reasons_) {
        roots_.push_back(node(Kind::Reason, reason, nullptr));
        addChildren(*roots_.back(), std::nullopt);
        roots_.back()->open = true;
    }
    unfoldSome();
    layOut();
}

WhyTree::~WhyTree() = default;

std::unique_ptr<WhyTree::Node> WhyTree::node(Kind kind, const tutor::Reason &reason, Node *parent) {
    auto made = std::make_unique<Node>();
    made->kind = kind;
    made->reason = &reason;
    made->parent = parent;
    made->depth = parent ? parent->depth + 1 : 0;
    return made;
}

void WhyTree::addChildren(Node &above, std::optional<std::size_t> stepAbove) {
    const tutor::Reason &reason = *above.reason;
    if (above.depth > 0 && isLeaf(reason)) {
        if (!reason.rules.empty() && cardOf(reason.rules.front())) above.rule = reason.rules.front();
    } else {
        for (const tutor::Reason &child : reason.children) {
            above.children.push_back(node(Kind::Reason, child, &above));
            addChildren(*above.children.back(), reason.step ? reason.step : stepAbove);
        }
        for (const std::string &rule : rulesOfItsOwn(reason)) {
            above.children.push_back(node(Kind::Rule, reason, &above));
            above.children.back()->rule = rule;
        }
    }
    if (reason.step && reason.step != stepAbove && static_cast<int>(*reason.step) + 1 != step_)
        above.children.push_back(node(Kind::Step, reason, &above));
}

void WhyTree::unfoldSome() {
    int shown = 0;
    for (const auto &root : roots_) shown += 1 + static_cast<int>(root->children.size());
    for (const auto &root : roots_)
        for (const auto &child : root->children) {
            shown += static_cast<int>(child->children.size());
            if (shown <= kRowsAtFirst) child->open = true;
        }
}

template <class See> void WhyTree::eachShown(const Node &node, See &&see) {
    see(node);
    if (!node.open) return;
    for (const auto &child : node.children) eachShown(*child, see);
}

QList<WhyRow *> WhyTree::rows() const {
    QList<WhyRow *> found;
    for (const auto &root : roots_) eachShown(*root, [&](const Node &node) { found.push_back(node.row); });
    return found;
}

WhyTree::Node *WhyTree::nodeOf(const QObject *row) const {
    Node *found = nullptr;
    const auto look = [&](const auto &self, Node &node) -> void {
        if (node.row == row) found = &node;
        for (const auto &child : node.children) self(self, *child);
    };
    for (const auto &root : roots_) look(look, *root);
    return found;
}

const tutor::Reason *WhyTree::reasonOf(const WhyRow *row) const {
    const Node *node = row ? nodeOf(row) : nullptr;
    return node && node->kind == Kind::Reason ? node->reason : nullptr;
}

void WhyTree::layOut() {
    while (QLayoutItem *item = layout_->takeAt(0)) delete item;
    const auto show = [this](const auto &self, Node &node, bool last, std::uint32_t rails, bool seen) -> void {
        if (seen) {
            showRow(node, last, rails);
        } else if (node.row) {
            node.row->hide();
            node.row->deleteLater();
            node.row = nullptr;
        }
        if (node.depth > 0 && !last) rails |= 1u << node.depth;
        for (std::size_t i = 0; i < node.children.size(); ++i)
            self(self, *node.children[i], i + 1 == node.children.size(), rails, seen && node.open);
    };
    for (const auto &root : roots_) show(show, *root, true, 0, true);
    const QList<WhyRow *> all = rows();
    // Tab goes through the page from top to bottom, also past rows that came later.
    for (qsizetype i = 1; i < all.size(); ++i) setTabOrder(all[i - 1], all[i]);
}

void WhyTree::showRow(Node &node, bool last, std::uint32_t rails) {
    WhyLine line;
    line.depth = node.depth;
    line.last = last;
    line.rails = rails;
    line.open = node.open;
    line.folds = node.depth > 0 && !node.children.empty();
    line.rule = node.rule;
    const tutor::Card *card = node.rule.empty() ? nullptr : cardOf(node.rule);
    if (card) line.status = card->status();
    switch (node.kind) {
    case Kind::Reason:
        line.text = QString::fromStdString(node.reason->sentence);
        line.points = pointsText(*node.reason);
        if (node.reason->player) line.colour = table_.colours[index(*node.reason->player)];
        break;
    case Kind::Rule: line.text = QString::fromStdString(tutor::pick(card->title, language_)); break;
    case Kind::Step:
        line.text = tr("Go to step %1").arg(*node.reason->step + 1);
        line.link = true;
        break;
    }
    if (!node.row) {
        node.row = new WhyRow(this);
        connect(node.row, &QAbstractButton::clicked, this, [this, &node] { clicked(node); });
        connect(node.row, &WhyRow::entered, this, [this, &node] { enter(node); });
        connect(node.row, &WhyRow::left, this, [this, &node] { leave(node); });
    }
    node.row->setLine(std::move(line));
    layout_->addWidget(node.row);
    node.row->show();
}

void WhyTree::clicked(Node &node) {
    if (node.kind == Kind::Step) {
        Q_EMIT stepAsked(static_cast<int>(*node.reason->step) + 1);
    } else if (node.row->line().folds) {
        node.open = !node.open;
        layOut();
    } else if (!node.rule.empty()) {
        Q_EMIT ruleAsked(QString::fromStdString(node.rule));
    }
}

void WhyTree::enter(Node &node) { light(&node); }

void WhyTree::leave(Node &) {
    // A row that was reached by the keys stays lit while it has the focus.
    for (const WhyRow *row : rows())
        if (row->underMouse()) return light(nodeOf(row));
    for (const WhyRow *row : rows())
        if (row->byKeys()) return light(nodeOf(row));
    light(nullptr);
}

void WhyTree::light(const Node *node) {
    const Spotlight light = node ? spotlightOf(*node->reason) : Spotlight();
    if (light.empty() && !alight_) return;
    alight_ = !light.empty();
    Q_EMIT lit(light);
}

void WhyTree::hideEvent(QHideEvent *event) {
    light(nullptr);
    QWidget::hideEvent(event);
}

void WhyTree::focus(int index) {
    const QList<WhyRow *> all = rows();
    all[std::clamp<qsizetype>(index, 0, all.size() - 1)]->setFocus(Qt::OtherFocusReason);
}

void WhyTree::keyPressEvent(QKeyEvent *event) {
    const QList<WhyRow *> all = rows();
    const auto at = std::ranges::find_if(all, [](const WhyRow *row) { return row->hasFocus(); });
    if (at == all.end()) return event->ignore();
    const int index = static_cast<int>(at - all.begin());
    Node &node = *nodeOf(*at);
    switch (event->key()) {
    case Qt::Key_Up: focus(index - 1); break;
    case Qt::Key_Down: focus(index + 1); break;
    case Qt::Key_Right:
        if ((*at)->line().folds && !node.open)
            clicked(node);
        else if (!node.children.empty() && node.open)
            focus(index + 1);
        break;
    case Qt::Key_Left:
        if ((*at)->line().folds && node.open)
            clicked(node);
        else if (node.parent)
            focus(static_cast<int>(all.indexOf(node.parent->row)));
        break;
    default: event->ignore();
    }
}

} // namespace bathhouse::ui
