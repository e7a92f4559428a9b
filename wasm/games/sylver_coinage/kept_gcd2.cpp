#include "games/sylver_coinage/kept_gcd2.hpp"

#include <algorithm>
#include <iterator>

namespace impartial::sylver_coinage {

std::vector<std::shared_ptr<const Gcd2Positions>> KeptGcd2::covering(
    const Semigroup& position) const {
  std::vector<std::shared_ptr<const Gcd2Positions>> found;
  std::copy_if(searches_.rbegin(), searches_.rend(), std::back_inserter(found),
               [&position](const auto& search) { return search->covers(position); });
  return found;
}

Gcd2Positions& KeptGcd2::from(const Semigroup& root) {
  const auto found = std::find_if(searches_.begin(), searches_.end(),
                                  [&root](const auto& search) { return search->root() == root; });
  if (found == searches_.end()) {
    make_room(root);
    searches_.push_back(
        std::make_shared<Gcd2Positions>(root, most_bytes_, Gcd2Positions::kFirstColumns, threads_));
  } else {
    std::rotate(found, found + 1, searches_.end());
  }
  return *searches_.back();
}

void KeptGcd2::drop(const Semigroup& root) {
  std::erase_if(searches_, [&](const auto& search) {
    if (!(search->root() == root)) return false;
    dropped_visited_ += search->visited();
    return true;
  });
}

// A new search may need most of WebAssembly's 4 GiB, and most unfinished searches belong to
// positions that a player only passed through.
void KeptGcd2::make_room(const Semigroup& root) {
  constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 29;
  constexpr std::size_t kMost = 16;
  const auto all = searches_;
  for (const auto& search : all) {
    const bool is_left = !search->done() && !search->covers(root);
    if (is_left || bytes() > kMostBytes || searches_.size() >= kMost) drop(search->root());
  }
}

std::uint64_t KeptGcd2::visited() const {
  std::uint64_t total = dropped_visited_;
  for (const auto& search : searches_) total += search->visited();
  return total;
}

std::uint64_t KeptGcd2::p_positions() const {
  std::uint64_t total = 0;
  for (const auto& search : searches_) total += search->p_positions();
  return total;
}

std::uint64_t KeptGcd2::bytes() const {
  std::uint64_t total = 0;
  for (const auto& search : searches_) total += search->bytes();
  return total;
}

}  // namespace impartial::sylver_coinage
