// SPDX-License-Identifier: MIT
#include "tutor/drill/search.h"

#include "tutor/drill/near_misses.h"

#include <algorithm>

namespace bathhouse::tutor::drill {

using namespace rules;

namespace {

template <class Kind> bool is(const Move &move) { return std::holds_alternative<Kind>(move); }

/// Notices whether one rule is cited.
class Listener final : public EventSink {
public:
    explicit Listener(std::string_view rule) : rule_(rule) {}
    void on(Event event) override { cited = cited || std::ranges::find(event.rules, rule_) != event.rules.end(); }
    bool cited = false;

private:
    std::string_view rule_;
};

} // namespace

bool Search::make(const Move &move) {
    moves_.push_back(move);
    if (!looking_) {
        apply(*state_, move);
        return false;
    }
    Listener listener(rule_);
    apply(*state_, move, &listener);
    return listener.cited;
}

bool Search::isRefused(const std::vector<Move> &tried) {
    scratch_ = state_;
    for (const Move &move : tried) {
        const auto refused = apply(*scratch_, move);
        if (!refused) {
            scratch_ = state_;
        } else if (refused->rule == rule_) {
            moves_.push_back(move);
            refused_ = refused;
            return true;
        }
    }
    return false;
}

/// Tiles around a space, and more for each bathhouse among them, the more so with a guest.
int Search::crowd(Position at) const {
    int count = 0;
    for (const Position p : ringOf(at)) {
        if (!state_->board.at(p)) continue;
        ++count;
        if (const auto b = state_->bathhouseAt(p)) count += state_->bathhouses[*b].free() ? 1 : 4;
    }
    return count;
}

Move Search::choosePlace(const std::vector<Move> &legal) {
    // The last one listed ends the game.
    const auto places = static_cast<std::uint32_t>(legal.size() - 1);
    Move best = legal[random_.below(places)];
    const bool bathhouse = state_->board.tiles().bathhousePart(std::get<Place>(best).tile).has_value();
    const int looks = bathhouse ? habit_.bathhouseLooks : habit_.looks;
    for (int i = 1, most = -1; i < looks; ++i) {
        const Move &other = legal[random_.below(places)];
        if (most < 0) most = crowd(std::get<Place>(best).at);
        if (const int here = crowd(std::get<Place>(other).at); here > most) {
            best = other;
            most = here;
        }
    }
    return best;
}

Move Search::choose(const std::vector<Move> &legal) {
    if (!std::ranges::any_of(legal, is<Pass>)) return pickOne(legal, random_);
    const bool fields = chance(habit_.field, random_);
    const auto wanted = [&](const Move &move) {
        if (is<Claim>(move)) return chance(habit_.claim, random_);
        if (is<BuyBack>(move)) return chance(habit_.buyBack, random_);
        if (is<SpecialMove>(move)) return chance(habit_.special, random_);
        const auto *put = std::get_if<PutFigure>(&move);
        if (!put || !chance(habit_.figure, random_)) return false;
        return fields || state_->board.tile(state_->turn.laid).parts[put->on].kind != PartKind::Field;
    };
    std::vector<Move> chosen;
    std::ranges::copy_if(legal, std::back_inserter(chosen), wanted);
    if (chosen.empty()) return Pass{};
    // What comes before the figure in the turn is not skipped for it.
    const auto early = std::ranges::find_if(chosen, [](const Move &m) { return is<Claim>(m) || is<BuyBack>(m); });
    return early != chosen.end() ? *early : pickOne(chosen, random_);
}

std::optional<Showing> Search::playTurn(std::vector<TileId> &bag) {
    before_ = state_;
    moves_.clear();
    const auto near = [this](std::optional<TileId> hand) {
        return looking_ && refusals_ && isRefused(nearMisses(*state_, hand, random_));
    };
    while (state_->turn.phase == DecisionKind::PlaceTile && !bag.empty()) {
        const TileId hand = bag.back();
        bag.pop_back();
        if (near(hand)) return showing();
        const std::vector<Move> legal = legalMoves(*state_, hand);
        if (make(is<Discard>(legal.front()) ? legal.front() : choosePlace(legal))) return showing();
    }
    while (state_->turn.phase != DecisionKind::PlaceTile) {
        if (near(std::nullopt)) return showing();
        if (make(choose(legalMoves(*state_)))) return showing();
    }
    return std::nullopt;
}

std::optional<Showing> Search::playGame() {
    table_ = &tables_.draw(random_);
    habit_ = pickOne(habits(), random_);
    refusals_ = chance(50, random_);
    refused_.reset();
    std::vector<TileId> bag = table_->tiles;
    for (int i = 0; i < habit_.bathhouseCopies; ++i)
        bag.insert(bag.end(), table_->bathhouses.begin(), table_->bathhouses.end());
    shuffle(bag, random_);
    const int length =
        habit_.shortest +
        static_cast<int>(random_.below(static_cast<std::uint32_t>(habit_.longest - habit_.shortest + 1)));
    const int from = static_cast<int>(random_.below(static_cast<std::uint32_t>(length / 2)));
    state_ = scenario::startState(table_->scenario, table_->table, tables_.library());
    state_->lay(bag.back(), {0, 0}, Rotation::None);
    bag.pop_back();
    for (int i = 0; i < length && !bag.empty(); ++i) {
        looking_ = i >= from;
        if (auto found = playTurn(bag)) return found;
        if (state_->turn.phase != DecisionKind::PlaceTile) return std::nullopt;
    }
    before_ = state_;
    moves_.clear();
    if (make(EndGame{})) return showing();
    return std::nullopt;
}

} // namespace bathhouse::tutor::drill
