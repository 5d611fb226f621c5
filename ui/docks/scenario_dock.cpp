// SPDX-License-Identifier: MIT
#include "ui/docks/scenario_dock.h"

#include "tutor/catalogue.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/widgets/rule_card.h"
#include "ui/widgets/safe_text.h"

#include <QFileInfo>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {
namespace {

QLabel *label(const QString &text, const QString &look = {}) {
    auto *made = new QLabel(text);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    made->setProperty("look", look);
    return made;
}

QString joined(const std::vector<std::string> &words, const QString &none) {
    QStringList list;
    for (const std::string &word : words) list.push_back(QString::fromStdString(word));
    return list.isEmpty() ? none : list.join(QStringLiteral(", "));
}

QWidget *fact(const QString &name, const QString &value) {
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(12);
    auto *left = label(name, QStringLiteral("second"));
    left->setFixedWidth(88);
    layout->addWidget(left, 0, Qt::AlignTop);
    layout->addWidget(label(value), 1);
    return row;
}

QWidget *checkRow(const QString &text, bool holds) {
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(10);
    auto *icon = new QLabel;
    QPixmap picture(QSize(16, 16) * row->devicePixelRatioF());
    picture.setDevicePixelRatio(row->devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintLineIcon(painter, {0, 0, 16, 16}, holds ? QStringLiteral("check") : QStringLiteral("cross"),
                  holds ? windowColours().right : windowColours().wrong);
    painter.end();
    icon->setPixmap(picture);
    icon->setFixedSize(16, 16);
    layout->addWidget(icon, 0, Qt::AlignTop);
    layout->addWidget(label(text), 1);
    return row;
}

/// How many single things an expectation asks.
std::size_t askedBy(const std::optional<scenario::Expectation> &expect) {
    if (!expect) return 0;
    std::size_t n = (expect->decision ? 1U : 0U) + (expect->refused ? 1U : 0U);
    n += expect->scores ? expect->scores->size() : 0;
    n += expect->supply ? expect->supply->size() : 0;
    n += expect->bathhouses ? expect->bathhouses->size() : 0;
    n += expect->figures ? expect->figures->size() : 0;
    n += expect->rules ? expect->rules->size() : 0;
    return n;
}

}  // namespace

ScenarioDock::ScenarioDock(LessonDocument &document, QWidget *parent)
    : PanelDock(QStringLiteral("scenarioDock"), tr("Scenario"), Closing::Never, parent), document_(document) {
    scroll_ = new QScrollArea;
    scroll_->setObjectName(QStringLiteral("panel"));
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setMinimumWidth(300);
    scroll_->setFocusPolicy(Qt::TabFocus);
    scroll_->setAccessibleName(tr("Scenario"));
    setWidget(scroll_);
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::languageChanged})
        connect(&document_, signal, this, &ScenarioDock::refresh);
    refresh();
}

void ScenarioDock::refresh() {
    if (!document_.isOpen()) return;
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("page"));
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(16, 14, 16, 16);
    layout->setSpacing(0);
    addFacts(layout);
    addExpected(layout);
    layout->addStretch();
    scroll_->setWidget(page);
    setNote(document_.shipped() ? tr("lesson") : tr("file"));
}

void ScenarioDock::addFacts(QVBoxLayout *layout) {
    const scenario::Scenario &scenario = document_.scenario();
    layout->addWidget(label(document_.title(), QStringLiteral("heading")));
    if (const QString summary = document_.text(scenario.summary); !summary.isEmpty()) {
        layout->addSpacing(6);
        auto *text = new SafeText;
        text->setCommonMark(summary);
        layout->addWidget(text);
    }
    layout->addSpacing(8);
    QStringList options;
    for (const auto &[name, value] : scenario.options)
        options.push_back(QStringLiteral("%1: %2").arg(QString::fromStdString(name), QString::fromStdString(value)));
    std::vector<std::string> players;
    for (const scenario::ScenarioPlayer &player : scenario.players) players.push_back(player.name);
    layout->addWidget(fact(tr("File"), QFileInfo(document_.path()).fileName()));
    layout->addWidget(fact(tr("Players"), joined(players, tr("none"))));
    layout->addWidget(fact(tr("Expansions"), joined(scenario.modules(), tr("base game alone"))));
    layout->addWidget(fact(tr("Options"), options.isEmpty() ? tr("as usual") : options.join(QStringLiteral(", "))));
    layout->addWidget(fact(tr("Board"), tr("%1 tiles, %2 figures, %3 moves")
                                            .arg(scenario.board.size())
                                            .arg(scenario.figures.size())
                                            .arg(scenario.moves.size())));
    layout->addWidget(fact(tr("Languages"), document_.languages().join(QStringLiteral(", "))));
    bool first = true;
    for (const std::string &rule : scenario.teaches) {
        const tutor::Card *card = tutor::Catalogue::shipped().find(rule);
        if (card == nullptr) continue;
        layout->addSpacing(first ? 16 : 8);
        if (first) {
            layout->addWidget(label(tr("Teaches"), QStringLiteral("heading")));
            layout->addSpacing(8);
        }
        layout->addWidget(new RuleCard(*card, document_.language(), false));
        first = false;
    }
}

void ScenarioDock::addExpected(QVBoxLayout *layout) {
    const scenario::Scenario &scenario = document_.scenario();
    std::size_t asked = askedBy(scenario.expect);
    for (const scenario::MoveEntry &move : scenario.moves) asked += askedBy(move.expect);
    layout->addSpacing(20);
    layout->addWidget(label(tr("Expected"), QStringLiteral("heading")));
    layout->addSpacing(4);
    const scenario::Problems findings = document_.findings();
    for (const scenario::Problem &problem : findings)
        layout->addWidget(checkRow(QString::fromStdString(problem.text()), false));
    if (asked == 0)
        layout->addWidget(
            label(tr("The file expects nothing. Without \"expect\" nobody notices when a result changes."),
                  QStringLiteral("second")));
    else if (findings.empty())
        layout->addWidget(checkRow(tr("All that the file expects holds: %1 checks.").arg(asked), true));
}

}  // namespace bathhouse::ui
