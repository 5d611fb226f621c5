// SPDX-License-Identifier: MIT
#pragma once
#include <QFrame>

class QLabel;

namespace bathhouse::ui {

/// A card over the board: what the feature under the pointer is and would score now. The mouse goes through it.
class FeatureCard final : public QFrame {
    Q_OBJECT

public:
    explicit FeatureCard(QWidget *parent);
    /// No heading: hidden.
    void setWords(const QString &heading, const QString &points, int room);

private:
    QLabel *heading_;
    QLabel *points_;
};

} // namespace bathhouse::ui
