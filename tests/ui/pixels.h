// SPDX-License-Identifier: MIT
#pragma once
#include <QImage>

#include <set>

namespace bathhouse::test {

inline std::set<QRgb> coloursIn(const QImage &image, const QRect &rect) {
    std::set<QRgb> colours;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) colours.insert(image.pixel(x, y));
    }
    return colours;
}

} // namespace bathhouse::test
