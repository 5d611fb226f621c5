// SPDX-License-Identifier: MIT
#include "ui/learn/drill_search.h"

#include "scenario/writer.h"

namespace bathhouse::ui {
namespace {

/// Where a rule shows itself in few ways, the same position is better than none.
constexpr int kMostSeeds = 8;

}  // namespace

bool samePosition(scenario::Scenario a, scenario::Scenario b) {
    for (scenario::Scenario *each : {&a, &b}) {
        each->id.reset();
        each->title.reset();
        each->summary.reset();
        each->questions.clear();
    }
    return scenario::writeScenario(a) == scenario::writeScenario(b);
}

DrillSearch::DrillSearch(QObject *parent) : QObject(parent) {}

DrillSearch::~DrillSearch() {
    cancel();
    waitForThread();
}

const DrillSearch::Wanted *DrillSearch::wanted() const { return work_ ? &work_->wanted : nullptr; }

DrillSearch::Result DrillSearch::search(const Work &work) {
    const Wanted &wanted = work.wanted;
    for (std::uint64_t seed = wanted.seed;; ++seed) {
        auto made = work.maker({wanted.rule, seed, [&work] { return work.cancelled.load(); }}, wanted.tiles);
        if (const auto *none = std::get_if<tutor::NoDrill>(&made)) return *none;
        scenario::Scenario &scenario = std::get<tutor::Drill>(made).scenario;
        const bool last = seed - wanted.seed + 1 == kMostSeeds;
        if (last || !wanted.unlike || !samePosition(*wanted.unlike, scenario)) return Found{std::move(scenario), seed};
    }
}

void DrillSearch::start(Wanted wanted) {
    cancel();
    waitForThread();
    auto work = std::make_shared<Work>();
    work->wanted = std::move(wanted);
    work->maker = maker_;
    work_ = last_ = work;
    thread_.reset(QThread::create([work] { work->result = search(*work); }));
    connect(thread_.get(), &QThread::finished, this, [this, work] {
        if (work_ != work) return;
        work_.reset();
        Q_EMIT ended(work->result);
    });
    thread_->start();
}

void DrillSearch::cancel() {
    if (last_) last_->cancelled = true;
    work_.reset();
}

void DrillSearch::waitForThread() {
    if (thread_) thread_->wait();
    thread_.reset();
    last_.reset();
}

}  // namespace bathhouse::ui
