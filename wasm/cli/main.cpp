// The program `impartial`: the calls of all modules, from a terminal. Reads the command; the
// commands have files of their own.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

#include "boundary/positions.hpp"
#include "boundary/words.hpp"
#include "cli/commands.hpp"
#include "cli/version.hpp"

namespace impartial::cli {
namespace {

int help(const Options& options);

int version(const Options&) {
  print("impartial " + std::string(kVersion) + "\n");
  return kAnswered;
}

int games(const Options&) { return show(impartial::games()); }

int words(const Options& options) {
  return show(impartial::words(options.words[0]), options.format());
}

constexpr const Option* kSolveOptions[]{&kSeed, &kThreads, &kReflow};
constexpr const Option* kGenerateOptions[]{&kSeed, &kKind, &kCases};
constexpr const Option* kTryOptions[]{&kSeed, &kSeconds, &kJson};
constexpr const Option* kJsonOption[]{&kJson};
constexpr const Option* kSearchOptions[]{&kPositions,     &kMemory, &kSeconds,
                                         &kSearchThreads, &kValues, &kJson};

constexpr Command kCommands[]{
    {"games", "", {}, "Prints the games and their dialects, as JSON.\n", games},
    {"solve", "DIALECT", kSolveOptions,
     "Reads judge input from standard input and writes judge output.\n"
     "--seed is the seed of random choices (default 1).\n"
     "--threads answer a large file at the same time (default: one a core).\n"
     "--reflow first puts the line breaks back where the counts in the input ask for them.\n",
     solve},
    {"check",
     "DIALECT INPUT OUTPUT",
     {},
     "Judges a program's output for an input; both are files, - is standard input.\n"
     "Prints the verdict, the first wrong case and the mistakes that give the same answers.\n",
     check},
    {"mistakes",
     "DIALECT INPUT",
     {},
     "Lists the known mistakes, and how many cases of a file catch each.\n",
     mistakes},
    {"generate", "DIALECT", kGenerateOptions,
     "Prints an input. KIND is adversarial (the default; it catches the known\n"
     "mistakes), random, limits, small or sample.\n",
     generate},
    {"try", "DIALECT PROGRAM...", kTryOptions,
     "Runs a program on inputs that break it, and prints the verdict, the smallest failing\n"
     "input, the mistake and the rule. Options stand before the program, and all behind it\n"
     "is the program's. --seconds is the limit of one run (default 10).\n",
     try_program},
    {"analyse", "GAME POSITION", kSearchOptions,
     "Prints the outcome, the Grundy value and every winning move, as JSON.\n", analyse},
    {"tabulate", "GAME", kSearchOptions,
     "Does the same for each line of standard input, as tab-separated values.\n", tabulate},
    {"certify", "GAME POSITION", kSearchOptions,
     "Prints a certificate of what a search finds, which another program can check.\n", certify},
    {"play", "GAME POSITION MOVE", kJsonOption, "Prints the position after a move.\n", play},
    {"picture", "GAME POSITION", kJsonOption,
     "Prints further data for a picture of the theory, as JSON.\n", picture},
    {"remoteness", "GAME POSITION", kJsonOption,
     "Prints how many moves are left if the winner hurries and the loser delays,\n"
     "and the moves that keep to it, as JSON; null if it takes too long to find.\n",
     remoteness},
    {"words",
     "GAME",
     {},
     "Prints the words of a game that TypeScript spells too; for engine and check, those of all "
     "games.\n",
     words},
    {"--version", "", {}, "Prints the version and the commit.\n", version},
    {"--help", "", {}, "Prints this text.\n", help},
};

constexpr std::string_view kEnd =
    "\n"
    "LIMITS of a search\n"
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
  const auto analysis = typename AnswererOf<G>::Type{}.analyse(*position);
  if (!analysis.winning.empty()) line += ", move " + G::write_move(analysis.winning.front());
  print(line + "\n");
}

template <class... Gs>
void print_examples(GameList<Gs...>) {
  (print_example<Gs>(), ...);
}

int help(const Options&) {
  print("impartial: solves impartial games of online judges\n\n");
  for (const Command& command : kCommands) {
    print("  impartial " + usage_line(command) + "\n");
    for (std::string_view rest = command.help; !rest.empty();) {
      const std::size_t line = rest.find('\n') + 1;
      print("      ");
      print(rest.substr(0, line));
      rest.remove_prefix(line);
    }
  }
  print("\nAn example of each game:\n");
  print_examples(Games{});
  print(kEnd);
  return kAnswered;
}

int run(std::span<char*> arguments) {
  if (arguments.size() < 2) return usage("no command is given");
  const std::string_view name = arguments[1];
  if (name == "help" || name == "-h") return help({});
  const auto* const command =
      std::find_if(std::begin(kCommands), std::end(kCommands),
                   [name](const Command& known) { return known.name == name; });
  if (command == std::end(kCommands)) {
    return usage("there is no command \"" + std::string(name) + "\"");
  }
  const std::optional<Options> options = read_options(*command, arguments.subspan(2));
  return options ? command->run(*options) : usage("it is impartial " + usage_line(*command));
}

}  // namespace
}  // namespace impartial::cli

int main(int argc, char** argv) {
  using namespace impartial::cli;
  const int status = run({argv, static_cast<std::size_t>(argc)});
  const bool is_written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  return is_written ? status : failure("cannot write to standard output");
}
