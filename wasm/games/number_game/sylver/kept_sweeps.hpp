// The sweeps that were made, or are under way, and what they know.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/json.hpp"
#include "games/number_game/sylver/semigroup.hpp"

namespace impartial::number_game {

// A Sweep (sweep.hpp) whatever its width.
class AnySweep {
 public:
  // Larger largest gaps have no width.
  static constexpr std::int64_t kMostGap = 1023;

  // Domain: the gcd is 1, the largest gap at most kMostGap.
  static std::unique_ptr<AnySweep> make(const Semigroup& root);
  virtual ~AnySweep() = default;

  const Semigroup& root() const { return root_; }
  // Whether a position is above the root.
  bool covers(const Semigroup& semigroup) const { return semigroup.has_all(root_.generators()); }

  // Grundy values need every position above the root, not only the P-positions. They are found
  // after these, where there are no more than so many.
  static constexpr std::uint64_t kMostValued = 2'500'000;
  enum class Values { open, found, too_many };

  // Visits at most so many further positions.
  virtual void step(std::uint64_t positions) = 0;
  // Every P-position above the root is known.
  virtual bool solved() const = 0;
  virtual Values values() const = 0;
  // Another step would change nothing.
  bool done() const { return solved() && values() != Values::open; }

  virtual std::uint64_t visited() const = 0;
  virtual std::uint64_t p_positions() const = 0;
  virtual std::uint64_t bytes() const = 0;

  // Of positions above the root. Before it is solved: what is known; false says nothing.
  virtual bool is_p(const Semigroup& semigroup) const = 0;
  virtual std::vector<std::uint32_t> winning_moves(const Semigroup& semigroup) const = 0;
  // By the moves, ascending. Domain: the values were found.
  virtual std::vector<std::uint64_t> option_values(const Semigroup& semigroup) const = 0;

  // The P-positions by Frobenius number, ascending: [{"frobenius", "count", "example"}].
  virtual void write_p_positions(JsonWriter& json) const = 0;

 protected:
  explicit AnySweep(Semigroup root) : root_(std::move(root)) {}

 private:
  Semigroup root_;
};

class KeptSweeps {
 public:
  // Those that cover a position, the one that knows most first: with values, solved, under way.
  std::vector<const AnySweep*> covering(const Semigroup& semigroup) const;
  // The one from this position on. It is begun where there is none, and then others may go, to
  // bound memory; but none that covers the position.
  AnySweep& from(const Semigroup& root);
  // How often one has gone.
  std::uint64_t gone() const { return gone_; }

  std::uint64_t visited() const;
  std::uint64_t p_positions() const;
  std::uint64_t bytes() const;

 private:
  void make_room(const Semigroup& root);

  std::vector<std::unique_ptr<AnySweep>> sweeps_;  // the one used last stands last
  std::uint64_t gone_ = 0;
};

}  // namespace impartial::number_game
