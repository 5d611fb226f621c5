// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/summary.h"

#include <QByteArray>
#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace bathhouse::ui {

/// The summary of the rules on one A4 page: two columns, a small drawing at each chapter, a sign for how sure each sentence
/// is. Letters are as large as the page allows. Needs a QGuiApplication.
class SummarySheet {
public:
    explicit SummarySheet(tutor::Summary);

    /// A4 in tenths of a point, the unit of everything here: letters are then the same wherever they are drawn.
    static constexpr double kWidth = 5950;
    static constexpr double kHeight = 8420;

    /// A text and where it stands.
    struct Piece {
        QString text;
        QRectF place;
        QFont font;
        std::optional<tutor::Status> sign;  ///< drawn at its left
        std::string chapter;                ///< a heading: the chapter whose drawing stands at its left
    };
    /// The texts, in the order of reading.
    const std::vector<Piece> &pieces() const { return pieces_; }
    /// Size of the letters in tenths of a point; 0: even the smallest are too large for one page.
    int letters() const { return letters_; }
    /// Draws the page into (0, 0) to (kWidth, kHeight).
    void paint(QPainter &) const;
    /// The page as PDF.
    QByteArray pdf() const;

private:
    double addHead();
    double addFoot();
    void addRules(int letters);
    bool fillColumns(std::size_t from, double top, double bottom);
    double add(const QString &text, const QFont &, double x, double y, double width);

    tutor::Summary summary_;
    int letters_ = 0;
    std::vector<Piece> pieces_;
};

/// Writes the summary in a language to a file that ends in .pdf, .html or .txt: whole or not at all. A sentence that says what
/// is wrong, or nothing.
std::optional<QString> writeSummary(const QString &path, const QString &language);

}  // namespace bathhouse::ui
