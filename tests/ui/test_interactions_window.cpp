// SPDX-License-Identifier: MIT
#include "ui/learn/interactions_window.h"

#include "clipped.h"
#include "ui/learn/link_row.h"

#include <QCheckBox>
#include <QLabel>
#include <QLayout>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::ui;

namespace {

QCheckBox *box(InteractionsWindow &window, const char *expansion) {
    return window.findChild<QCheckBox *>(QLatin1String(expansion));
}

/// Whether the row of a rule, or of an expansion without ruling, is shown.
bool shows(InteractionsWindow &window, const char *row) {
    const auto *found = window.findChild<QWidget *>(QLatin1String(row));
    return found != nullptr && !found->isHidden();
}

QString textOf(InteractionsWindow &window, const char *row) {
    QString text;
    for (const QLabel *label : window.findChild<QWidget *>(QLatin1String(row))->findChildren<QLabel *>())
        text += label->text() + u'\n';
    return text;
}

} // namespace

class InteractionsWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        window_ = std::make_unique<InteractionsWindow>(QStringLiteral("en"), lessons_);
        window_->setAttribute(Qt::WA_DeleteOnClose, false);
        window_->show();
    }

    void withNoBoxTickedEveryRulingIsShown() {
        QCOMPARE(window_->changes().rulings.size(), tutor::Interactions::shipped().rulings().size());
        for (const tutor::Interaction &ruling : tutor::Interactions::shipped().rulings())
            QVERIFY2(shows(*window_, ruling.rule.c_str()), ruling.rule.c_str());
        QVERIFY(!shows(*window_, "unruled-the-tower"));
    }

    void aTickedBoxShowsWhatChanges() {
        box(*window_, "phantom")->click();
        QVERIFY(shows(*window_, "ix-phantom-two") && !shows(*window_, "ix-tent"));
        box(*window_, "under-the-big-top")->click();
        QVERIFY(shows(*window_, "ix-phantom-two") && shows(*window_, "ix-tent"));
        box(*window_, "phantom")->click();
        QVERIFY(!shows(*window_, "ix-phantom-two"));
    }

    void aRowHasStatusSourceAndPosition() {
        const QString text = textOf(*window_, "ix-tent");
        QVERIFY2(text.contains(QStringLiteral("The tent sends nobody")) &&
                     text.contains(QStringLiteral("Under the Big Top")),
                 qPrintable(text));
        const std::string source = tutor::Catalogue::shipped().sourceLabel("FR", "en");
        QVERIFY2(text.contains(QString::fromStdString(source)), qPrintable(text));
        QSignalSpy asked(window_.get(), &InteractionsWindow::lessonAsked);
        QSignalSpy card(window_.get(), &InteractionsWindow::ruleAsked);
        const auto links = window_->findChild<QWidget *>(QStringLiteral("ix-tent"))->findChildren<LinkRow *>();
        QCOMPARE(links.size(), qsizetype{2});
        for (LinkRow *link : links) link->click();
        QCOMPARE(asked.size(), qsizetype{1});
        const Lesson *position = lessons_.find(asked.front().front().toString());
        QVERIFY(position != nullptr && position->teaches.contains(QStringLiteral("ix-tent")));
        QCOMPARE(card.front().front().toString(), QStringLiteral("ix-tent"));
    }

    void positionsThatNeedNothingElseComeFirst() {
        box(*window_, "land-surveyors")->click();
        QStringList links;
        auto *row = window_->findChild<QWidget *>(QStringLiteral("visit-zero-points"));
        auto ordered = row->findChildren<LinkRow *>();
        window_->layout()->activate();
        QTest::qWait(0);
        std::ranges::stable_sort(ordered, {}, [row](const LinkRow *link) { return link->mapTo(row, QPoint()).y(); });
        for (const LinkRow *link : ordered) links << link->text();
        QVERIFY2(links.front().contains(QStringLiteral("A road worth nothing")), qPrintable(links.join(u'\n')));
        QVERIFY2(!links.front().contains(QStringLiteral("also needs")), qPrintable(links.front()));
        QVERIFY2(links.filter(QStringLiteral("also needs")).size() > 0, qPrintable(links.join(u'\n')));
    }

    void theOwnRulesOfATickedExpansionAreShown() {
        QVERIFY(!shows(*window_, "hs-hill"));
        box(*window_, "hills-and-sheep")->click();
        QVERIFY(shows(*window_, "hs-hill") && !shows(*window_, "tb-pig"));
    }

    void anExpansionWithoutARulingSaysSo() {
        box(*window_, "the-tower")->click();
        QVERIFY(window_->changes().rulings.empty());
        QVERIFY(shows(*window_, "unruled-the-tower") && !shows(*window_, "unruled-the-river"));
        const QString text = textOf(*window_, "unruled-the-tower");
        QVERIFY2(text.contains(QStringLiteral("no ruling known")), qPrintable(text));
    }

    void theBoxesAreThoseOfTheCommandLine() {
        for (const std::string &id : tutor::Interactions::shipped().everyExpansion())
            QVERIFY2(box(*window_, id.c_str()), id.c_str());
        window_->setExpansions({"watchtowers"});
        QVERIFY(box(*window_, "watchtowers")->isChecked() && !box(*window_, "phantom")->isChecked());
        QCOMPARE(window_->changes().rulings.size(), std::size_t{2});
    }

    void expansionsStandInTheOrderOfTheirNames() {
        QStringList names;
        for (const std::string &id : tutor::Interactions::shipped().ruledExpansions())
            names << QString::fromStdString(tutor::Interactions::shipped().nameOf(id, "en"));
        std::ranges::sort(names);
        QList<int> heights;
        for (const QString &name : names)
            for (const QCheckBox *tick : window_->findChildren<QCheckBox *>())
                if (tick->text() == name) heights << tick->y();
        QCOMPARE(heights.size(), names.size());
        QVERIFY(std::ranges::is_sorted(heights));
    }

    void rulingsStandApartFromTheCourse() {
        const QVector<Lesson> &rulings = lessons_.interactions().lessons;
        QVERIFY(rulings.size() >= 24);
        QCOMPARE(lessons_.chapterOf(rulings.front().path), &lessons_.interactions());
        QVERIFY(lessons_.withScenario(rulings.front().scenario) == &rulings.front());
        for (const LessonChapter &chapter : lessons_.chapters())
            for (const Lesson &lesson : chapter.lessons) QVERIFY(!lesson.path.contains(QLatin1String("interactions/")));
        QVERIFY(lessons_.after(lessons_.chapters().back().lessons.back().path) == nullptr);
        QCOMPARE(lessons_.after(rulings.front().path), &rulings[1]);
        QVERIFY(lessons_.after(rulings.back().path) == nullptr);
    }

    void nothingIsWiderThanItsPlace_data() {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr", "nl", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void nothingIsWiderThanItsPlace() {
        QFETCH(QString, language);
        InteractionsWindow window(language, lessons_);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.resize(window.minimumSize());
        window.show();
        QVERIFY(window.width() <= 1024 && window.height() <= 640);
        const QStringList cut = test::clipped(window);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        for (const QScrollArea *area : window.findChildren<QScrollArea *>())
            QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(),
                     qPrintable(area->objectName()));
    }

private:
    LessonList lessons_;
    std::unique_ptr<InteractionsWindow> window_;
};

QTEST_MAIN(InteractionsWindowTest)
#include "test_interactions_window.moc"
