// SPDX-License-Identifier: MIT
#pragma once
#include "ui/unsaved_work.h"

#include <QFrame>

class QLabel;

namespace bathhouse::ui {

/// A bar above the board that offers what a program that ended before its time left behind, one scenario after another.
/// Nothing is opened or thrown away unless the author says so.
class OfferBar final : public QFrame {
    Q_OBJECT

public:
    explicit OfferBar(std::vector<LeftBehind>, QWidget *parent = nullptr);

    /// What was asked for is open and kept anew: it goes, and the next is offered.
    void done();

Q_SIGNALS:
    /// It is to be opened; it stays in the folder until `done` is called.
    void openAsked(const QByteArray &scenario, const QString &path);

private:
    void showNext();

    std::vector<LeftBehind> left_;
    QLabel *words_ = nullptr;
};

}  // namespace bathhouse::ui
