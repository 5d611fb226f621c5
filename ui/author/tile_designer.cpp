// SPDX-License-Identifier: MIT
#include "ui/author/tile_designer.h"

#include "rules/figure.h"
#include "scenario/json.h"
#include "scenario/tile_reader.h"
#include "scenario/writer.h"
#include "tutor/wording.h"
#include "ui/author/fields.h"
#include "ui/author/my_tiles.h"
#include "ui/board/tile_art.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {

using Shows = TileDesign::Shows;

namespace {

constexpr int kPicture = 200;
constexpr int kMostPennants = 9;
constexpr int kMostCopies = 1000;

std::size_t at(int edge) { return static_cast<std::size_t>(edge); }

QStringList edgeNames() {
    return {TileDesigner::tr("North"), TileDesigner::tr("East"), TileDesigner::tr("South"), TileDesigner::tr("West")};
}

}  // namespace

TileDesigner::TileDesigner(LessonDocument &document, std::optional<std::size_t> index, QWidget *parent)
    : QDialog(parent), document_(document), index_(index) {
    setWindowTitle(index ? tr("Change a tile") : tr("Design a tile"));
    setObjectName(QStringLiteral("tileDesigner"));
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(16, 16, 16, 16);
    whole->setSpacing(16);
    auto *row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(buildPicture(), 0, Qt::AlignTop);
    auto *form = new QGridLayout;
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(8);
    form->setColumnStretch(2, 1);
    buildHead(form);
    buildEdges(form);
    buildRest(form);
    form->setRowStretch(form->rowCount(), 1);
    row->addLayout(form, 1);
    whole->addLayout(row, 1);
    whole->addWidget(buildButtons());
    before_ = index_ ? document_.scenario().customTiles[*index_] : *scenario::TileLibrary::shipped().find("base/E");
    design_ = designOf(before_);
    if (!index_) {
        design_.id = "custom/tile";
        design_.count = 1;
    }
    showDesign();
}

QWidget *TileDesigner::buildPicture() {
    auto *box = new QWidget;
    box->setFixedWidth(kPicture);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    picture_ = new QLabel;
    picture_->setFixedSize(kPicture, kPicture);
    picture_->setAccessibleName(tr("Picture of the tile"));
    words_ = hintLabel({});
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    words_->setMinimumHeight(96);
    column->addWidget(picture_);
    column->addWidget(words_);
    return box;
}

void TileDesigner::buildHead(QGridLayout *form) {
    id_ = new LineField(tr("Id of the tile"));
    id_->setObjectName(QStringLiteral("tileId"));
    from_ = new QComboBox;
    from_->setAccessibleName(tr("Begin with a tile"));
    from_->addItem(tr("as it is"));
    from_->setObjectName(QStringLiteral("beginWith"));
    for (const rules::Tile &tile : document_.scenario().customTiles) from_->addItem(fromUtf8(tile.id));
    for (const rules::Tile &tile : document_.edited().tiles().tiles()) from_->addItem(fromUtf8(tile.id));
    count_ = new QSpinBox;
    count_->setObjectName(QStringLiteral("tileCount"));
    count_->setRange(0, kMostCopies);
    count_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    count_->setPrefix(tr("copies: "));
    count_->setAccessibleName(tr("Copies in the box"));
    form->addWidget(fieldLabel(tr("Id")), 0, 0);
    form->addWidget(id_, 0, 1, 1, 2);
    form->addWidget(count_, 0, 3);
    form->addWidget(fieldLabel(tr("Begin with")), 1, 0);
    form->addWidget(from_, 1, 1, 1, 3);
    connect(count_, &QSpinBox::valueChanged, this, &TileDesigner::take);
    connect(id_, &LineField::typed, this, &TileDesigner::take);
    connect(from_, &QComboBox::activated, this, [this](int index) {
        if (index > 0) startFrom(from_->itemText(index).toStdString());
    });
}

void TileDesigner::buildEdges(QGridLayout *form) {
    const QStringList names = edgeNames();
    for (int e = 0; e < 4; ++e) {
        const int row = 2 + e;
        auto *shows = shows_[at(e)] = new QComboBox;
        shows->setObjectName(QStringLiteral("shows%1").arg(e));
        shows->setAccessibleName(tr("%1 shows").arg(names[e]));
        shows->addItems({tr("Field"), tr("Road"), tr("City")});
        auto *with = with_[at(e)] = new QComboBox;
        with->setAccessibleName(tr("%1 hangs together with").arg(names[e]));
        auto *pennants = pennants_[at(e)] = new QSpinBox;
        pennants->setRange(0, kMostPennants);
        pennants->setButtonSymbols(QAbstractSpinBox::NoButtons);
        pennants->setFixedWidth(120);
        pennants->setSuffix(tr(" coats of arms"));
        pennants->setAccessibleName(tr("Coats of arms of the city at %1").arg(names[e]));
        form->addWidget(fieldLabel(names[e]), row, 0);
        form->addWidget(shows, row, 1);
        form->addWidget(with, row, 2);
        form->addWidget(pennants, row, 3);
        connect(shows, &QComboBox::activated, this, &TileDesigner::take);
        connect(with, &QComboBox::activated, this, &TileDesigner::take);
        connect(pennants, &QSpinBox::valueChanged, this, &TileDesigner::take);
    }
}

void TileDesigner::buildRest(QGridLayout *form) {
    crossing_ = new QCheckBox(tr("Roads end where they meet"));
    intoCity_ = new QCheckBox(tr("The road runs into the city"));
    overNorth_ = new QCheckBox(tr("The road from north to south lies on top"));
    int row = 6;
    for (QCheckBox *box : {crossing_, intoCity_, overNorth_}) {
        form->addWidget(box, row++, 1, 1, 3);
        connect(box, &QCheckBox::clicked, this, &TileDesigner::take);
    }
    centre_ = new QComboBox;
    centre_->setAccessibleName(tr("In the middle"));
    centre_->addItems({tr("Nothing"), tr("Monastery"), tr("Garden")});
    form->addWidget(fieldLabel(tr("In the middle")), row, 0);
    form->addWidget(centre_, row++, 1, 1, 3);
    bathhouse_ = new QComboBox;
    bathhouse_->setAccessibleName(tr("Bathhouse"));
    flag_ = new QSpinBox;
    flag_->setRange(1, 9);
    flag_->setPrefix(tr("flag "));
    flag_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    flag_->setFixedWidth(120);
    flag_->setAccessibleName(tr("Flag of the bathhouse"));
    form->addWidget(fieldLabel(tr("Bathhouse")), row, 0);
    form->addWidget(bathhouse_, row, 1, 1, 2);
    form->addWidget(flag_, row++, 3);
    marks_ = new QPushButton;
    marks_->setObjectName(QStringLiteral("tileMarks"));
    marks_->setAccessibleName(tr("Marks"));
    marks_->setMenu(new QMenu(marks_));
    form->addWidget(fieldLabel(tr("Marks")), row, 0);
    form->addWidget(marks_, row, 1, 1, 3, Qt::AlignLeft);
    connect(centre_, &QComboBox::activated, this, &TileDesigner::take);
    connect(bathhouse_, &QComboBox::activated, this, &TileDesigner::take);
    connect(flag_, &QSpinBox::valueChanged, this, &TileDesigner::take);
}

QWidget *TileDesigner::buildButtons() {
    auto *box = new QWidget;
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    put_ = new QPushButton(index_ ? tr("Change in the scenario") : tr("Add to the scenario"));
    put_->setObjectName(QStringLiteral("putTile"));
    put_->setProperty("primary", true);
    mine_ = new QPushButton(tr("Save as my tile"));
    mine_->setObjectName(QStringLiteral("saveMyTile"));
    mine_->setToolTip(tr("All scenarios of your own then use it in place of the tile with this id. Shipped lessons "
                         "keep the shipped tile."));
    auto *cancel = new QPushButton(tr("Cancel"));
    if (index_) {
        auto *remove = new QPushButton(tr("Remove"));
        const bool used = !document_.edited().usesOfTile(document_.scenario().customTiles[*index_].id).isEmpty();
        remove->setEnabled(!used);
        remove->setToolTip(used ? tr("It lies on the board or is named by a move.") : QString());
        row->addWidget(remove);
        connect(remove, &QPushButton::clicked, this, [this] {
            document_.edited().removeCustomTile(*index_);
            accept();
        });
    }
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(mine_);
    row->addWidget(put_);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(put_, &QPushButton::clicked, this, &TileDesigner::putIntoScenario);
    connect(mine_, &QPushButton::clicked, this, &TileDesigner::saveAsMine);
    return box;
}

void TileDesigner::startFrom(const std::string &id) {
    const rules::Tile *tile = document_.edited().tile(id);
    if (tile == nullptr) return;
    before_ = *tile;
    design_ = designOf(*tile);
    showDesign();
}

void TileDesigner::fillWith(int edge) {
    const QStringList names = edgeNames();
    QComboBox *box = with_[at(edge)];
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItem(tr("on its own"), edge);
    for (int other = 0; other < edge; ++other)
        if (design_.isFirst(other) && design_.edges[at(other)] == design_.edges[at(edge)])
            box->addItem(tr("with %1").arg(names[other]), other);
    box->setCurrentIndex(std::max(0, box->findData(design_.with[at(edge)])));
    box->setVisible(design_.edges[at(edge)] != Shows::Field && box->count() > 1);
}

void TileDesigner::addMark(const rules::MarkTraits &mark, std::optional<int> edge, QStringList &ticked) {
    const tutor::Wording wording(document_.language().toStdString());
    const rules::Marks bit = rules::markNamed(mark.name);
    const bool on = ((edge ? design_.partMarks[at(*edge)] : design_.marks) & bit) != 0;
    const std::vector<std::string> modules = document_.scenario().modules();
    if (!on && std::ranges::find(modules, mark.expansion) == modules.end()) return;
    QString name = QString::fromStdString(wording.text("mark." + std::string(mark.name)));
    if (on) ticked << name;
    if (edge && *edge != TileDesign::kMiddle)
        name = design_.edges[at(*edge)] == Shows::Road ? tr("%1, on the road at %2").arg(name, edgeNames()[*edge])
                                                       : tr("%1, in the city at %2").arg(name, edgeNames()[*edge]);
    QAction *action = marks_->menu()->addAction(withoutMnemonic(name));
    action->setCheckable(true);
    action->setChecked(on);
    connect(action, &QAction::toggled, this, [this, edge, bit](bool set) {
        rules::Marks &marks = edge ? design_.partMarks[at(*edge)] : design_.marks;
        marks = set ? marks | bit : marks & ~bit;
        // The menu is built anew when the click is over.
        QMetaObject::invokeMethod(this, &TileDesigner::showDesign, Qt::QueuedConnection);
    });
}

void TileDesigner::fillMarks() {
    marks_->menu()->clear();
    QStringList ticked;
    for (const rules::MarkTraits &mark : rules::markTable()) {
        if (mark.on == 0) addMark(mark, std::nullopt, ticked);
        for (int e = 0; e < 4; ++e) {
            const auto kind = design_.edges[at(e)] == Shows::Road ? rules::PartKind::Road : rules::PartKind::City;
            if (design_.isFirst(e) && (mark.on & rules::bit(kind))) addMark(mark, e, ticked);
        }
        const bool monastery = design_.centre == TileDesign::Centre::Monastery;
        if (monastery && (mark.on & rules::bit(rules::PartKind::Monastery))) addMark(mark, TileDesign::kMiddle, ticked);
    }
    const bool many = ticked.size() > 2;
    const QString words = ticked.mid(0, 2).join(QStringLiteral(", ")) + (many ? QStringLiteral(", …") : QString());
    marks_->setText(ticked.isEmpty() ? tr("None") : withoutMnemonic(words));
    marks_->setEnabled(!marks_->menu()->isEmpty());
    marks_->setToolTip(marks_->isEnabled() ? QString() : tr("None of the expansions that are on brings marks."));
}

void TileDesigner::showDesign() {
    showing_ = true;
    const QStringList names = edgeNames();
    id_->show(fromUtf8(design_.id));
    count_->setValue(design_.count);
    int roads = 0;
    bool city = false;
    for (int e = 0; e < 4; ++e) {
        shows_[at(e)]->setCurrentIndex(static_cast<int>(design_.edges[at(e)]));
        fillWith(e);
        const bool firstOfCity = design_.edges[at(e)] == Shows::City && design_.isFirst(e);
        pennants_[at(e)]->setVisible(firstOfCity);
        pennants_[at(e)]->setValue(design_.pennants[at(e)]);
        roads += design_.edges[at(e)] == Shows::Road ? 1 : 0;
        city = city || firstOfCity;
    }
    crossing_->setVisible(roads > 1);
    crossing_->setChecked(design_.crossing);
    intoCity_->setVisible(roads > 0 && city);
    intoCity_->setChecked(design_.intoCity);
    overNorth_->setVisible(design_.hasBridge());
    overNorth_->setChecked(design_.overNorth);
    centre_->setCurrentIndex(static_cast<int>(design_.centre));
    bathhouse_->clear();
    bathhouse_->addItem(tr("None"), -1);
    for (int e = 0; e < 4; ++e)
        if (design_.isFirst(e))
            bathhouse_->addItem(design_.edges[at(e)] == Shows::Road ? tr("on the road at %1").arg(names[e])
                                                                    : tr("in the city at %1").arg(names[e]),
                                e);
    bathhouse_->setCurrentIndex(design_.bathhouse ? std::max(0, bathhouse_->findData(*design_.bathhouse)) : 0);
    flag_->setVisible(design_.bathhouse.has_value());
    flag_->setValue(design_.flag);
    fillMarks();
    showing_ = false;

    const rules::Tile tile = tileOf(design_, &before_);
    const QStringList wrong = troubles();
    const bool drawable = rules::problems(tile).empty();
    if (drawable)
        picture_->setPixmap(QPixmap::fromImage(
            tileImage(tile, {rules::Rotation::None, kPicture, applicationTheme()}, devicePixelRatioF())));
    else
        picture_->clear();
    words_->setProperty("look", QLatin1String(wrong.isEmpty() ? "second" : "wrong"));
    words_->style()->polish(words_);
    words_->setText(wrong.isEmpty() ? tr("The tile is possible.") : wrong.join(u'\n'));
    const bool shipped = scenario::TileLibrary::shipped().find(design_.id) != nullptr;
    put_->setEnabled(wrong.isEmpty() && !shipped);
    put_->setToolTip(shipped ? tr("This id is that of a shipped tile: save it as your own tile, or choose another id.")
                             : QString());
    mine_->setEnabled(wrong.isEmpty());
}

void TileDesigner::take() {
    if (showing_) return;
    design_.id = id_->text().toStdString();
    design_.count = count_->value();
    for (int e = 0; e < 4; ++e) {
        const auto shows = static_cast<Shows>(shows_[at(e)]->currentIndex());
        const bool changed = shows != design_.edges[at(e)];
        design_.edges[at(e)] = shows;
        // A mark of a road does not stand in a city.
        if (changed) design_.partMarks[at(e)] = 0;
        design_.with[at(e)] = changed || with_[at(e)]->count() == 0 ? e : with_[at(e)]->currentData().toInt();
        design_.pennants[at(e)] = shows == Shows::City ? pennants_[at(e)]->value() : 0;
    }
    // What an edge hung together with may show something else now.
    for (int e = 0; e < 4; ++e) {
        const int with = design_.with[at(e)];
        if (with != e && (design_.edges[at(with)] != design_.edges[at(e)] || design_.with[at(with)] != with))
            design_.with[at(e)] = e;
        if (!design_.isFirst(e)) design_.pennants[at(e)] = 0;
        if (!design_.isFirst(e)) design_.partMarks[at(e)] = 0;
    }
    design_.crossing = crossing_->isChecked();
    design_.intoCity = intoCity_->isChecked();
    design_.overNorth = overNorth_->isChecked();
    const auto centre = static_cast<TileDesign::Centre>(centre_->currentIndex());
    if (centre != design_.centre) design_.partMarks[TileDesign::kMiddle] = 0;
    design_.centre = centre;
    const int house = bathhouse_->currentData().toInt();
    design_.bathhouse = house >= 0 && design_.isFirst(house) ? std::optional(house) : std::nullopt;
    design_.flag = flag_->value();
    showDesign();
}

QStringList TileDesigner::troubles() const {
    // The same reader that opens the file judges the tile.
    scenario::Report report;
    scenario::readTile(scenario::toJson(tileOf(design_, &before_)), scenario::Path(), report);
    QStringList wrong;
    for (const scenario::Problem &problem : report.take()) wrong.push_back(fromUtf8(problem.message));
    const auto &own = document_.scenario().customTiles;
    for (std::size_t i = 0; i < own.size(); ++i)
        if (own[i].id == design_.id && index_ != i)
            wrong.push_back(tr("The scenario has a tile with this id already."));
    return wrong;
}

void TileDesigner::putIntoScenario() {
    if (document_.edited().setCustomTile(index_, tileOf(design_, &before_))) accept();
}

void TileDesigner::saveAsMine() {
    if (const auto trouble = saveMyTile(scenario::TileLibrary::userFile(), tileOf(design_, &before_))) {
        QMessageBox::warning(this, tr("Not saved"), trouble->toHtmlEscaped());
        return;
    }
    document_.readTilesAgain();
    accept();
}

}  // namespace bathhouse::ui
