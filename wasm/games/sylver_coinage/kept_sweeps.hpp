// The sweeps that have been made or are under way, and what they know.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/domain.hpp"
#include "core/json.hpp"
#include "games/sylver_coinage/p_set.hpp"
#include "games/sylver_coinage/semigroup.hpp"

namespace impartial::sylver_coinage {

// A Sweep (sweep.hpp) of any width, and after it a GrundySweep.
class AnySweep {
 public:
  // There is no width for larger gaps.
  static constexpr std::int64_t kMostGap = 1023;

  // Domain: the gcd is 1, the largest gap is at most kMostGap.
  static std::shared_ptr<AnySweep> make(const Semigroup& root, std::uint64_t most_entries);
  virtual ~AnySweep() = default;

  const Semigroup& root() const { return root_; }
  // Whether a position is above the root.
  bool covers(const Semigroup& semigroup) const { return semigroup.has_all(root_.generators()); }

  // Grundy values need every position above the root, not only the P-positions. They are computed
  // once these are known, unless there are more positions than kMostValued.
  static constexpr std::uint64_t kMostValued = 2'500'000;
  enum class Values { pending, found, too_many };

  // Visits at most `positions` further positions.
  virtual void step(std::uint64_t positions) = 0;
  // Whether every P-position above the root is known.
  virtual bool solved() const = 0;
  // Whether it will never be solved: it has more entries than a PSet can hold.
  virtual bool is_stuck() const = 0;
  virtual Values values() const = 0;
  // Whether another step would change nothing.
  bool done() const { return is_stuck() || (solved() && values() != Values::pending); }

  virtual std::uint64_t visited() const = 0;
  virtual std::uint64_t p_positions() const = 0;
  virtual std::uint64_t bytes() const = 0;

  // Domain, here and below: covers(semigroup). Before the sweep is solved, the results so far are
  // proved, but false means nothing.
  virtual bool is_p(const Semigroup& semigroup) const = 0;
  virtual std::vector<std::uint32_t> winning_moves(const Semigroup& semigroup) const = 0;
  // The Grundy values of the options, by ascending moves. Domain: values() is Values::found.
  virtual std::vector<std::uint64_t> option_values(const Semigroup& semigroup) const = 0;

  // The P-positions by ascending Frobenius number: [{"frobenius", "count", "example"}].
  virtual void write_p_positions(JsonWriter& json) const = 0;
  // Calls visit(gaps above 1) for the P-positions found above a position, from a place on, for
  // about as many as are given. Returns the next place; nothing at the end. The first place is 0.
  // Each is followed by those with more gaps at the end, so lists share their beginnings.
  using VisitGaps = std::function<void(const std::vector<std::uint32_t>& gaps)>;
  virtual std::optional<PSet::Index> for_each_p_above(const Semigroup& position, PSet::Index place,
                                                      std::uint64_t most,
                                                      const VisitGaps& visit) const = 0;

 protected:
  explicit AnySweep(Semigroup root) : root_(std::move(root)) {}

 private:
  Semigroup root_;
};

class KeptSweeps {
 public:
  // Domain: 0 < most_entries <= PSet::kMostEntries.
  explicit KeptSweeps(std::uint64_t most_entries = PSet::kMostEntries)
      : most_entries_(most_entries) {
    IMPARTIAL_DOMAIN(0 < most_entries && most_entries <= PSet::kMostEntries);
  }

  // The sweeps that cover a position. They are shared, so they stay valid after they are dropped
  // here. Order: those with Grundy values, those that are solved, the others.
  std::vector<std::shared_ptr<const AnySweep>> covering(const Semigroup& semigroup) const;
  // Returns the sweep from this position, and begins it if necessary. To bound memory, this may
  // drop other sweeps, but no solved one that covers the position. Valid until the next call.
  AnySweep& from(const Semigroup& root);
  // How many sweeps have been dropped.
  std::uint64_t dropped() const { return dropped_; }

  std::uint64_t visited() const;
  std::uint64_t p_positions() const;
  std::uint64_t bytes() const;

 private:
  void make_room(const Semigroup& root);

  std::uint64_t most_entries_;
  std::vector<std::shared_ptr<AnySweep>> sweeps_;  // the one used last is last
  std::uint64_t dropped_ = 0;
};

}  // namespace impartial::sylver_coinage
