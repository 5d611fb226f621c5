// SPDX-License-Identifier: MIT
#include "ui/icons.h"

#include "ui/style.h"

#include <QFile>
#include <QIconEngine>
#include <QSvgRenderer>

namespace bathhouse::ui {
namespace {

QByteArray drawing(const QString &name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class LineIconEngine final : public QIconEngine {
public:
    LineIconEngine(QString name, IconTone tone) : name_(std::move(name)), tone_(tone) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override {
        paintLineIcon(*painter, rect, name_, colour(mode, state));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect({}, size), mode, state);
        return picture;
    }
    QIconEngine *clone() const override { return new LineIconEngine(name_, tone_); }

private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const {
        const WindowColours &colours = windowColours();
        if (mode == QIcon::Disabled) {
            QColor faded = colours.text3;
            faded.setAlphaF(0.55F);
            return faded;
        }
        switch (tone_) {
        case IconTone::Muted: return colours.text2;
        case IconTone::OnAccent: return colours.onAccent;
        case IconTone::Switch: return state == QIcon::On ? colours.onAccent : colours.text;
        case IconTone::Text: break;
        }
        return colours.text;
    }

    QString name_;
    IconTone tone_;
};

}  // namespace

QIcon lineIcon(const QString &name, IconTone tone) { return QIcon(new LineIconEngine(name, tone)); }

void paintLineIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour) {
    QByteArray svg = drawing(name);
    svg.replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(svg);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * colour.alphaF());
    renderer.render(&painter, rect);
    painter.restore();
}

}  // namespace bathhouse::ui
