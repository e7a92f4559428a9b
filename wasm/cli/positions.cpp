// The commands for positions. A position of a game in the search module is searched first.
#include "boundary/positions.hpp"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/search.hpp"

namespace impartial::cli {
namespace {

// What answers for positions.
struct Solvers {
  Positions positions;
  Searches searches;

  // Returns call(the module of the game). For the search module, calls prepare() before.
  template <class Call, class Prepare>
  Expected<std::string> ask(std::string_view game, Call&& call, Prepare&& prepare) {
    if (!Searches::has(game)) return call(positions);
    prepare();
    return call(searches);
  }
};

bool has(std::string_view game) { return Positions::has(game) || Searches::has(game); }

int no_game(std::string_view game) { return usage(message(unknown_game(game))); }

// Lets searches use the threads that the user wants, and Ctrl-C stop them.
void prepare(Searches& searches, const Options& options) {
  searches.use_threads(thread_count(options.threads));
  listen_for_interrupts();
}

// Reads a line of standard input. Returns false at the end of the input.
bool read_line(std::string& line) {
  line.clear();
  int c = std::getchar();
  if (c == EOF) return false;
  for (; c != EOF && c != '\n'; c = std::getchar()) line += static_cast<char>(c);
  return true;
}

}  // namespace

int analyse(const Options& options) {
  const std::string_view game = options.words[0];
  const std::string_view position = options.words[1];
  if (!has(game)) return no_game(game);
  Solvers solvers;
  prepare(solvers.searches, options);
  return show(solvers.ask(
                  game, [&](auto& solver) { return solver.analyse(game, position); },
                  [&] { search(solvers.searches, game, position, options.budget); }),
              options.format());
}

// Skips blank lines and lines that begin with #. If a position is refused, prints the error with
// its line to standard error and continues.
int tabulate(const Options& options) {
  const std::string_view game = options.words[0];
  if (!has(game)) return no_game(game);
  Solvers solvers;
  prepare(solvers.searches, options);
  print(std::string(kRowHeader) + "\tseconds\n");
  int status = kAnswered;
  std::string line;
  for (std::uint64_t number = 1; !is_interrupted() && read_line(line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos || line.front() == '#') continue;
    const auto start = std::chrono::steady_clock::now();
    const auto row = solvers.ask(
        game, [&](auto& solver) { return solver.row(game, line); },
        [&] { search(solvers.searches, game, line, options.budget); });
    if (!row) {
      Notice error = row.error();
      error.place.line = number;
      status = show(error, options.format());
      continue;
    }
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    std::printf("%s\t%.3f\n", row->c_str(), spent.count());
    if (std::fflush(stdout) != 0) break;
  }
  const bool has_failed = std::ferror(stdin) != 0 && !is_interrupted();
  return has_failed ? failure("cannot read standard input") : status;
}

int certify(const Options& options) {
  const std::string_view game = options.words[0];
  const std::string_view position = options.words[1];
  if (!has(game)) return no_game(game);
  if (!Searches::has(game)) {
    return usage("no search is needed for " + std::string(game) + ", so it has no certificates");
  }
  Searches searches;
  prepare(searches, options);
  return certify(searches, game, position, options.budget, options.format());
}

int play(const Options& options) {
  const std::string_view game = options.words[0];
  if (!has(game)) return no_game(game);
  return show(
      Solvers().ask(
          game, [&](auto& solver) { return solver.play(game, options.words[1], options.words[2]); },
          [] {}),
      options.format());
}

int picture(const Options& options) {
  const std::string_view game = options.words[0];
  if (!has(game)) return no_game(game);
  return show(
      Solvers().ask(
          game, [&](auto& solver) { return solver.picture(game, options.words[1]); }, [] {}),
      options.format());
}

int remoteness(const Options& options) {
  const std::string_view game = options.words[0];
  if (!has(game)) return no_game(game);
  return show(
      Solvers().ask(
          game, [&](auto& solver) { return solver.remoteness(game, options.words[1]); }, [] {}),
      options.format());
}

}  // namespace impartial::cli
