// SPDX-License-Identifier: MIT
#include "ui/board/svg_path.h"

#include <cctype>
#include <cstdlib>
#include <string>

namespace bathhouse::ui {
namespace {

class OutlineReader {
public:
    explicit OutlineReader(std::string_view text) : text_(text) {}

    QPainterPath read() {
        char command = 'M';
        for (skip(); at_ < text_.size(); skip()) {
            if (std::isalpha(static_cast<unsigned char>(text_[at_]))) command = text_[at_++];
            draw(command);
            if (command == 'M') command = 'L';
            if (command == 'm') command = 'l';
        }
        return path_;
    }

private:
    void skip() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',')) ++at_;
    }

    double number() {
        skip();
        const char *begin = text_.c_str() + at_;
        char *end = nullptr;
        const double value = std::strtod(begin, &end);
        Q_ASSERT(end != begin);
        at_ += static_cast<std::size_t>(end - begin);
        return value;
    }

    QPointF point(bool relative) {
        const double x = number();
        const double y = number();
        return relative ? pen() + QPointF(x, y) : QPointF(x, y);
    }

    QPointF pen() const { return path_.currentPosition(); }

    void draw(char command) {
        const bool relative = std::islower(static_cast<unsigned char>(command)) != 0;
        switch (std::toupper(static_cast<unsigned char>(command))) {
        case 'M': path_.moveTo(point(relative)); break;
        case 'L': path_.lineTo(point(relative)); break;
        case 'H': path_.lineTo(number() + (relative ? pen().x() : 0), pen().y()); break;
        case 'V': path_.lineTo(pen().x(), number() + (relative ? pen().y() : 0)); break;
        case 'C': {
            const QPointF a = point(relative);
            const QPointF b = point(relative);
            path_.cubicTo(a, b, point(relative));
            break;
        }
        default: path_.closeSubpath();
        }
    }

    std::string text_;
    std::size_t at_ = 0;
    QPainterPath path_;
};

} // namespace

QPainterPath outline(std::string_view text) { return OutlineReader(text).read(); }

} // namespace bathhouse::ui
