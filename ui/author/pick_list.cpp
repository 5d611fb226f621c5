// SPDX-License-Identifier: MIT
#include "ui/author/pick_list.h"

#include "tutor/catalogue.h"
#include "ui/icons.h"
#include "ui/text.h"
#include "ui/style.h"
#include "ui/widgets/flow_layout.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTimer>
#include <QFontMetrics>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kIdRole = Qt::UserRole + 1;
constexpr int kWidestText = 192;  // of a chip: with its frame it fits the narrowest pane

}  // namespace

PickList::PickList(const QString &name, bool once, QWidget *parent) : QWidget(parent), name_(name), once_(once) {
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    chipBox_ = new QWidget;
    chips_ = new FlowLayout(4);
    chipBox_->setLayout(chips_);
    column->addWidget(chipBox_);
    field_ = new QLineEdit;
    field_->setAccessibleName(name);
    field_->setPlaceholderText(name);
    field_->setMinimumWidth(64);
    column->addWidget(field_);
    model_ = new QStandardItemModel(this);
    auto *completer = new QCompleter(model_, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(10);
    field_->setCompleter(completer);
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, [this](const QModelIndex &index) {
        add(index.data(kIdRole).toString().toStdString());
        // The field takes the completion after this.
        QTimer::singleShot(0, field_, &QLineEdit::clear);
    });
    connect(field_, &QLineEdit::returnPressed, this, [this] {
        const QString typed = field_->text().trimmed();
        const auto exact = std::ranges::find_if(entries_, [&](const Entry &entry) {
            return typed.compare(QString::fromStdString(entry.id), Qt::CaseInsensitive) == 0 || typed == entry.name;
        });
        if (exact == entries_.end()) return;
        add(exact->id);
        field_->clear();
    });
}

void PickList::setEntries(std::vector<Entry> entries) {
    entries_ = std::move(entries);
    model_->clear();
    for (const Entry &entry : entries_) {
        const QString id = QString::fromStdString(entry.id);
        auto *item = new QStandardItem(entry.name == id ? id : QStringLiteral("%1  (%2)").arg(entry.name, id));
        item->setData(id, kIdRole);
        model_->appendRow(item);
    }
    fillChips();
}

void PickList::show(const std::vector<std::string> &picked) {
    if (picked == picked_) return;
    picked_ = picked;
    fillChips();
}

QString PickList::nameOf(const std::string &id) const {
    const auto found = std::ranges::find(entries_, id, &Entry::id);
    return found == entries_.end() ? QString::fromStdString(id) : found->name;
}

void PickList::add(const std::string &id) {
    if (id.empty() || (once_ && std::ranges::find(picked_, id) != picked_.end())) return;
    std::vector<std::string> more = picked_;
    more.push_back(id);
    Q_EMIT changed(more);
}

void PickList::fillChips() {
    while (QLayoutItem *item = chips_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t i = 0; i < picked_.size(); ++i) {
        const QString whole = nameOf(picked_[i]);
        auto *chip = new QToolButton;
        chip->setObjectName(QStringLiteral("chip"));
        chip->setText(withoutMnemonic(QFontMetrics(interfaceFont()).elidedText(whole, Qt::ElideRight, kWidestText)) + u' ');
        chip->setIcon(lineIcon(QStringLiteral("close"), IconTone::Muted));
        chip->setIconSize({10, 10});
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setLayoutDirection(Qt::RightToLeft);
        chip->setFixedHeight(24);
        chip->setFocusPolicy(Qt::TabFocus);
        chip->setAccessibleName(tr("Take away %1").arg(whole));
        chip->setToolTip(plainToolTip(tr("Take away: %1").arg(whole)));
        connect(chip, &QToolButton::clicked, this, [this, i] {
            std::vector<std::string> fewer = picked_;
            if (i < fewer.size()) fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            Q_EMIT changed(fewer);
        });
        chips_->addWidget(chip);
        chip->show();
    }
    chipBox_->setVisible(!picked_.empty());
    chipBox_->updateGeometry();
}

std::vector<PickList::Entry> ruleEntries(const QString &language) {
    std::vector<PickList::Entry> entries;
    for (const tutor::Card &card : tutor::Catalogue::shipped().cards())
        entries.push_back({card.id, QString::fromStdString(tutor::pick(card.title, language.toStdString()))});
    return entries;
}

}  // namespace bathhouse::ui
