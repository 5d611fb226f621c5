// SPDX-License-Identifier: MIT
#pragma once
#include <QImage>

#include <cstdlib>
#include <set>

namespace bathhouse::test {

inline std::set<QRgb> coloursIn(const QImage &image, const QRect &rect) {
    std::set<QRgb> colours;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) colours.insert(image.pixel(x, y));
    }
    return colours;
}

/// The box round everything that is painted on a transparent image.
inline QRect painted(const QImage &image) {
    QRect box;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) > 40) box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

/// How many pixels of two images of one size differ clearly.
inline int differing(const QImage &a, const QImage &b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int apart = std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) +
                              std::abs(qBlue(p) - qBlue(q)) + std::abs(qAlpha(p) - qAlpha(q));
            count += apart > 90;
        }
    }
    return count;
}

} // namespace bathhouse::test
