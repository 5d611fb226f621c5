// SPDX-License-Identifier: MIT
#include "ui/widgets/aside_chip.h"

#include "tutor/wording.h"
#include "ui/board/token_art.h"
#include "ui/style.h"
#include "ui/text.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kHeight = 32;
constexpr int kEdge = 2;  // room for the soft shadow
constexpr int kPadding = 10;
constexpr int kPicture = 24;
constexpr int kGap = 6;

QFont numberFont() { return interfaceFont(13, QFont::DemiBold); }

} // namespace

std::vector<AsideThing> thingsAside(const rules::State &state, const scenario::Table &table, const QString &language) {
    const tutor::Wording wording(language.toStdString());
    std::vector<AsideThing> things;
    for (const rules::Token &token : state.tokens) {
        const rules::TokenTraits &traits = rules::traits(token.kind);
        if (traits.inner || traits.lies != rules::TokenTraits::Lies::OffMap) continue;
        AsideThing thing{std::string(traits.name),
                         {},
                         {},
                         QString::fromStdString(wording.text("token." + std::string(traits.name)))};
        if (traits.owned) {
            thing.colour = table.colours[rules::index(token.player)];
            thing.name = QString::fromStdString(table.name(token.player)) + QStringLiteral(": ") + thing.name;
        }
        if (traits.numbered && traits.owned) {
            const int rest = state.player(token.player).score - token.number;
            thing.number = QStringLiteral("%1 + %2").arg(rest).arg(token.number);
            thing.name = AsideChip::tr("%1 on %2, the first one on %3").arg(thing.name).arg(token.number).arg(rest);
        }
        things.push_back(std::move(thing));
    }
    return things;
}

AsideChip::AsideChip(QWidget *parent) : QWidget(parent) {
    setObjectName(QStringLiteral("asideChip"));
    hide();
}

void AsideChip::setThings(std::vector<AsideThing> things) {
    if (things == things_) return;
    things_ = std::move(things);
    QStringList names;
    for (const AsideThing &thing : things_) names.push_back(thing.name);
    setAccessibleName(tr("Beside the board: %1").arg(names.join(QStringLiteral("; "))));
    setToolTip(plainToolTip(accessibleName()));
    setVisible(!things_.empty());
    updateGeometry();
    update();
}

int AsideChip::widthOf(const AsideThing &thing) {
    return kPicture + (thing.number.isEmpty() ? 0 : 4 + QFontMetrics(numberFont()).horizontalAdvance(thing.number));
}

QSize AsideChip::sizeHint() const {
    int width = 2 * kEdge + 2 * kPadding - kGap;
    for (const AsideThing &thing : things_) width += widthOf(thing) + kGap;
    return {width, kHeight + 2 * kEdge};
}

void AsideChip::paintEvent(QPaintEvent *) {
    const WindowColours &colours = windowColours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const qreal radius = body.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 18));
    painter.drawRoundedRect(body.translated(0, 2), radius, radius);
    painter.setBrush(colours.panel);
    painter.setPen(QPen(colours.line, 1));
    painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    qreal x = body.left() + kPadding;
    for (const AsideThing &thing : things_) {
        paintToken(painter, {x + kPicture / 2.0, body.center().y()}, kPicture,
                   {.kind = thing.kind, .colour = thing.colour, .theme = applicationTheme(), .shadow = false});
        painter.setFont(numberFont());
        painter.setPen(colours.text);
        painter.drawText(QRectF(x + kPicture + 4, body.top(), 200, body.height()), Qt::AlignVCenter | Qt::AlignLeft,
                         thing.number);
        x += widthOf(thing) + kGap;
    }
}

} // namespace bathhouse::ui
