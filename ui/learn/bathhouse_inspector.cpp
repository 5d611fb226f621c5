// SPDX-License-Identifier: MIT
#include "ui/learn/bathhouse_inspector.h"

#include "tutor/wording.h"
#include "ui/learn/ring_picture.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace bathhouse::ui {
namespace {

QLabel *label(const QString &text, const char *look) {
    auto *made = new QLabel(text);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    made->setProperty("look", QString::fromLatin1(look));
    return made;
}

QGridLayout *factGrid() {
    auto *facts = new QGridLayout;
    facts->setContentsMargins(0, 0, 0, 0);
    facts->setHorizontalSpacing(8);
    facts->setVerticalSpacing(4);
    facts->setColumnStretch(1, 1);
    return facts;
}

void addFact(QGridLayout *facts, const QString &what, const QString &value, const QString &name) {
    const int at = facts->rowCount();
    facts->addWidget(label(what, "second"), at, 0, Qt::AlignTop);
    QLabel *said = label(value, "strong");
    said->setObjectName(name);
    facts->addWidget(said, at, 1, Qt::AlignTop);
}

} // namespace

BathhouseInspector::BathhouseInspector(const tutor::Inspection &found, const rules::State &state,
                                       const scenario::Table &shown, const QString &language, QWidget *parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("bathhouseInspector"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    auto *picture =
        new RingPicture(found, state, found.guest ? shown.colours[index(found.guest->player)] : std::string());
    connect(picture, &RingPicture::lit, this, &BathhouseInspector::lit);
    row->addWidget(picture, 0, Qt::AlignTop);
    // Short facts have room beside the picture; the ways out need the whole width.
    QGridLayout *beside = factGrid();
    QGridLayout *below = factGrid();
    addFact(beside, tr("Flag"), QString::number(found.flag), QStringLiteral("inspectorFlag"));
    QString guest = tr("nobody");
    if (found.guest)
        guest = QStringLiteral("%1, %2").arg(
            QString::fromStdString(shown.name(found.guest->player)),
            QString::fromStdString(tutor::Wording(language.toStdString()).figure(found.guest->figure)));
    addFact(beside, tr("Guest"), guest, QStringLiteral("inspectorGuest"));
    addFact(beside, tr("Ring"), tr("%1 of 8").arg(8 - static_cast<int>(found.missing.size())),
            QStringLiteral("inspectorRing"));
    if (found.guest) {
        addFact(below, tr("For free"), freeWord(found), QStringLiteral("inspectorFree"));
        addFact(below, tr("Buy back"), priceWord(found), QStringLiteral("inspectorPrice"));
    }
    beside->setRowStretch(beside->rowCount(), 1);
    row->addLayout(beside, 1);
    column->addLayout(row);
    column->addLayout(below);
}

QString BathhouseInspector::freeWord(const tutor::Inspection &found) {
    switch (found.free) {
    case tutor::FreeWay::WhenFilled: return tr("when filled");
    case tutor::FreeWay::ClaimNow: return tr("right now");
    case tutor::FreeWay::CameLate: return tr("too late: came later");
    case tutor::FreeWay::CameSameTurn: return tr("too late: same turn");
    case tutor::FreeWay::Hole: return tr("never: in a hole");
    case tutor::FreeWay::Forgotten: return tr("too late: forgotten");
    case tutor::FreeWay::LateOrForgotten: return tr("too late: late or forgotten");
    }
    return {};
}

QString BathhouseInspector::priceWord(const tutor::Inspection &found) {
    const tutor::Price &price = *found.price;
    if (!price.allowed) return tr("not allowed here");
    const QString left = price.left < 0 ? QStringLiteral("−%1").arg(-price.left) : QString::number(price.left);
    return price.notNow ? tr("%1, leaving %2; not now").arg(price.cost).arg(left)
                        : tr("%1, leaving %2").arg(price.cost).arg(left);
}

} // namespace bathhouse::ui
