// SPDX-License-Identifier: MIT
#include "ui/widgets/offer_bar.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace bathhouse::ui {

OfferBar::OfferBar(std::vector<LeftBehind> left, QWidget *parent) : QFrame(parent), left_(std::move(left)) {
    setObjectName(QStringLiteral("offerBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 12, 8);
    row->setSpacing(8);
    words_ = new QLabel;
    words_->setTextFormat(Qt::PlainText);
    words_->setWordWrap(true);
    words_->setMinimumWidth(120);
    row->addWidget(words_, 1);
    const auto add = [&](const QString &text, const char *name, auto action) {
        auto *button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, action);
        return button;
    };
    add(tr("Later"), "offerLater", [this] { deleteLater(); })
        ->setToolTip(tr("It is kept, and offered again at the next start."));
    add(tr("Throw away"), "offerDiscard", [this] { done(); });
    add(tr("Open"), "offerOpen", [this] { Q_EMIT openAsked(left_.front().scenario(), left_.front().path()); })
        ->setProperty("primary", true);
    showNext();
}

void OfferBar::done() {
    left_.front().discard();
    left_.erase(left_.begin());
    showNext();
}

void OfferBar::showNext() {
    if (left_.empty()) {
        hide();
        deleteLater();
        return;
    }
    const LeftBehind &first = left_.front();
    const QString name = first.path().isEmpty() ? tr("an untitled scenario") : QFileInfo(first.path()).fileName();
    const QString when = QLocale().toString(first.when(), QLocale::ShortFormat);
    words_->setText(tr("Not saved when the program ended: %1, %2.").arg(name, when));
    setAccessibleName(words_->text());
}

}  // namespace bathhouse::ui
