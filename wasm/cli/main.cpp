// The program `impartial`: the calls of all modules, from a terminal. Reads the command; the
// commands have files of their own.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>

#include "boundary/game_list.hpp"
#include "boundary/positions.hpp"
#include "cli/terminal.hpp"
#include "cli/version.hpp"

namespace {

using impartial::cli::failure;
using impartial::cli::kAnswered;
using impartial::cli::print;
using impartial::cli::show;
using impartial::cli::usage;

constexpr std::string_view kHelp =
    "impartial: solves impartial games of online judges\n"
    "\n"
    "  impartial games\n"
    "      Prints the games and their dialects, as JSON.\n"
    "  impartial solve DIALECT [--seed N] [--reflow] [--threads N]\n"
    "      Reads judge input from standard input and writes judge output.\n"
    "      --seed is the seed of random choices (default 1).\n"
    "      --threads answer a large file at the same time (default: one a core).\n"
    "      --reflow first puts the line breaks back where the counts in the input ask for them.\n"
    "  impartial check DIALECT INPUT OUTPUT\n"
    "      Judges a program's output for an input; both are files, - is standard input.\n"
    "      Prints the verdict, the first wrong case and the mistakes that give the same answers.\n"
    "  impartial mistakes DIALECT INPUT\n"
    "      Lists the known mistakes, and how many cases of a file catch each.\n"
    "  impartial generate DIALECT [--seed N] [--kind KIND] [--cases N]\n"
    "      Prints an input. KIND is adversarial (the default; it catches the known\n"
    "      mistakes), random, limits, small or sample.\n";

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
    return impartial::cli::solve(argument(2), arguments.subspan(3));
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
