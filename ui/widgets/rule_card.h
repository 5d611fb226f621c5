// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"

#include <QFrame>

class QToolButton;

namespace bathhouse::ui {

class LinkRow;

/// A rule of the catalogue: title, status, sources, what it says, what it means, the common mistake. Folded it shows
/// its title and status alone.
class RuleCard final : public QFrame {
    Q_OBJECT

public:
    RuleCard(const tutor::Card &, const QString &language, bool open, QWidget *parent = nullptr);
    const std::string &rule() const { return id_; }
    bool isOpen() const;
    void setOpen(bool);
    /// Offers the way to the rule book below the words.
    void offerBook();

Q_SIGNALS:
    void bookAsked(const QString &rule);

protected:
    void paintEvent(QPaintEvent *) override;

private:
    QWidget *body(const tutor::Card &, const std::string &language);
    QWidget *badges(const tutor::Card &, const std::string &language);

    std::string id_;
    tutor::Status status_;
    QToolButton *head_ = nullptr;
    QWidget *body_ = nullptr;
    LinkRow *book_ = nullptr;
};

}  // namespace bathhouse::ui
