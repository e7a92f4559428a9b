// The boundary for a terminal: the same calls as bindings.cpp, from arguments and standard input.
#include <unistd.h>

#include <cstdio>
#include <span>
#include <string>
#include <string_view>

#include "core/registry.hpp"

namespace {

constexpr int kAnswered = 0;
constexpr int kRefused = 1;
constexpr int kUsage = 2;

constexpr std::string_view kHelp =
    "impartial: impartial games as online judges set them\n"
    "\n"
    "  impartial games                        the games and their dialects, as JSON\n"
    "  impartial solve DIALECT [--seed N]     judge input from standard input, judge output to "
    "standard output\n"
    "  impartial analyse GAME POSITION        outcome, values and every winning move, as JSON\n"
    "  impartial play GAME POSITION MOVE      the position after a move\n"
    "  impartial picture GAME POSITION        what a picture of the theory needs besides, as JSON\n"
    "\n"
    "Positions:  number_game \"2 5\" (free numbers) or \"<3 4>\" (numbers taken)     chess_rows "
    "\"19 20 / 18\"\n"
    "            wythoff \"4 6\"                                                   misere_nim \"2 "
    "3 4 5\"\n"
    "Moves:      number_game 5    chess_rows 2:18>19    wythoff 1,1    misere_nim 3:2\n"
    "\n"
    "Exit status: 0 answered, 1 refused (standard error: line:column: error: message [code]), 2 "
    "usage.\n"
    "--seed is for what a dialect leaves to chance; the same seed gives the same output.\n";

void print(std::FILE* file, std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), file);
}

int usage(std::string_view problem) {
  print(stderr, "impartial: ");
  print(stderr, problem);
  print(stderr, "\nTry: impartial --help\n");
  return kUsage;
}

bool write_all(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

int solve(std::string_view dialect, std::uint32_t seed) {
  constexpr std::size_t kChunkBytes = std::size_t{1} << 18;
  const auto session = impartial::solver(dialect, seed);
  if (session == nullptr) return usage(message(impartial::unknown_dialect(dialect)));
  bool refused = false;
  impartial::Report report;
  for (bool last = false; !report.done;) {
    std::size_t bytes = 0;
    if (!report.more) {
      const std::span<char> room = session->room(kChunkBytes);
      const ssize_t got = read(STDIN_FILENO, room.data(), room.size());
      if (got < 0) return usage("standard input cannot be read");
      bytes = static_cast<std::size_t>(got);
      last = got == 0;
    }
    report = session->feed(bytes, last);
    if (!write_all(session->answer())) return usage("standard output cannot be written");
    for (const impartial::Notice& notice : report.notices) {
      refused = refused || !is_warning(notice.code);
      print(stderr, terminal_line(notice));
    }
  }
  if (report.suppressed != 0) {
    refused = true;
    print(stderr, "and " + std::to_string(report.suppressed) + " more like these\n");
  }
  return refused ? kRefused : kAnswered;
}

int show(const impartial::Reply& reply) {
  print(reply.ok ? stdout : stderr, reply.text + "\n");
  return reply.ok ? kAnswered : kRefused;
}

// A whole number below 2^32, or nothing but digits is wrong.
bool read_seed(std::string_view text, std::uint32_t& seed) {
  std::uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9' || value > UINT32_MAX) return false;
    value = value * 10 + static_cast<std::uint64_t>(c - '0');
  }
  seed = static_cast<std::uint32_t>(value);
  return !text.empty() && value <= UINT32_MAX;
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
  const auto argument = [&arguments](std::size_t i) {
    return i < arguments.size() ? std::string_view(arguments[i]) : std::string_view();
  };
  const std::string_view command = argument(1);
  if (command == "--help" || command == "-h" || command == "help") {
    print(stdout, kHelp);
    return kAnswered;
  }
  if (command == "games" && argc == 2) return show({true, impartial::games()});
  if (command == "solve" && (argc == 3 || argc == 5)) {
    std::uint32_t seed = impartial::kDefaultSeed;
    if (argc == 5 && (argument(3) != "--seed" || !read_seed(argument(4), seed))) {
      return usage("solve takes --seed and a number below 2^32");
    }
    return solve(argument(2), seed);
  }
  if (command == "analyse" && argc == 4) return show(impartial::analyse(argument(2), argument(3)));
  if (command == "play" && argc == 5)
    return show(impartial::play(argument(2), argument(3), argument(4)));
  if (command == "picture" && argc == 4) return show(impartial::picture(argument(2), argument(3)));
  return usage(argc < 2 ? "a command is expected" : "these arguments are not understood");
}
