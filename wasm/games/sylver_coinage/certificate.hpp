// A certificate: a text from which another program can check an answer that a search gave.
//
// It makes claims, and each claim rests on claims about positions with more numbers taken, so all
// of them follow by induction. A set of finite positions is claimed to be P: whatever number is
// taken in one of them, another number leads to the set again, or ends the game. The checker
// (web/games/sylver_coinage/check_certificate.mjs) finds these answers itself, so the text need not
// have them. It has the same format as this example:
//
//   sylver certificate 1
//   position 8 10               generators
//   outcome N 22 only
//   even 8 10 14: 19            with the gcd 2: N, as 19 leads to a P-position of this text
//   repeat 8 10 22: 33 32       in the set, those with these even numbers and no odd number
//                               below 33 repeat: their odd numbers may be 32, 64, ... larger
//   even 8 10 22: P             P, as no odd number wins and all other replies lose
//   set 14                      the largest even gap of its positions
//   0 3 4 5                     a position by its gaps above 1: the first 0 gaps of the line
//   2 7                         before, then these; here 3 4 7
//   end 2                       the number of positions
//
// An outcome N names winning moves, `outcome N 5 12`, and with the word `only` they are all. If the
// proof that they are all would be too large, one move is proved to win.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/certificate.hpp"
#include "games/sylver_coinage/gcd2_strategy.hpp"
#include "games/sylver_coinage/kept_gcd2.hpp"
#include "games/sylver_coinage/kept_sweeps.hpp"
#include "games/sylver_coinage/known_answers.hpp"

namespace impartial::sylver_coinage {

// The lines of the set.
class SetLines {
 public:
  // Gaps above 1, ascending.
  void add(const std::vector<std::uint32_t>& gaps);
  // After the first `kept` gaps of the line before.
  void add(std::uint64_t kept, const std::vector<std::uint32_t>& gaps);
  std::uint64_t count() const { return count_; }
  std::string take();

 private:
  std::string text_;
  std::vector<std::uint32_t> last_;
  std::uint32_t largest_even_ = 0;
  std::uint64_t count_ = 0;
};

// Writes a certificate from what the searches have found, in steps.
class CertificateWriter {
 public:
  CertificateWriter(const Semigroup& position, const Answer& answer, const KeptSweeps& sweeps,
                    const KeptGcd2& gcd2);

  const Semigroup& position() const { return position_; }
  // Answers or writes about `work` positions. Returns whether there is nothing left to do.
  bool step(std::uint64_t work);
  // Of the set, so far.
  std::uint64_t positions() const;
  // Domain: step() has returned true.
  Certificate take();

 private:
  using Numbers = std::vector<std::uint32_t>;
  // A search that knows the outcome of the position, or of that after a reply.
  struct Source {
    std::uint32_t reply;  // 0: none
    Semigroup position;
    std::shared_ptr<const AnySweep> sweep;
    std::shared_ptr<const Gcd2Positions> even;
    Gcd2Strategy::Extent extent{};  // of `even`
  };

  void add_sources(const Semigroup& position, std::uint32_t reply, const KeptSweeps& sweeps,
                   const KeptGcd2& gcd2);
  void step_sweep(std::uint64_t work);
  void step_gcd2(std::uint64_t work);
  void give_up(Obstacle obstacle);
  void finish(bool is_p, bool only, std::string_view even_lines);

  Semigroup position_;
  Obstacle obstacle_;            // if it is not done
  std::vector<Source> sources_;  // the first one is tried
  PSet::Index place_ = 0;        // in a sweep
  std::uint32_t periods_ = 1;
  std::uint64_t replies_ = 0;  // answered, with any number of periods
  std::optional<Gcd2Strategy> strategy_;
  std::optional<std::vector<Gcd2Shape>> sorted_;  // a heap of those that are not yet written
  std::optional<Gcd2Shape> last_;
  SetLines lines_;
  Numbers winning_;
  bool is_done_ = false;
  std::string outcome_;
  std::string even_lines_;
};

}  // namespace impartial::sylver_coinage
