// The options of all commands, and the table of commands that a command line is read by.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.hpp"
#include "core/dialect.hpp"
#include "core/generator.hpp"

namespace impartial::cli {

// The limits of a search.
struct Budget {
  std::uint64_t positions = UINT64_MAX;
  std::uint64_t megabytes = 4096;
  std::uint64_t seconds = UINT64_MAX;
  bool values = false;  // Grundy values too
};

// A command line.
struct Options {
  std::vector<std::string_view> words;  // what is not an option, after the command
  std::uint32_t seed = kDefaultSeed;
  std::uint64_t threads = core_count();
  bool reflow = false;
  bool json = false;
  InputKind kind = InputKind::adversarial;
  std::optional<std::uint64_t> cases;
  Budget budget;

  // How a refusal is written.
  FormatNotice format() const { return json ? FormatNotice{to_json} : FormatNotice{terminal_line}; }
};

struct Option {
  std::string_view name;
  std::string_view value;  // the name of the argument after it; empty if there is none
  // Returns false if the option has no such value.
  bool (*set)(Options& options, std::string_view value);
  // The name of the options that are written together as one; empty if it is written alone.
  std::string_view group{};
};

extern const Option kSeed;
extern const Option kThreads;
extern const Option kSearchThreads;
extern const Option kReflow;
extern const Option kJson;
extern const Option kKind;
extern const Option kCases;
extern const Option kPositions;
extern const Option kMemory;
extern const Option kSeconds;
extern const Option kValues;

struct Command {
  std::string_view name;
  // The names of its words, separated by spaces. "...": all that follows the last one is taken too.
  std::string_view words;
  std::span<const Option* const> options;
  std::string_view help;
  int (*run)(const Options& options);
};

// A line that shows how a command is written.
std::string usage_line(const Command& command);

// Reads the arguments after a command's name. Returns nothing if the command does not take them.
[[nodiscard]] std::optional<Options> read_options(const Command& command,
                                                  std::span<char*> arguments);

}  // namespace impartial::cli
