// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/drill/drill.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>

namespace bathhouse::ui {

/// Looks for a drill beside the window, in a thread of its own.
class DrillSearch final : public QObject {
    Q_OBJECT

public:
    /// What makes drills: `tutor::makeDrill`, or something slower in a test.
    using Maker = std::function<std::variant<tutor::Drill, tutor::NoDrill>(const tutor::DrillRequest &,
                                                                           const scenario::TileLibrary &)>;
    struct Wanted {
        std::string rule;
        std::uint64_t seed = 0;
        std::optional<scenario::Scenario> unlike =
            {};  ///< the next seeds are tried as long as the position is this one
        scenario::TileLibrary tiles = scenario::TileLibrary::shipped();
    };
    struct Found {
        scenario::Scenario scenario;
        std::uint64_t seed = 0;  ///< the one that made it
    };
    using Result = std::variant<Found, tutor::NoDrill>;

    explicit DrillSearch(QObject *parent = nullptr);
    /// Waits for the thread, which ends soon once it is told to.
    ~DrillSearch() override;

    void setMaker(Maker maker) { maker_ = std::move(maker); }
    /// Begins; a search that still runs is given up.
    void start(Wanted);
    /// Gives the search up. Nothing is heard of it any more.
    void cancel();
    bool isRunning() const { return work_ != nullptr; }
    const Wanted *wanted() const;

Q_SIGNALS:
    void ended(const bathhouse::ui::DrillSearch::Result &);

private:
    struct Work {
        Wanted wanted;
        Maker maker;
        std::atomic<bool> cancelled = false;
        Result result = tutor::NoDrill::Cancelled;
    };
    static Result search(const Work &);
    void waitForThread();

    Maker maker_ = tutor::makeDrill;
    std::shared_ptr<Work> work_;  ///< of the search whose result is wanted
    std::shared_ptr<Work> last_;  ///< of the thread
    std::unique_ptr<QThread> thread_;
};

/// Whether two drills show the same position and moves, whatever they are called.
bool samePosition(scenario::Scenario, scenario::Scenario);

}  // namespace bathhouse::ui
