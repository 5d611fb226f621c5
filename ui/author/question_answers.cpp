// SPDX-License-Identifier: MIT
#include "scenario/resolve.h"
#include "ui/author/fields.h"
#include "ui/author/question_editor.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/text.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/player_mark.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {

using scenario::Place;
using scenario::Question;
using scenario::QuestionKind;
using scenario::Text;

namespace {

constexpr int kMostPoints = 1'000'000;

/// Choices that are named by answers after one of them went.
void forgetChoice(Question &question, int gone) {
    const auto forget = [gone](std::vector<int> &indexes) {
        std::erase(indexes, gone);
        for (int &index : indexes)
            if (index > gone) --index;
    };
    if (auto *right = std::get_if<std::vector<int>>(&question.answers)) forget(*right);
    if (auto *orders = std::get_if<std::vector<std::vector<int>>>(&question.answers)) {
        std::ranges::for_each(*orders, forget);
        std::erase_if(*orders, [](const auto &order) { return order.empty(); });
    }
}

/// "2 1 3" as an order counted from 0; nothing unless it names each choice once.
std::optional<std::vector<int>> orderFrom(const QString &text, std::size_t count) {
    static const QRegularExpression gaps(QStringLiteral("[\\s,]+"));
    std::vector<int> order;
    for (const QString &word : text.split(gaps, Qt::SkipEmptyParts)) {
        bool number = false;
        const int choice = word.toInt(&number) - 1;
        const bool known = number && choice >= 0 && static_cast<std::size_t>(choice) < count;
        if (!known || std::ranges::find(order, choice) != order.end()) return std::nullopt;
        order.push_back(choice);
    }
    return order.size() == count ? std::optional(order) : std::nullopt;
}

QString shown(const std::vector<int> &order) {
    QStringList words;
    for (const int choice : order) words.push_back(QString::number(choice + 1));
    return words.join(u' ');
}

QString shown(const Place &place) {
    return fromUtf8(scenario::toString(place.at)) + (place.on ? u' ' + fromUtf8(rules::toString(*place.on)) : QString());
}

}  // namespace

void QuestionEditor::addChoices(QVBoxLayout *column) {
    column->addWidget(fieldLabel(question().kind == QuestionKind::Order
                                     ? tr("What is put in order")
                                     : tr("Choices; the right ones are ticked")));
    for (std::size_t i = 0; i < question().choices.size(); ++i) addChoice(column, i);
    auto *row = new QHBoxLayout;
    auto *add = new QPushButton(tr("Add a choice"));
    add->setObjectName(QStringLiteral("addChoice"));
    row->addWidget(add);
    row->addStretch();
    connect(add, &QPushButton::clicked, this, [this] {
        change([](Question &q) { q.choices.emplace_back(); });
    });
    if (question().kind == QuestionKind::Choice) {
        auto *all = new QCheckBox(tr("all are needed"));
        all->setToolTip(tr("Every right choice must be ticked. Else any of them will do."));
        row->addWidget(all);
        connect(all, &QCheckBox::clicked, this, [this](bool on) { change([on](Question &q) { q.all = on; }); });
        showers_.push_back([all](const Question &q) { all->setChecked(q.all); });
    }
    column->addLayout(row);
}

void QuestionEditor::addChoice(QVBoxLayout *column, std::size_t index) {
    const bool ordered = question().kind == QuestionKind::Order;
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    if (ordered) {
        row->addWidget(fieldLabel(QStringLiteral("%1.").arg(index + 1)));
    } else {
        auto *right = new QCheckBox;
        right->setAccessibleName(tr("Choice %1 is right").arg(index + 1));
        right->setToolTip(tr("This choice is right"));
        row->addWidget(right);
        connect(right, &QCheckBox::clicked, this, [this, index](bool on) {
            change([&](Question &q) {
                auto &answers = std::get<std::vector<int>>(q.answers);
                std::erase(answers, static_cast<int>(index));
                if (on) answers.push_back(static_cast<int>(index));
                std::ranges::sort(answers);
            });
        });
        showers_.push_back([right, index](const Question &q) {
            const auto *answers = std::get_if<std::vector<int>>(&q.answers);
            right->setChecked(answers != nullptr &&
                              std::ranges::find(*answers, static_cast<int>(index)) != answers->end());
        });
    }
    const auto field = [&](const QString &name, const QString &typing, auto get, auto set) {
        auto *line = new LineField(name);
        line->setPlaceholderText(name);
        connect(line, &LineField::typed, this, [this, typing, get, set](const QString &words) {
            change([&](Question &q) { set(q, withWords(get(q), document_.language(), words)); },
                   typing + document_.language());
        });
        connect(line, &LineField::left, this, [this] { document_.edited().endTyping(); });
        showers_.push_back([this, line, get](const Question &q) {
            const std::optional<Text> text = get(q);
            const std::string language = document_.language().toStdString();
            line->show(text && text->byLanguage.contains(language) ? fromUtf8(text->byLanguage.at(language))
                                                                    : QString());
        });
        return line;
    };
    row->addWidget(field(
                       tr("Choice %1").arg(index + 1), QStringLiteral("choice%1").arg(index),
                       [index](const Question &q) {
                           const Text &text = q.choices[index].text;
                           return text.empty() ? std::nullopt : std::optional(text);
                       },
                       [index](Question &q, std::optional<Text> words) {
                           q.choices[index].text = words.value_or(Text{});
                       }),
                   1);
    auto *remove = iconButton(QStringLiteral("trash"), tr("Take this choice away"));
    row->addWidget(remove);
    connect(remove, &QToolButton::clicked, this, [this, index] {
        change([index](Question &q) {
            q.choices.erase(q.choices.begin() + static_cast<std::ptrdiff_t>(index));
            forgetChoice(q, static_cast<int>(index));
        });
    });
    column->addLayout(row);
    if (ordered) return;
    auto *below = new QHBoxLayout;
    below->setContentsMargins(28, 0, 32, 0);
    below->addWidget(field(
        tr("Said when it is chosen"), QStringLiteral("feedback%1").arg(index),
        [index](const Question &q) { return q.choices[index].feedback; },
        [index](Question &q, std::optional<Text> words) { q.choices[index].feedback = std::move(words); }));
    column->addLayout(below);
}

void QuestionEditor::addOrder(QVBoxLayout *column) {
    column->addWidget(fieldLabel(tr("Right orders, such as 2 1 3; several with a semicolon between them")));
    auto *line = new LineField(tr("Right orders"));
    line->setObjectName(QStringLiteral("orders"));
    column->addWidget(line);
    auto *trouble = fieldLabel(tr("Each order names every choice once."));
    trouble->setProperty("look", QStringLiteral("wrong"));
    trouble->hide();
    column->addWidget(trouble);
    connect(line, &LineField::typed, this, [this, trouble](const QString &text) {
        std::vector<std::vector<int>> orders;
        bool good = true;
        for (const QString &part : text.split(u';', Qt::SkipEmptyParts)) {
            const auto order = orderFrom(part, question().choices.size());
            good = good && order;
            if (order && std::ranges::find(orders, *order) == orders.end()) orders.push_back(*order);
        }
        trouble->setVisible(!good);
        if (good) change([&](Question &q) { q.answers = orders; }, QStringLiteral("orders"));
    });
    connect(line, &LineField::left, this, [this, trouble] {
        document_.edited().endTyping();
        trouble->hide();
    });
    showers_.push_back([line](const Question &q) {
        QStringList words;
        if (const auto *orders = std::get_if<std::vector<std::vector<int>>>(&q.answers))
            for (const auto &order : *orders) words.push_back(shown(order));
        if (!line->hasFocus()) line->show(words.join(QStringLiteral("; ")));
    });
}

void QuestionEditor::addYesNo(QVBoxLayout *column) {
    column->addWidget(fieldLabel(tr("Right answer")));
    auto *choice = new QComboBox;
    choice->setAccessibleName(tr("Right answer"));
    choice->addItems({tr("Yes"), tr("No")});
    column->addWidget(choice, 0, Qt::AlignLeft);
    connect(choice, &QComboBox::activated, this,
            [this](int index) { change([index](Question &q) { q.answers = index == 0; }); });
    showers_.push_back([choice](const Question &q) {
        const bool *yes = std::get_if<bool>(&q.answers);
        choice->setCurrentIndex(yes != nullptr && *yes ? 0 : 1);
    });
}

void QuestionEditor::addEngine(QVBoxLayout *column, const QString &words) {
    auto *engine = new QCheckBox(words);
    engine->setToolTip(tr("The program works the answer out from the position."));
    column->addWidget(engine);
    connect(engine, &QCheckBox::clicked, this, [this](bool on) {
        change([this, on](Question &q) {
            std::map<std::string, int> nothing;
            for (const scenario::ScenarioPlayer &player : document_.scenario().players) nothing[player.name] = 0;
            if (on)
                q.answers = scenario::EngineAnswers{};
            else if (q.kind == QuestionKind::Points)
                q.answers = nothing;
            else
                q.answers = std::vector<Place>{};
        });
    });
    showers_.push_back([engine](const Question &q) {
        engine->setChecked(std::holds_alternative<scenario::EngineAnswers>(q.answers));
    });
}

void QuestionEditor::addPointRow(QVBoxLayout *column,
                                 const std::function<std::map<std::string, int> *(Question &)> &points) {
    auto *box = new QWidget;
    box->setLayout(new FlowLayout(8));
    const std::vector<std::string> colours = document_.scenario().colours();
    for (std::size_t i = 0; i < document_.scenario().players.size(); ++i) {
        const std::string name = document_.scenario().players[i].name;
        auto *cell = new QWidget;
        auto *row = new QHBoxLayout(cell);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(4);
        auto *mark = new QLabel;
        mark->setPixmap(playerMark(colours[i], devicePixelRatioF()));
        mark->setToolTip(plainToolTip(fromUtf8(name)));
        auto *count = new QSpinBox;
        count->setRange(-kMostPoints, kMostPoints);
        count->setAccessibleName(tr("Points of %1").arg(fromUtf8(name)));
        count->setButtonSymbols(QAbstractSpinBox::NoButtons);
        count->setFixedWidth(56);
        row->addWidget(mark);
        row->addWidget(count);
        box->layout()->addWidget(cell);
        connect(count, &QSpinBox::valueChanged, this, [this, points, name](int value) {
            change(
                [&](Question &q) {
                    if (auto *map = points(q)) (*map)[name] = value;
                },
                QStringLiteral("points ") + fromUtf8(name));
        });
        showers_.push_back([count, points, name](const Question &q) {
            Question copy = q;
            const auto *map = points(copy);
            const QSignalBlocker quiet(count);
            count->setValue(map != nullptr && map->contains(name) ? map->at(name) : 0);
        });
    }
    column->addWidget(box);
}

void QuestionEditor::addPoints(QVBoxLayout *column) {
    column->addWidget(fieldLabel(tr("What each player gains in the next step")));
    addEngine(column, tr("as the program counts"));
    if (std::holds_alternative<scenario::EngineAnswers>(question().answers)) return;
    addPointRow(column, [](Question &q) { return std::get_if<std::map<std::string, int>>(&q.answers); });
}

void QuestionEditor::addWrongPoints(QVBoxLayout *column) {
    for (std::size_t i = 0; i < question().wrong.size(); ++i) {
        auto *row = new QHBoxLayout;
        row->addWidget(fieldLabel(tr("Wrong answer %1").arg(i + 1)), 1);
        auto *remove = iconButton(QStringLiteral("trash"), tr("Take this wrong answer away"));
        row->addWidget(remove);
        column->addLayout(row);
        connect(remove, &QToolButton::clicked, this, [this, i] {
            change([i](Question &q) { q.wrong.erase(q.wrong.begin() + static_cast<std::ptrdiff_t>(i)); });
        });
        addPointRow(column, [i](Question &q) { return i < q.wrong.size() ? &q.wrong[i].points : nullptr; });
        addWords(
            column, tr("Said to it"), QStringLiteral("wrong%1").arg(i),
            [i](const Question &q) {
                return q.wrong[i].feedback.empty() ? std::nullopt : std::optional(q.wrong[i].feedback);
            },
            [i](Question &q, std::optional<Text> words) { q.wrong[i].feedback = words.value_or(Text{}); });
    }
    auto *add = new QPushButton(tr("Add a wrong answer"));
    column->addWidget(add, 0, Qt::AlignLeft);
    connect(add, &QPushButton::clicked, this, [this] {
        change([this](Question &q) {
            scenario::WrongPoints wrong;
            for (const scenario::ScenarioPlayer &player : document_.scenario().players) wrong.points[player.name] = 0;
            q.wrong.push_back(std::move(wrong));
        });
    });
}

void QuestionEditor::addPlaces(QVBoxLayout *column) {
    const QuestionKind kind = question().kind;
    column->addWidget(fieldLabel(kind == QuestionKind::Places ? tr("All right places") : tr("Right answers")));
    if (kind == QuestionKind::Places || kind == QuestionKind::Bathhouse)
        addEngine(column, tr("as the program finds them"));
    if (std::holds_alternative<scenario::EngineAnswers>(question().answers)) return;
    auto *chips = new QWidget;
    auto *flow = new FlowLayout(4);
    chips->setLayout(flow);
    column->addWidget(chips);
    pick_ = new QToolButton;
    pick_->setObjectName(QStringLiteral("pickPlaces"));
    pick_->setText(u' ' + tr("Pick on the board"));
    pick_->setAccessibleName(tr("Pick on the board"));
    pick_->setToolTip(tr("While this is on, a click on the board adds a place or takes it back."));
    pick_->setIcon(lineIcon(QStringLiteral("fit"), IconTone::Switch));
    pick_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    pick_->setCheckable(true);
    pick_->setFocusPolicy(Qt::TabFocus);
    column->addWidget(pick_, 0, Qt::AlignLeft);
    showers_.push_back([this, chips, flow](const Question &q) {
        while (QLayoutItem *item = flow->takeAt(0)) {
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
        const auto *places = std::get_if<std::vector<Place>>(&q.answers);
        for (std::size_t i = 0; places != nullptr && i < places->size(); ++i) {
            auto *chip = new QToolButton;
            chip->setObjectName(QStringLiteral("chip"));
            chip->setText(shown((*places)[i]) + u' ');
            chip->setIcon(lineIcon(QStringLiteral("close"), IconTone::Muted));
            chip->setIconSize({10, 10});
            chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            chip->setLayoutDirection(Qt::RightToLeft);
            chip->setFixedHeight(24);
            chip->setAccessibleName(tr("Take away %1").arg(shown((*places)[i])));
            connect(chip, &QToolButton::clicked, this, [this, place = (*places)[i]] {
                change([&](Question &changed) {
                    if (auto *list = std::get_if<std::vector<Place>>(&changed.answers)) std::erase(*list, place);
                });
            });
            flow->addWidget(chip);
            chip->show();
        }
        chips->setVisible(places != nullptr && !places->empty());
        chips->updateGeometry();
    });
}

}  // namespace bathhouse::ui
