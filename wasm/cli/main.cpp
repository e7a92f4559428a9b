// The program `impartial`: the calls of all modules, from a terminal. Reads the command, and answers
// `solve`; the other commands have files of their own.
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "boundary/game_list.hpp"
#include "boundary/judge_text.hpp"
#include "boundary/positions.hpp"
#include "cli/terminal.hpp"
#include "cli/version.hpp"

namespace {

using impartial::cli::failure;
using impartial::cli::kAnswered;
using impartial::cli::kRefused;
using impartial::cli::print;
using impartial::cli::print_error;
using impartial::cli::read_number;
using impartial::cli::show;
using impartial::cli::usage;

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
    "      Prints the verdict, the first wrong case and the mistakes that give the same answers.\n"
    "  impartial mistakes DIALECT INPUT\n"
    "      Lists the known mistakes, and how many cases of a file catch each.\n"
    "  impartial generate DIALECT [--seed N] [--kind KIND] [--cases N]\n"
    "      Prints an input. KIND is adversarial (catches the known mistakes, unless another\n"
    "      is asked for), random, limits, small or sample.\n";

constexpr std::string_view kVersionHelp =
    "  impartial --version\n"
    "      Prints the version and the commit.\n"
    "\n"
    "An example of each game:\n";

constexpr std::string_view kStatusHelp =
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

int run(std::span<char*> arguments) {
  const std::size_t argc = arguments.size();
  const auto argument = [&arguments](std::size_t i) {
    return i < arguments.size() ? std::string_view(arguments[i]) : std::string_view();
  };
  const std::string_view command = argument(1);
  if (command == "--help" || command == "-h" || command == "help") {
    print(kHelp);
    print(impartial::cli::kPositionsHelp);
    print(kVersionHelp);
    print_examples(impartial::Games{});
    print(impartial::cli::kBudgetHelp);
    print(kStatusHelp);
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
  if (argc < 2) return usage("no command is given");
  return impartial::cli::positions(arguments.subspan(1));
}

}  // namespace

int main(int argc, char** argv) {
  const int status = run({argv, static_cast<std::size_t>(argc)});
  const bool is_written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  return is_written ? status : failure("cannot write to standard output");
}
