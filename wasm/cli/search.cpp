#include "cli/search.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <memory>
#include <string>

#include "cli/terminal.hpp"

namespace impartial::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

void show_progress(const SearchReport& report, double seconds) {
  std::fprintf(stderr, "\r%llu positions, %llu P, %llu MB, %.0f s",
               static_cast<unsigned long long>(report.positions),
               static_cast<unsigned long long>(report.p_positions),
               static_cast<unsigned long long>(report.bytes >> 20), seconds);
  if (report.replies_total != 0) {
    std::fprintf(stderr, ", %llu of %llu replies",
                 static_cast<unsigned long long>(report.replies_solved),
                 static_cast<unsigned long long>(report.replies_total));
  }
  std::fputs("   ", stderr);
}

std::string_view sentence(Obstacle obstacle) {
  switch (obstacle) {
    case Obstacle::unsolved:
      return "the searches have not decided the position";
    case Obstacle::theorem:
      return "no search was needed: a theorem answers";
    case Obstacle::open:
      return "the search has left open what the proof needs";
    case Obstacle::gcd:
      return "a gcd above 2 needs a winning move that leaves 1 or 2";
    case Obstacle::too_large:
      return "the certificate would be too large";
  }
  return {};
}

}  // namespace

void listen_for_interrupts() {
  struct sigaction action {};
  action.sa_handler = [](int) { interrupted = 1; };
  sigaction(SIGINT, &action, nullptr);
}

bool is_interrupted() { return interrupted != 0; }

bool search(Searches& searches, std::string_view game, std::string_view position,
            const Budget& budget) {
  // Interrupts, limits and the progress are looked at between steps only, and one reply may be much
  // harder than those before it.
  constexpr std::uint64_t kMostOfAStep = 4'000'000;
  const auto session = searches.open(game, position);
  if (!session) return true;
  const Clock::time_point start = Clock::now();
  const bool is_watched = isatty(STDERR_FILENO) == 1;
  double shown = 0;
  double seconds = 0;
  SearchReport report;
  std::uint64_t positions = 0;
  std::uint64_t most = 100'000;  // of the next step; threads wait for each other at its end
  const auto unfinished = [&] { return budget.values ? !report.valued : !report.solved; };
  while (unfinished() && interrupted == 0 && positions < budget.positions &&
         report.bytes >> 20 < budget.megabytes) {
    const std::uint64_t step = std::min(most, budget.positions - positions);
    report = (*session)->step(step);
    positions += step;
    const double before = seconds;
    seconds = seconds_since(start);
    if (seconds - before < 0.25) most = std::min(2 * most, kMostOfAStep);
    if (seconds >= static_cast<double>(budget.seconds)) break;
    if (is_watched && seconds > shown + 1) show_progress(report, shown = seconds);
  }
  if (shown > 0) std::fputs("\r\033[K", stderr);
  return !unfinished();
}

int certify(Searches& searches, std::string_view game, std::string_view position,
            const Budget& budget, FormatNotice format) {
  constexpr std::uint64_t kStep = 10'000;
  const Clock::time_point start = Clock::now();
  const bool is_done = search(searches, game, position, budget);
  interrupted = 0;
  const bool is_watched = isatty(STDERR_FILENO) == 1;
  for (;;) {
    auto certificate = searches.certificate(game, position, kStep);
    if (!certificate || certificate->state != Certificate::State::writing) {
      if (is_watched) std::fputs("\r\033[K", stderr);
      if (!certificate) return show(certificate.error(), format);
      if (certificate->state == Certificate::State::written) return show(certificate->text);
      const std::string_view why =
          is_done ? sentence(certificate->obstacle) : "the search is not finished";
      print_error(std::string(why) + "\n");
      return kRefused;
    }
    if (interrupted != 0) return failure("stopped");
    if (seconds_since(start) >= static_cast<double>(budget.seconds)) {
      return failure("the certificate is not finished");
    }
    if (is_watched) {
      std::fprintf(stderr, "\rwriting %llu positions   ",
                   static_cast<unsigned long long>(certificate->positions));
    }
  }
}

}  // namespace impartial::cli
