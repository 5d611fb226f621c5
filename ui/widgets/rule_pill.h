// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"

#include <QAbstractButton>

namespace bathhouse::ui {

/// The rule that decided a step, as a pill in the colours of its status. A click opens its card.
class RulePill final : public QAbstractButton {
    Q_OBJECT

public:
    explicit RulePill(QWidget *parent = nullptr);
    void setRule(const tutor::Card *, const QString &language);
    const std::string &rule() const { return id_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    std::string id_;
    QString title_;
    tutor::Status status_ = tutor::Status::Official;
};

}  // namespace bathhouse::ui
