// SPDX-License-Identifier: MIT
#include "ui/widgets/search_field.h"

#include "tutor/catalogue.h"
#include "ui/icons.h"
#include "ui/lesson_list.h"
#include "ui/widgets/status_badge.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QStandardItemModel>
#include <QTimer>

namespace bathhouse::ui {
namespace {

constexpr int kRoomForKeys = 210;

enum Role { LessonRole = Qt::UserRole, RuleRole };

}  // namespace

SearchField::SearchField(const LessonList &lessons, QWidget *parent) : QLineEdit(parent), lessons_(lessons) {
    setObjectName(QStringLiteral("search"));
    setPlaceholderText(tr("Find a rule or lesson"));
    setAccessibleName(placeholderText());
    addAction(lineIcon(QStringLiteral("search"), IconTone::Muted), QLineEdit::LeadingPosition);
    model_ = new QStandardItemModel(this);
    auto *completer = new QCompleter(model_, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(12);
    setCompleter(completer);
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, &SearchField::use);
    connect(this, &QLineEdit::returnPressed, this, [this, completer] {
        if (!text().trimmed().isEmpty() && completer->completionCount() > 0)
            use(completer->completionModel()->index(0, 0));
    });
    keys_ = new QLabel(QStringLiteral("Ctrl+K"), this);
    keys_->setProperty("look", QStringLiteral("small"));
    keys_->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(this, &QLineEdit::textChanged, this,
            [this](const QString &text) { keys_->setVisible(text.isEmpty() && width() >= kRoomForKeys); });
    fill(QStringLiteral("en"));
}

void SearchField::setLanguage(const QString &language) { fill(language); }

void SearchField::fill(const QString &language) {
    model_->clear();
    const auto add = [this](const QString &text, const QString &icon, Role role, const QString &value) {
        auto *item = new QStandardItem(lineIcon(icon, IconTone::Muted), text);
        item->setData(value, role);
        model_->appendRow(item);
    };
    for (const LessonChapter *chapter : lessons_.all())
        for (const Lesson &lesson : chapter->lessons)
            add(lessonTitle(lesson, language), QStringLiteral("learn"), LessonRole, lesson.path);
    for (const tutor::Card &card : tutor::Catalogue::shipped().cards())
        add(QString::fromStdString(tutor::pick(card.title, language.toStdString())), lookOf(card.status()).icon,
            RuleRole, QString::fromStdString(card.id));
}

void SearchField::use(const QModelIndex &index) {
    const QString lesson = index.data(LessonRole).toString();
    const QString rule = index.data(RuleRole).toString();
    // The completer writes the chosen text into the field after this: empty it when that is done.
    QTimer::singleShot(0, this, &QLineEdit::clear);
    if (!lesson.isEmpty())
        Q_EMIT lessonAsked(lesson);
    else if (!rule.isEmpty())
        Q_EMIT ruleAsked(rule);
}

void SearchField::resizeEvent(QResizeEvent *event) {
    QLineEdit::resizeEvent(event);
    keys_->setVisible(text().isEmpty() && width() >= kRoomForKeys);
    keys_->adjustSize();
    keys_->move(width() - keys_->width() - 10, (height() - keys_->height()) / 2);
}

}  // namespace bathhouse::ui
