// SPDX-License-Identifier: MIT
#include "ui/widgets/rule_card.h"

#include "ui/icons.h"
#include "ui/learn/link_row.h"
#include "ui/style.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/status_badge.h"

#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace bathhouse::ui {
namespace {

QLabel *paragraph(const QString &text) {
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel *sourceLabel(const std::string &code, const std::string &language) {
    auto *label = new QLabel(QString::fromStdString(tutor::Catalogue::shipped().sourceLabel(code, language)));
    label->setProperty("look", QStringLiteral("source"));
    return label;
}

/// The head of a card: its title, which may need two lines.
class CardHead final : public QToolButton {
public:
    CardHead(const QString &title, tutor::Status status) : title_(title), status_(status) {
        setCheckable(true);
        setAccessibleName(title + QStringLiteral(", ") + lookOf(status).word);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        return std::max(
            32, QFontMetrics(titleFont()).boundingRect(textRect(width, 1000), Qt::TextWordWrap, title_).height() + 14);
    }
    QSize sizeHint() const override { return {260, heightForWidth(width() > 60 ? width() : 260)}; }
    QSize minimumSizeHint() const override { return {120, 32}; }

protected:
    void paintEvent(QPaintEvent *) override {
        const WindowColours &colours = windowColours();
        QPainter painter(this);
        paintLineIcon(painter, QRectF(width() - 16, 10, 12, 12),
                      isChecked() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"),
                      underMouse() ? colours.accent : colours.text2);
        painter.setPen(colours.text);
        painter.setFont(titleFont());
        painter.drawText(textRect(width(), height()), Qt::TextWordWrap | Qt::AlignVCenter, title_);
        if (!isChecked()) {
            const QSize badge = badgeSize(status_, status_ != tutor::Status::Official);
            paintBadge(painter, {width() - 24 - badge.width(), 6}, status_, status_ != tutor::Status::Official);
        }
    }

private:
    QFont titleFont() const { return interfaceFont(13, isChecked() ? QFont::DemiBold : QFont::Medium); }
    QRect textRect(int width, int height) const {
        const int right = isChecked() ? 24 : 32 + badgeSize(status_, status_ != tutor::Status::Official).width();
        return {0, 0, std::max(60, width - right), height};
    }
    QString title_;
    tutor::Status status_;
};

} // namespace

RuleCard::RuleCard(const tutor::Card &card, const QString &language, bool open, QWidget *parent)
    : QFrame(parent), id_(card.id), status_(card.status()) {
    setObjectName(QStringLiteral("card"));
    const std::string code = language.toStdString();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(17, 4, 12, 4);
    layout->setSpacing(0);
    head_ = new CardHead(QString::fromStdString(tutor::pick(card.title, code)), card.status());
    body_ = body(card, code);
    layout->addWidget(head_);
    layout->addWidget(body_);
    connect(head_, &QToolButton::toggled, this, [this](bool on) {
        body_->setVisible(on);
        head_->updateGeometry();
        update();
    });
    body_->setVisible(open);
    head_->setChecked(open);
}

bool RuleCard::isOpen() const { return head_->isChecked(); }

void RuleCard::setOpen(bool open) { head_->setChecked(open); }

void RuleCard::offerBook() {
    if (book_ != nullptr) return;
    book_ = new LinkRow(tr("Show in the rule book"));
    book_->setObjectName(QStringLiteral("showInRuleBook"));
    body_->layout()->addWidget(book_);
    connect(book_, &QAbstractButton::clicked, this, [this] { Q_EMIT bookAsked(QString::fromStdString(id_)); });
}

QWidget *RuleCard::badges(const tutor::Card &card, const std::string &language) {
    auto *row = new QWidget;
    auto *flow = new FlowLayout(6);
    row->setLayout(flow);
    flow->addWidget(new StatusBadge(card.status()));
    std::set<std::string> seen;
    for (const tutor::CardSentence &sentence : card.statement)
        for (const std::string &source : sentence.sources)
            if (seen.insert(source).second) flow->addWidget(sourceLabel(source, language));
    return row;
}

QWidget *RuleCard::body(const tutor::Card &card, const std::string &language) {
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 4, 8);
    layout->setSpacing(8);
    const bool mixed = card.statuses().size() > 1;
    if (!mixed) layout->addWidget(badges(card, language));
    for (const tutor::CardSentence &sentence : card.statement) {
        layout->addWidget(paragraph(QString::fromStdString(tutor::pick(sentence.text, language))));
        if (!mixed) continue;
        auto *row = new QWidget;
        auto *flow = new FlowLayout(6);
        row->setLayout(flow);
        flow->addWidget(new StatusBadge(sentence.status));
        for (const std::string &source : sentence.sources) flow->addWidget(sourceLabel(source, language));
        layout->addWidget(row);
    }
    if (const std::string &meaning = tutor::pick(card.meaning, language); !meaning.empty()) {
        auto *label = paragraph(QString::fromStdString(meaning));
        label->setProperty("look", QStringLiteral("second"));
        layout->addWidget(label);
    }
    if (const std::string &mistake = tutor::pick(card.mistake, language); !mistake.empty()) {
        auto *label = paragraph({});
        label->setTextFormat(Qt::RichText);
        label->setText(tr("<b>Common mistake:</b> %1").arg(QString::fromStdString(mistake).toHtmlEscaped()));
        layout->addWidget(label);
    }
    if (const tutor::Catalogue &catalogue = tutor::Catalogue::shipped(); catalogue.waits(card.id)) {
        auto *label = paragraph(QString::fromStdString(catalogue.label("waiting", language)));
        label->setProperty("look", QStringLiteral("second"));
        layout->addWidget(label);
    }
    return page;
}

void RuleCard::paintEvent(QPaintEvent *event) {
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()), 8, 8);
    painter.setClipPath(outline);
    painter.fillRect(QRectF(0, 0, 3, height()), lookOf(status_).colour);
}

} // namespace bathhouse::ui
