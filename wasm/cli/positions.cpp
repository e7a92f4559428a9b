// The commands for positions. A position beyond the judges' limits is searched first.
#include "boundary/positions.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

#include "cli/search.hpp"
#include "cli/terminal.hpp"
#include "core/domain.hpp"

namespace impartial::cli {

const std::string_view kPositionsHelp =
    "  impartial analyse GAME POSITION [BUDGET] [--json]\n"
    "      Prints the outcome, the Grundy value and every winning move, as JSON.\n"
    "  impartial tabulate GAME [BUDGET] [--json]\n"
    "      Does the same for each line of standard input, as tab-separated values.\n"
    "  impartial certify GAME POSITION [BUDGET]\n"
    "      Prints a certificate of what a search finds, which another program can check.\n"
    "  impartial play GAME POSITION MOVE [--json]\n"
    "      Prints the position after a move.\n"
    "  impartial picture GAME POSITION [--json]\n"
    "      Prints further data for a picture of the theory, as JSON.\n"
    "  impartial remoteness GAME POSITION [--json]\n"
    "      Prints how many moves are left if the winner hurries and the loser delays,\n"
    "      and the moves that keep to it, as JSON; null if it takes too long to find.\n";

namespace {

using Say = Positions::Say;

constexpr std::string_view kNoCommand = "unknown command or wrong number of arguments";

// The objects that answer the calls for a position.
struct Answerers {
  explicit Answerers(Say say) : positions(say), searches(say) {}

  Positions positions;
  Searches searches;

  // Returns call(positions). If that is beyond the judges' limits, calls prepare()
  // and returns call(searches).
  template <class Call, class Prepare>
  Reply ask(Call&& call, Prepare&& prepare) {
    Reply reply = call(positions);
    if (!reply.beyond) return reply;
    prepare();
    return call(searches);
  }
};

// Reads a line of standard input. Returns false at the end of the input.
bool read_line(std::string& line) {
  line.clear();
  int c = std::getchar();
  if (c == EOF) return false;
  for (; c != EOF && c != '\n'; c = std::getchar()) line += static_cast<char>(c);
  return true;
}

// Skips blank lines and lines that begin with #. If a position is refused, prints the error with
// its line to standard error and continues.
int tabulate(Answerers& answerers, std::string_view game, const Budget& budget) {
  print(std::string(kRowHeader) + "\tseconds\n");
  int status = kAnswered;
  std::string line;
  for (std::uint64_t number = 1; !is_interrupted() && read_line(line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos || line.front() == '#') continue;
    const auto start = std::chrono::steady_clock::now();
    const Reply row = answerers.ask([&](auto& by) { return by.row(game, line, number); },
                                    [&] { search(answerers.searches, game, line, budget); });
    if (!row.ok) {
      status = show(row);
      continue;
    }
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    std::printf("%s\t%.3f\n", row.text.c_str(), spent.count());
    if (std::fflush(stdout) != 0) break;
  }
  const bool has_failed = std::ferror(stdin) != 0 && !is_interrupted();
  return has_failed ? failure("cannot read standard input") : status;
}

// `arguments`: from the command on, without --json.
int answer(std::span<char*> arguments, Say say) {
  const std::string_view command = arguments[0];
  const std::size_t count = arguments.size();
  if (count < 2) return usage(kNoCommand);
  const std::string_view game = arguments[1];
  const std::string_view position = count > 2 ? arguments[2] : "";
  if (!Positions::has(game)) return usage(message(unknown_game(game)));
  Answerers answerers(say);
  const bool is_certify = command == "certify";
  if (((command == "analyse" || is_certify) && count >= 3) || command == "tabulate") {
    if (is_certify && !Searches::has(game)) {
      return usage("no search is needed for " + std::string(game) + ", so it has no certificates");
    }
    const std::size_t words = command == "tabulate" ? 2 : 3;
    Budget budget;
    if (!read_budget(arguments.subspan(words), budget)) {
      return usage(
          "a budget consists of --positions N, --memory MB, --seconds N, --threads N and --values");
    }
    answerers.searches.use_threads(thread_count(budget.threads));
    listen_for_interrupts();
    if (command == "tabulate") return tabulate(answerers, game, budget);
    if (is_certify) {
      search(answerers.searches, game, position, budget);
      return certify(answerers.searches, game, position);
    }
    return show(answerers.ask([&](auto& by) { return by.analyse(game, position); },
                              [&] { search(answerers.searches, game, position, budget); }));
  }
  if (command == "play" && count == 4) {
    const std::string_view move = arguments[3];
    return show(answerers.ask([&](auto& by) { return by.play(game, position, move); }, [] {}));
  }
  if (command == "picture" && count == 3) {
    return show(answerers.ask([&](auto& by) { return by.picture(game, position); }, [] {}));
  }
  if (command == "remoteness" && count == 3) {
    return show(answerers.positions.remoteness(game, position));
  }
  return usage(kNoCommand);
}

}  // namespace

int positions(std::span<char*> arguments) {
  IMPARTIAL_DOMAIN(!arguments.empty());
  constexpr std::string_view kCommands[]{"analyse", "certify", "tabulate",
                                         "play",    "picture", "remoteness"};
  if (std::find(std::begin(kCommands), std::end(kCommands), arguments[0]) == std::end(kCommands)) {
    return usage(kNoCommand);
  }
  const auto end = std::remove(arguments.begin(), arguments.end(), std::string_view("--json"));
  const bool as_json = end != arguments.end();
  const auto words = static_cast<std::size_t>(end - arguments.begin());
  return answer(arguments.first(words), as_json ? Say{to_json} : Say{terminal_line});
}

}  // namespace impartial::cli
