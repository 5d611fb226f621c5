// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace bathhouse::ui {

class AuthorDesk;
class LessonDocument;
class TilePaletteModel;
class TilePaletteView;

/// The tiles an author takes in hand: search, choice of a set, pictures with what is left, and how they are laid.
class TilePaletteDock final : public PanelDock {
    Q_OBJECT

public:
    TilePaletteDock(LessonDocument &, AuthorDesk &, QWidget *parent = nullptr);
    QLineEdit *search() const { return search_; }
    TilePaletteView *view() const { return view_; }
    QCheckBox *freeBox() const { return free_; }
    QCheckBox *recordBox() const { return record_; }

public Q_SLOTS:
    /// The keyboard is at the search field.
    void startSearch();

protected:
    bool eventFilter(QObject *, QEvent *) override;

private:
    void filter();
    void fillSets();
    void showHint(const QString &);
    void take(const QString &id);
    QWidget *buildHead();
    QWidget *buildFoot();

    AuthorDesk &desk_;
    TilePaletteModel *model_ = nullptr;
    TilePaletteView *view_ = nullptr;
    QLineEdit *search_ = nullptr;
    QComboBox *sets_ = nullptr;
    QCheckBox *free_ = nullptr;
    QCheckBox *record_ = nullptr;
    QLabel *hint_ = nullptr;
};

} // namespace bathhouse::ui
