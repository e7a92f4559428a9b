#include "core/adversary.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace impartial {
namespace {

// Sets of pairs of programs, one set for each candidate: the pairs that it tells apart.
class Splits {
 public:
  explicit Splits(const AnswerTable& table)
      : words_((table.programs() * table.programs() + 63) / 64),
        bits_(table.candidates() * words_) {
    for (std::size_t candidate = 0; candidate < table.candidates(); ++candidate) {
      std::size_t pair = 0;
      for (std::size_t i = 0; i < table.programs(); ++i) {
        for (std::size_t j = 0; j < i; ++j, ++pair) {
          if (table.key(candidate, i) != table.key(candidate, j))
            bits_[candidate * words_ + pair / 64] |= std::uint64_t{1} << pair % 64;
        }
      }
    }
  }

  // How many pairs of `open` the candidate tells apart.
  std::size_t gain(std::size_t candidate, const std::vector<std::uint64_t>& open) const {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < words_; ++i)
      sum += static_cast<std::size_t>(std::popcount(bits_[candidate * words_ + i] & open[i]));
    return sum;
  }

  // Takes them out of `open`.
  void close(std::size_t candidate, std::vector<std::uint64_t>& open) const {
    for (std::size_t i = 0; i < words_; ++i) open[i] &= ~bits_[candidate * words_ + i];
  }

  std::size_t words() const { return words_; }

 private:
  std::size_t words_ = 0;
  std::vector<std::uint64_t> bits_;
};

}  // namespace

// Greedy: always a candidate that tells most of the open pairs apart; a large one must tell four
// times as many apart as a small one. Three rounds, each of which begins with all pairs open.
std::vector<std::size_t> choose_cases(const AnswerTable& table, std::size_t small,
                                      std::size_t limit, Random& random) {
  constexpr int kRounds = 3;
  constexpr std::size_t kPreference = 4;
  std::vector<std::size_t> left(table.candidates());
  std::iota(left.begin(), left.end(), std::size_t{0});
  shuffle(left, random);
  const Splits splits(table);
  std::vector<std::size_t> chosen;
  for (int round = 0; round < kRounds; ++round) {
    std::vector<std::uint64_t> open(splits.words(), ~std::uint64_t{0});
    while (chosen.size() < limit) {
      std::size_t best = 0;
      std::size_t most = 0;
      for (std::size_t i = 0; i < left.size(); ++i) {
        const std::size_t gain = splits.gain(left[i], open) * (left[i] < small ? kPreference : 1);
        if (gain > most) {
          most = gain;
          best = i;
        }
      }
      if (most == 0) break;
      splits.close(left[best], open);
      chosen.push_back(left[best]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(best));
    }
  }
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

}  // namespace impartial
