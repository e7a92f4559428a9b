// Which numbers of a case a program's answer depends on, and whether on their order. It is asked
// for cases that differ in one number, or in the order of two.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace impartial {

using CaseNumbers = std::vector<std::uint64_t>;

struct Influence {
  // An example of the cases that were asked for.
  CaseNumbers like;
  // The places in it, from 0, whose numbers never changed the answer, though they should.
  std::vector<std::size_t> ignored;
  // If none is: two cases that differ in their order only, which the program answers differently,
  // although this order never matters; empty if there are none.
  CaseNumbers one;
  CaseNumbers other;
};

class InfluenceSearch {
 public:
  // Longer cases have too many places to ask about each.
  static constexpr std::size_t kMostNumbers = 4;

  // Whether the case wins; nothing if a judge has no such case.
  using Right = std::function<std::optional<bool>(const CaseNumbers&)>;
  InfluenceSearch(CaseNumbers like, const Right& right);

  // The cases that are asked for; none if nothing can be asked.
  const std::vector<CaseNumbers>& asked() const { return asked_; }
  // Which of them the program answers wrongly. Returns nothing if its answers depend on what they
  // should, or are all the same.
  std::optional<Influence> found(const std::vector<bool>& are_wrong) const;

 private:
  // Two of the cases asked for, the same but for the number at `place`, or for the order of that
  // and of the number at `second`.
  struct Pair {
    std::size_t one = 0;
    std::size_t other = 0;
    std::size_t place = 0;
    std::size_t second = 0;
  };
  std::size_t ask(const CaseNumbers& numbers, bool wins);
  void ask_for_changes(const CaseNumbers& base, std::size_t from, std::size_t place,
                       const Right& right);

  CaseNumbers like_;
  std::vector<CaseNumbers> asked_;
  std::vector<bool> right_;
  std::vector<Pair> changes_;
  std::vector<Pair> swaps_;
};

}  // namespace impartial
