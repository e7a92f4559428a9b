// The search of gcd2_positions.hpp on several threads, each of which computes a part. A part whose
// larger parts are done may be taken out of turn.
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>

#include "games/sylver_coinage/gcd2_positions.hpp"

namespace impartial::sylver_coinage {

namespace {

// At most `count` threads that run `work`; fewer if the system refuses one, which it says by an
// exception.
template <typename Work>
std::vector<std::jthread> start(unsigned count, const Work& work) {
  std::vector<std::jthread> threads;
  try {
    while (threads.size() < count) threads.emplace_back(work);
  } catch (const std::system_error&) {
  }
  return threads;
}

}  // namespace

// Nothing if each of the next parts waits for one that is running, or if the pass has no other
// part.
Gcd2Part* Gcd2Positions::take_ready_part(const std::vector<Gcd2Part*>& running) {
  constexpr std::size_t kAhead = 16;
  while (ahead_.size() < kAhead) {
    Gcd2Part* const next = next_part();
    if (next == nullptr) break;
    ahead_.push_back(next);
  }
  for (auto part = ahead_.begin(); part != ahead_.end(); ++part) {
    const auto contains_it = [key = (*part)->key](const Gcd2Part* other) {
      return (key & ~other->key) == 0;
    };
    if (std::any_of(running.begin(), running.end(), contains_it)) continue;
    if (std::any_of(ahead_.begin(), part, contains_it)) continue;
    Gcd2Part* const ready = *part;
    ahead_.erase(part);
    return ready;
  }
  return nullptr;
}

// Parts that are begun are finished, so a step ends at most one part's time late.
void Gcd2Positions::step_on_threads(std::uint64_t work) {
  std::mutex mutex;  // for everything but the parts that are running
  std::condition_variable finished;
  std::vector<Gcd2Part*> running;
  std::uint64_t bytes_of_rows = 0;
  std::uint64_t spent = 0;
  const auto compute_parts = [&] {
    std::unique_lock lock(mutex);
    while (spent < work && !stuck_) {
      Gcd2Part* const part = take_ready_part(running);
      if (part == nullptr && running.empty()) return;
      if (part == nullptr) {
        finished.wait(lock);
        continue;
      }
      running.push_back(part);
      const std::vector<const Gcd2Part*> larger = larger_parts(*part);
      const bool has_rows = begins(*part);
      const std::uint32_t columns = part->columns;
      std::uint64_t row_bytes = 0;
      lock.unlock();
      if (has_rows) {
        Gcd2Rows rows(keys_, *part, larger);
        row_bytes = rows.bytes();
        lock.lock();
        bytes_of_rows += row_bytes;
        lock.unlock();
        while (part->columns < columns_ && !part->is_over()) rows.next_block();
      }
      finish_part(*part, larger);
      lock.lock();
      bytes_of_rows -= row_bytes;
      if (has_rows) end_rows(*part);
      const std::uint32_t blocks = (part->columns - columns) / 64;
      spent += 1 + (has_rows ? (kSetup + blocks) * part->size() : 0);
      stuck_ = stuck_ || bytes() + bytes_of_rows > most_bytes_;
      std::erase(running, part);
      finished.notify_all();
    }
  };
  while (spent < work && !done()) {
    {
      const std::vector<std::jthread> others = start(threads_ - 1, compute_parts);
      compute_parts();
    }
    if (spent < work && !stuck_) begin_next_pass();
  }
}

}  // namespace impartial::sylver_coinage
