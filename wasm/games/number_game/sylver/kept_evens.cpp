#include "games/number_game/sylver/kept_evens.hpp"

#include <algorithm>
#include <iterator>

namespace impartial::number_game {

std::vector<std::shared_ptr<const EvenPositions>> KeptEvens::covering(
    const Semigroup& position) const {
  std::vector<std::shared_ptr<const EvenPositions>> found;
  std::copy_if(searches_.rbegin(), searches_.rend(), std::back_inserter(found),
               [&position](const auto& search) { return search->covers(position); });
  return found;
}

EvenPositions& KeptEvens::from(const Semigroup& root) {
  const auto found = std::find_if(searches_.begin(), searches_.end(),
                                  [&root](const auto& search) { return search->root() == root; });
  if (found == searches_.end()) {
    make_room(root);
    searches_.push_back(
        std::make_shared<EvenPositions>(root, most_bytes_, EvenPositions::kFirstColumns, threads_));
  } else {
    std::rotate(found, found + 1, searches_.end());
  }
  return *searches_.back();
}

void KeptEvens::drop(const Semigroup& root) {
  std::erase_if(searches_, [&](const auto& search) {
    if (!(search->root() == root)) return false;
    dropped_visited_ += search->visited();
    return true;
  });
}

// A new search may need most of WebAssembly's 4 GiB, and most unfinished searches belong to
// positions that a player only passed through.
void KeptEvens::make_room(const Semigroup& root) {
  constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 29;
  constexpr std::size_t kMost = 16;
  const auto all = searches_;
  for (const auto& search : all) {
    const bool is_left = !search->done() && !search->covers(root);
    if (is_left || bytes() > kMostBytes || searches_.size() >= kMost) drop(search->root());
  }
}

std::uint64_t KeptEvens::visited() const {
  std::uint64_t total = dropped_visited_;
  for (const auto& search : searches_) total += search->visited();
  return total;
}

std::uint64_t KeptEvens::p_positions() const {
  std::uint64_t total = 0;
  for (const auto& search : searches_) total += search->p_positions();
  return total;
}

std::uint64_t KeptEvens::bytes() const {
  std::uint64_t total = 0;
  for (const auto& search : searches_) total += search->bytes();
  return total;
}

}  // namespace impartial::number_game
