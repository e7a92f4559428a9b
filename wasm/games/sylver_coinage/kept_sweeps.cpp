#include "games/sylver_coinage/kept_sweeps.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "games/sylver_coinage/grundy_sweep.hpp"
#include "games/sylver_coinage/sweep.hpp"

namespace impartial::sylver_coinage {
namespace {

template <std::size_t Words>
class SweepOfWords final : public AnySweep {
 public:
  SweepOfWords(const Semigroup& root, std::uint64_t most_entries)
      : AnySweep(root),
        t_(static_cast<unsigned>(root.largest_gap())),
        sweep_(elements(root), t_, most_entries) {}

  void step(std::uint64_t positions) override;
  bool solved() const override { return sweep_.done(); }
  bool is_stuck() const override { return sweep_.is_stuck(); }
  Values values() const override { return values_; }
  std::uint64_t visited() const override { return sweep_.visited(); }
  std::uint64_t p_positions() const override { return sweep_.p_positions(); }
  std::uint64_t bytes() const override {
    return sweep_.bytes() + (grundy_sweep_ ? grundy_sweep_->bytes() : 0);
  }

  bool is_p(const Semigroup& semigroup) const override {
    IMPARTIAL_DOMAIN(covers(semigroup));
    return sweep_.is_p(elements(semigroup));
  }
  std::vector<std::uint32_t> winning_moves(const Semigroup& semigroup) const override {
    IMPARTIAL_DOMAIN(covers(semigroup));
    return sweep_.winning_moves(elements(semigroup));
  }
  std::vector<std::uint64_t> option_values(const Semigroup& semigroup) const override {
    IMPARTIAL_DOMAIN(values_ == Values::found && covers(semigroup));
    return grundy_sweep_->option_values(elements(semigroup));
  }

  void write_p_positions(JsonWriter& json) const override;
  std::optional<PSet::Index> for_each_p_above(const Semigroup& position, PSet::Index place,
                                              std::uint64_t most,
                                              const VisitGaps& visit) const override;

 private:
  Bits<Words> elements(const Semigroup& semigroup) const {
    Bits<Words> bits;
    for (unsigned n = 0; n <= t_; ++n) {
      if (semigroup.has(n)) bits.add(n);
    }
    return bits;
  }

  unsigned t_;
  Sweep<Words> sweep_;
  std::optional<GrundySweep<Words>> grundy_sweep_;
  Values values_ = Values::pending;
};

template <std::size_t Words>
void SweepOfWords<Words>::step(std::uint64_t positions) {
  if (!sweep_.done()) {
    sweep_.step(positions);
    return;
  }
  if (values_ != Values::pending) return;
  if (!grundy_sweep_) grundy_sweep_.emplace(sweep_.root(), t_);
  const std::uint64_t affordable = kMostValued + 1 - grundy_sweep_->visited();
  if (grundy_sweep_->step(std::min(positions, affordable))) {
    values_ = Values::found;
  } else if (grundy_sweep_->visited() > kMostValued) {
    values_ = Values::too_many;
    grundy_sweep_.reset();
  }
}

template <std::size_t Words>
void SweepOfWords<Words>::write_p_positions(JsonWriter& json) const {
  struct Found {
    std::uint64_t count = 0;
    Bits<Words> example;
  };
  std::map<unsigned, Found> by_frobenius;
  sweep_.for_each_p([&](const Bits<Words>& semigroup) {
    Found& found = by_frobenius[(Bits<Words>::below(t_ + 1) - semigroup).highest()];
    if (found.count++ == 0) found.example = semigroup;
  });
  json.begin_array();
  for (const auto& [frobenius, found] : by_frobenius) {
    // Every number above the Frobenius number F is an element, so no minimal generator is above
    // 2F + 1.
    std::vector<std::uint32_t> numbers;
    for (unsigned n = 2; n <= 2 * frobenius + 1; ++n) {
      if (n > frobenius || found.example.has(n)) numbers.push_back(n);
    }
    json.begin_object().key("frobenius").integer(frobenius).key("count").integer(found.count);
    json.key("example").string(write_generators(Semigroup(std::move(numbers)))).end_object();
  }
  json.end_array();
}

template <std::size_t Words>
std::optional<PSet::Index> SweepOfWords<Words>::for_each_p_above(const Semigroup& position,
                                                                 PSet::Index place,
                                                                 std::uint64_t most,
                                                                 const VisitGaps& visit) const {
  std::vector<std::uint32_t> gaps;
  const auto visit_gaps = [&](const Bits<Words>& semigroup) {
    gaps.clear();
    for (unsigned n = 2; n <= t_; ++n) {
      if (!semigroup.has(n)) gaps.push_back(n);
    }
    visit(gaps);
  };
  place = sweep_.for_each_p_above(elements(position), place, most, visit_gaps);
  return place == sweep_.p_positions_end() ? std::nullopt : std::optional(place);
}

template <class T>
std::uint64_t sum(const std::vector<std::shared_ptr<AnySweep>>& sweeps, T (AnySweep::*of)() const) {
  std::uint64_t total = 0;
  for (const auto& sweep : sweeps) total += ((*sweep).*of)();
  return total;
}

}  // namespace

std::shared_ptr<AnySweep> AnySweep::make(const Semigroup& root, std::uint64_t most_entries) {
  IMPARTIAL_DOMAIN(root.gcd() == 1 && root.largest_gap() <= kMostGap);
  std::shared_ptr<AnySweep> sweep;
  const auto bits = static_cast<std::size_t>(root.largest_gap()) + 1;
  // The narrowest width that is wide enough. Each width costs bytes in the page.
  const auto try_words = [&](auto words) {
    if (sweep != nullptr || bits > 64 * words) return;
    sweep = std::make_shared<SweepOfWords<words>>(root, most_entries);
  };
  const auto try_all = [&]<std::size_t... Words>(std::index_sequence<Words...>) {
    (try_words(std::integral_constant<std::size_t, Words>{}), ...);
  };
  try_all(std::index_sequence<1, 2, 3, 4, 6, 8, 12, 16>{});
  return sweep;
}

std::vector<std::shared_ptr<const AnySweep>> KeptSweeps::covering(
    const Semigroup& semigroup) const {
  std::vector<std::shared_ptr<const AnySweep>> found;
  std::copy_if(sweeps_.begin(), sweeps_.end(), std::back_inserter(found),
               [&semigroup](const auto& sweep) { return sweep->covers(semigroup); });
  const auto rank = [](const AnySweep& sweep) {
    return (sweep.solved() ? 1 : 0) + (sweep.values() == AnySweep::Values::found ? 1 : 0);
  };
  std::stable_sort(found.begin(), found.end(),
                   [&rank](const auto& a, const auto& b) { return rank(*a) > rank(*b); });
  return found;
}

AnySweep& KeptSweeps::from(const Semigroup& root) {
  const auto found = std::find_if(sweeps_.begin(), sweeps_.end(),
                                  [&root](const auto& sweep) { return sweep->root() == root; });
  if (found == sweeps_.end()) {
    make_room(root);
    sweeps_.push_back(AnySweep::make(root, most_entries_));
  } else {
    std::rotate(found, found + 1, sweeps_.end());
  }
  return *sweeps_.back();
}

void KeptSweeps::make_room(const Semigroup& root) {
  // A new search needs most of WebAssembly's 4 GiB.
  constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 29;
  // Most unsolved sweeps belong to positions that a player only passed through.
  constexpr std::size_t kMostUnsolved = 4;
  const auto drop = [this](const AnySweep* wanted) {
    std::erase_if(sweeps_, [wanted](const auto& sweep) { return sweep.get() == wanted; });
    ++dropped_;
  };
  std::vector<const AnySweep*> unsolved;
  std::vector<const AnySweep*> others;
  for (const auto& sweep : sweeps_) {
    if (!sweep->solved()) unsolved.push_back(sweep.get());
    if (!sweep->covers(root)) others.push_back(sweep.get());
  }
  if (unsolved.size() >= kMostUnsolved) {
    const AnySweep* const least = *std::min_element(
        unsolved.begin(), unsolved.end(),
        [](const AnySweep* a, const AnySweep* b) { return a->visited() < b->visited(); });
    std::erase(others, least);
    drop(least);
  }
  for (const AnySweep* const other : others) {
    if (bytes() <= kMostBytes) break;
    drop(other);
  }
}

std::uint64_t KeptSweeps::visited() const { return sum(sweeps_, &AnySweep::visited); }
std::uint64_t KeptSweeps::p_positions() const { return sum(sweeps_, &AnySweep::p_positions); }
std::uint64_t KeptSweeps::bytes() const { return sum(sweeps_, &AnySweep::bytes); }

}  // namespace impartial::sylver_coinage
