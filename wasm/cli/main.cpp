// The program `impartial`: the calls of the three modules, from a terminal.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"
#include "boundary/positions.hpp"
#include "boundary/remoteness.hpp"
#include "boundary/search.hpp"
#include "cli/terminal.hpp"
#include "cli/version.hpp"

namespace {

using impartial::cli::failure;
using impartial::cli::kAnswered;
using impartial::cli::kRefused;
using impartial::cli::print;
using impartial::cli::print_error;
using impartial::cli::read_number;
using impartial::cli::usage;
using Say = impartial::Positions::Say;

constexpr std::string_view kNoCommand = "unknown command or wrong number of arguments";

constexpr std::string_view kHelp =
    "impartial: solves impartial games of online judges\n"
    "\n"
    "  impartial games\n"
    "      Prints the games and their dialects, as JSON.\n"
    "  impartial solve DIALECT [--seed N] [--reflow]\n"
    "      Reads judge input from standard input and writes judge output.\n"
    "      --seed is the seed of random choices (default 1).\n"
    "      --reflow first puts the line breaks back where the counts in the input ask for them.\n"
    "  impartial check DIALECT INPUT OUTPUT\n"
    "      Judges a program's output for an input; both are files, - is standard input.\n"
    "      Prints the verdict, the first wrong case and the mistakes that answer alike.\n"
    "  impartial mistakes DIALECT INPUT\n"
    "      Lists the known mistakes, and how many cases of a file catch each.\n"
    "  impartial generate DIALECT [--seed N] [--kind KIND] [--cases N]\n"
    "      Prints an input. KIND is adversarial (catches the known mistakes, unless another\n"
    "      is asked for), random, limits, small or sample.\n"
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
    "      and the moves that keep to it, as JSON; null if it takes too long to find.\n"
    "  impartial --version\n"
    "      Prints the version and the commit.\n"
    "\n"
    "An example of each game:\n";

constexpr std::string_view kMoreHelp =
    "\n"
    "BUDGET\n"
    "  --positions N  the most positions that a search visits, after a few that are always "
    "visited\n"
    "  --memory MB    the most memory that a search uses (default 4096), besides kept results\n"
    "  --seconds N    the most seconds that a search takes\n"
    "  --threads N    the threads of a search of even numbers (default: one a core)\n"
    "  --values       also computes Grundy values, if there are not too many\n"
    "A search that reaches a limit, or that Ctrl-C stops, prints its results so far; then\n"
    "\"complete\" is false.\n"
    "\n"
    "Exit status: 0 answered or accepted, 1 refused or not accepted, 2 wrong usage, an input\n"
    "that cannot be judged, or a file that cannot be read or written. Warnings and errors go\n"
    "to standard error as line:column: error: message [code], or as JSON with --json.\n";

// Prints a line for a game: an example of a position, and a winning move from there.
template <class G>
void print_example() {
  const auto position = G::read_position(G::kInfo.example);
  if (!position) return;
  std::string line = "  " + std::string(G::kInfo.id) + " \"" + std::string(G::kInfo.example) + "\"";
  if (!G::kInfo.beyond.empty()) line += " or \"" + std::string(G::kInfo.beyond) + "\"";
  const auto analysis = G::analyse(*position);
  if (!analysis.winning.empty()) line += ", move " + G::write_move(analysis.winning.front());
  print(line + "\n");
}

template <class... Gs>
void print_examples(impartial::GameList<Gs...>) {
  (print_example<Gs>(), ...);
}

bool write_all(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Reads at most room.size() bytes of standard input. Returns: their number; negative for an error.
using Source = std::function<std::ptrdiff_t(std::span<char> room)>;

std::ptrdiff_t read_input(std::span<char> room) {
  return read(STDIN_FILENO, room.data(), room.size());
}

// Standard input with the judge's line breaks; as it is if they cannot be found.
bool read_reflowed(std::string_view dialect, std::string& text) {
  std::array<char, 1 << 16> piece{};
  std::ptrdiff_t got = 0;
  while ((got = read_input(piece)) > 0) text.append(piece.data(), static_cast<std::size_t>(got));
  impartial::Reply reply = impartial::reflow(dialect, text);
  if (reply.ok) text = std::move(reply.text);
  return got == 0;
}

int solve(std::string_view dialect, std::uint32_t seed, const Source& source) {
  constexpr std::size_t kChunkBytes = std::size_t{1} << 18;
  const auto session = impartial::solver(dialect, seed);
  if (session == nullptr) return usage(message(impartial::unknown_dialect(dialect)));
  bool refused = false;
  impartial::Report report;
  for (bool last = false; !report.done;) {
    std::size_t bytes = 0;
    if (!report.more) {
      const std::span<char> room = session->room(kChunkBytes);
      const std::ptrdiff_t got = source(room);
      if (got < 0) return failure("cannot read standard input");
      bytes = static_cast<std::size_t>(got);
      last = got == 0;
    }
    report = session->feed(bytes, last);
    if (!write_all(session->answer())) return failure("cannot write to standard output");
    for (const impartial::Notice& notice : report.notices) {
      refused = refused || !is_warning(notice.code);
      print_error(terminal_line(notice));
    }
  }
  // A suppressed error follows listed ones.
  print_error(terminal_line(report.suppressed));
  return refused ? kRefused : kAnswered;
}

int show(const impartial::Reply& reply) {
  (reply.ok ? print : print_error)(reply.text);
  if (!reply.text.ends_with('\n')) (reply.ok ? print : print_error)("\n");
  return reply.ok ? kAnswered : kRefused;
}

int show_certificate(const impartial::Reply& reply) {
  constexpr std::string_view kNone = "none ";
  if (!reply.text.starts_with(kNone)) return show(reply);
  const std::string_view obstacle = std::string_view(reply.text).substr(kNone.size());
  return show({false, obstacle == "theorem" ? "no search was needed: a table or a theorem answers"
                      : obstacle == "open"  ? "the search has left open what the proof needs"
                      : obstacle == "gcd"   ? "a gcd above 2 needs a winning move that leaves 1 or 2"
                      : obstacle == "too_large" ? "the certificate would be too large"
                                              : "the searches have not decided the position"});
}

// --- Searches

constexpr std::uint64_t kMostThreads = 256;

struct Budget {
  std::uint64_t positions = UINT64_MAX;
  std::uint64_t megabytes = 4096;
  std::uint64_t seconds = UINT64_MAX;
  bool values = false;  // Grundy values too
  std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
};

// `--positions N --memory MB --seconds N --threads N --values`, in any order.
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

volatile std::sig_atomic_t interrupted = 0;

// Ctrl-C also ends a call that waits for input.
void listen_for_interrupts() {
  struct sigaction action {};
  action.sa_handler = [](int) { interrupted = 1; };
  sigaction(SIGINT, &action, nullptr);
}

void show_progress(const impartial::SearchReport& report, double seconds) {
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

// Searches until the search is done or interrupted, or the budget is exhausted.
void search(impartial::Searches& searches, std::string_view game, std::string_view position,
            const Budget& budget) {
  std::unique_ptr<impartial::SearchSession> session;
  if (!searches.open(game, position, session).ok) return;
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  const bool is_watched = isatty(STDERR_FILENO) == 1;
  double shown = 0;
  double seconds = 0;
  impartial::SearchReport report;
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
    if (seconds - before < 0.25) most *= 2;
    if (seconds >= static_cast<double>(budget.seconds)) break;
    if (is_watched && seconds > shown + 1) show_progress(report, shown = seconds);
  }
  if (shown > 0) std::fputs("\r\033[K", stderr);
}

// Ctrl-C stops a search first, and its certificate then.
int certify(impartial::Searches& searches, std::string_view game, std::string_view position) {
  constexpr std::uint64_t kStep = 10'000;
  interrupted = 0;
  const bool is_watched = isatty(STDERR_FILENO) == 1;
  for (;;) {
    const impartial::Reply reply = searches.certificate(game, position, kStep);
    if (!reply.text.starts_with("writing ")) {
      if (is_watched) std::fputs("\r\033[K", stderr);
      return show_certificate(reply);
    }
    if (interrupted != 0) return failure("stopped");
    if (is_watched) std::fprintf(stderr, "\r%s positions   ", reply.text.c_str());
  }
}

// The objects that answer the calls for a position.
struct Answerers {
  explicit Answerers(Say say) : positions(say), searches(say) {}

  impartial::Positions positions;
  impartial::Searches searches;

  // Returns call(positions). If that is beyond the judges' limits, calls prepare()
  // and returns call(searches).
  template <class Call, class Prepare>
  impartial::Reply ask(Call&& call, Prepare&& prepare) {
    impartial::Reply reply = call(positions);
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
  print(std::string(impartial::kRowHeader) + "\tseconds\n");
  int status = kAnswered;
  std::string line;
  for (std::uint64_t number = 1; interrupted == 0 && read_line(line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos || line.front() == '#') continue;
    const auto start = std::chrono::steady_clock::now();
    const impartial::Reply row =
        answerers.ask([&](auto& by) { return by.row(game, line, number); },
                      [&] { search(answerers.searches, game, line, budget); });
    if (!row.ok) {
      status = show(row);
      continue;
    }
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    std::printf("%s\t%.3f\n", row.text.c_str(), spent.count());
    if (std::fflush(stdout) != 0) break;
  }
  const bool has_failed = std::ferror(stdin) != 0 && interrupted == 0;
  return has_failed ? failure("cannot read standard input") : status;
}

// The calls for positions. `arguments`: from the command on, without --json.
int call(std::span<char*> arguments, Say say) {
  const std::string_view command = arguments[0];
  const std::size_t count = arguments.size();
  if (count < 2) return usage(kNoCommand);
  const std::string_view game = arguments[1];
  const std::string_view position = count > 2 ? arguments[2] : "";
  if (!impartial::Positions::has(game)) return usage(message(impartial::unknown_game(game)));
  Answerers answerers(say);
  const bool is_certify = command == "certify";
  if (((command == "analyse" || is_certify) && count >= 3) || command == "tabulate") {
    if (is_certify && !impartial::Searches::has(game)) {
      return usage("no search is needed for " + std::string(game) + ", so it has no certificates");
    }
    const std::size_t words = command == "tabulate" ? 2 : 3;
    Budget budget;
    if (!read_budget(arguments.subspan(words), budget)) {
      return usage(
          "a budget consists of --positions N, --memory MB, --seconds N, --threads N and --values");
    }
    const auto threads = std::clamp<std::uint64_t>(budget.threads, 1, kMostThreads);
    answerers.searches.use_threads(static_cast<unsigned>(threads));
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
    return show(impartial::Remotenesses(say).remoteness(game, position));
  }
  return usage(kNoCommand);
}

int run(std::span<char*> arguments) {
  const std::size_t argc = arguments.size();
  const auto argument = [&arguments](std::size_t i) {
    return i < arguments.size() ? std::string_view(arguments[i]) : std::string_view();
  };
  const std::string_view command = argument(1);
  if (command == "--help" || command == "-h" || command == "help") {
    print(kHelp);
    print_examples(impartial::Games{});
    print(kMoreHelp);
    return kAnswered;
  }
  if (command == "--version" && argc == 2) {
    print("impartial " + std::string(impartial::cli::kVersion) + "\n");
    return kAnswered;
  }
  if (command == "games" && argc == 2) return show({true, impartial::games()});
  if (command == "solve" && argc >= 3) {
    std::uint64_t seed = impartial::kDefaultSeed;
    bool reflows = false;
    for (std::size_t i = 3; i < arguments.size(); ++i) {
      if (argument(i) == "--reflow") {
        reflows = true;
      } else if (argument(i) != "--seed" || !read_number(argument(++i), UINT32_MAX, seed)) {
        return usage("solve takes --seed N, with N below 2^32, and --reflow");
      }
    }
    const auto solve_from = [&](const Source& source) {
      return solve(argument(2), static_cast<std::uint32_t>(seed), source);
    };
    if (!reflows) return solve_from(read_input);
    std::string text;
    if (!read_reflowed(argument(2), text)) return failure("cannot read standard input");
    return solve_from([rest = std::string_view(text)](std::span<char> room) mutable {
      const std::size_t bytes = rest.copy(room.data(), room.size());
      rest.remove_prefix(bytes);
      return static_cast<std::ptrdiff_t>(bytes);
    });
  }
  if (command == "check" && argc == 5) {
    return impartial::cli::check(argument(2), argument(3), argument(4));
  }
  if (command == "mistakes" && argc == 4) {
    return impartial::cli::mistakes(argument(2), argument(3));
  }
  if (command == "generate" && argc >= 3) {
    return impartial::cli::generate(argument(2), arguments.subspan(3));
  }
  constexpr std::string_view kCalls[]{"analyse", "certify", "tabulate",
                                      "play",    "picture", "remoteness"};
  if (std::find(std::begin(kCalls), std::end(kCalls), command) != std::end(kCalls)) {
    const auto end = std::remove(arguments.begin(), arguments.end(), std::string_view("--json"));
    const bool as_json = end != arguments.end();
    const auto words = static_cast<std::size_t>(end - arguments.begin());
    return call(arguments.subspan(1, words - 1),
                as_json ? Say{impartial::to_json} : Say{impartial::terminal_line});
  }
  return usage(argc < 2 ? "no command is given" : kNoCommand);
}

}  // namespace

int main(int argc, char** argv) {
  const int status = run({argv, static_cast<std::size_t>(argc)});
  const bool is_written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  return is_written ? status : failure("cannot write to standard output");
}
