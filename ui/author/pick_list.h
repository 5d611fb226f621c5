// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QLineEdit;
class QStandardItemModel;

namespace bathhouse::ui {

class FlowLayout;

/// A list of names picked from many: what is picked stands as chips that can be taken away, and a field finds more.
class PickList final : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        std::string id;
        QString name;  ///< as chips and the field show it
        friend bool operator==(const Entry &, const Entry &) = default;
    };
    /// `name` says what is picked. `once`: an entry can be picked only once.
    PickList(const QString &name, bool once, QWidget *parent = nullptr);
    void setEntries(std::vector<Entry>);
    void setEntriesIfNew(std::vector<Entry> entries) {
        if (entries != entries_) setEntries(std::move(entries));
    }
    void show(const std::vector<std::string> &picked);
    const std::vector<std::string> &picked() const { return picked_; }

Q_SIGNALS:
    void changed(const std::vector<std::string> &picked);

private:
    void add(const std::string &id);
    void fillChips();
    QString nameOf(const std::string &id) const;

    QString name_;
    bool once_;
    std::vector<Entry> entries_;
    std::vector<std::string> picked_;
    QLineEdit *field_ = nullptr;
    QStandardItemModel *model_ = nullptr;
    FlowLayout *chips_ = nullptr;
    QWidget *chipBox_ = nullptr;
};

/// All rules of the catalogue, and all tiles of a scenario, as entries.
std::vector<PickList::Entry> ruleEntries(const QString &language);

}  // namespace bathhouse::ui
