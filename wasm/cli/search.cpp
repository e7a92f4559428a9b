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

const std::string_view kBudgetHelp =
    "\n"
    "BUDGET\n"
    "  --positions N  the most positions that a search visits, after a few that are always "
    "visited\n"
    "  --memory MB    the most memory that a search uses (default 4096), besides kept results\n"
    "  --seconds N    the most seconds that a search takes\n"
    "  --threads N    the threads of a search of even numbers (default: one a core)\n"
    "  --values       also computes Grundy values, if there are not too many\n"
    "A search that reaches a limit, or that Ctrl-C stops, prints its results so far; then\n"
    "\"complete\" is false.\n";

namespace {

volatile std::sig_atomic_t interrupted = 0;

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

int show_certificate(const Reply& reply) {
  constexpr std::string_view kNone = "none ";
  if (!reply.text.starts_with(kNone)) return show(reply);
  const std::string_view obstacle = std::string_view(reply.text).substr(kNone.size());
  return show({false, obstacle == "theorem" ? "no search was needed: a table or a theorem answers"
                      : obstacle == "open"  ? "the search has left open what the proof needs"
                      : obstacle == "gcd" ? "a gcd above 2 needs a winning move that leaves 1 or 2"
                      : obstacle == "too_large" ? "the certificate would be too large"
                                                : "the searches have not decided the position"});
}

}  // namespace

bool read_budget(std::span<char*> arguments, Budget& budget) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view option = arguments[i];
    if (option == "--values") {
      budget.values = true;
      continue;
    }
    std::uint64_t* const value = option == "--positions" ? &budget.positions
                                 : option == "--memory"  ? &budget.megabytes
                                 : option == "--seconds" ? &budget.seconds
                                 : option == "--threads" ? &budget.threads
                                                         : nullptr;
    if (value == nullptr || ++i == arguments.size() ||
        !read_number(arguments[i], UINT32_MAX, *value)) {
      return false;
    }
  }
  return true;
}

void listen_for_interrupts() {
  struct sigaction action {};
  action.sa_handler = [](int) { interrupted = 1; };
  sigaction(SIGINT, &action, nullptr);
}

bool is_interrupted() { return interrupted != 0; }

void search(Searches& searches, std::string_view game, std::string_view position,
            const Budget& budget) {
  // Interrupts, limits and the progress are looked at between steps only, and one reply may be much
  // harder than those before it.
  constexpr std::uint64_t kMostOfAStep = 4'000'000;
  std::unique_ptr<SearchSession> session;
  if (!searches.open(game, position, session).ok) return;
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  const bool is_watched = isatty(STDERR_FILENO) == 1;
  double shown = 0;
  double seconds = 0;
  SearchReport report;
  std::uint64_t positions = 0;
  std::uint64_t most = 100'000;  // of the next step; threads wait for each other at its end
  const auto unfinished = [&] { return budget.values ? !report.done : !report.solved; };
  while (unfinished() && interrupted == 0 && positions < budget.positions &&
         report.bytes >> 20 < budget.megabytes) {
    const std::uint64_t step = std::min(most, budget.positions - positions);
    report = session->step(step);
    positions += step;
    const double before = seconds;
    seconds = std::chrono::duration<double>(Clock::now() - start).count();
    if (seconds - before < 0.25) most = std::min(2 * most, kMostOfAStep);
    if (seconds >= static_cast<double>(budget.seconds)) break;
    if (is_watched && seconds > shown + 1) show_progress(report, shown = seconds);
  }
  if (shown > 0) std::fputs("\r\033[K", stderr);
}

int certify(Searches& searches, std::string_view game, std::string_view position) {
  constexpr std::uint64_t kStep = 10'000;
  interrupted = 0;
  const bool is_watched = isatty(STDERR_FILENO) == 1;
  for (;;) {
    const Reply reply = searches.certificate(game, position, kStep);
    if (!reply.text.starts_with("writing ")) {
      if (is_watched) std::fputs("\r\033[K", stderr);
      return show_certificate(reply);
    }
    if (interrupted != 0) return failure("stopped");
    if (is_watched) std::fprintf(stderr, "\r%s positions   ", reply.text.c_str());
  }
}

}  // namespace impartial::cli
