#include "cli/options.hpp"

#include <algorithm>

#include "core/words.hpp"

namespace impartial::cli {
namespace {

// Reads a number below 2^32 into a member of Options.
template <class T>
bool set_number(T& member, std::string_view value) {
  std::uint64_t number = 0;
  if (!read_number(value, UINT32_MAX, number)) return false;
  member = static_cast<T>(number);
  return true;
}

constexpr std::string_view kLimits = "LIMITS";

}  // namespace

const Option kSeed{"--seed", "N", [](Options& options, std::string_view value) {
                     return set_number(options.seed, value);
                   }};
const Option kThreads{"--threads", "N", [](Options& options, std::string_view value) {
                        return set_number(options.threads, value);
                      }};
const Option kSearchThreads{kThreads.name, kThreads.value, kThreads.set, kLimits};
const Option kReflow{"--reflow", "",
                     [](Options& options, std::string_view) { return options.reflow = true; }};
const Option kJson{"--json", "",
                   [](Options& options, std::string_view) { return options.json = true; }};
const Option kKind{"--kind", "KIND", [](Options& options, std::string_view value) {
                     const auto kind = word_named<InputKind>(value);
                     options.kind = kind.value_or(options.kind);
                     return kind.has_value();
                   }};
const Option kCases{"--cases", "N", [](Options& options, std::string_view value) {
                      return set_number(options.cases, value);
                    }};
const Option kPositions{"--positions", "N",
                        [](Options& options, std::string_view value) {
                          return set_number(options.budget.positions, value);
                        },
                        kLimits};
const Option kMemory{"--memory", "MB",
                     [](Options& options, std::string_view value) {
                       return set_number(options.budget.megabytes, value);
                     },
                     kLimits};
const Option kSeconds{"--seconds", "N",
                      [](Options& options, std::string_view value) {
                        return set_number(options.budget.seconds, value);
                      },
                      kLimits};
const Option kValues{
    "--values", "", [](Options& options, std::string_view) { return options.budget.values = true; },
    kLimits};

std::string usage_line(const Command& command) {
  std::string line(command.name);
  if (!command.words.empty()) line.append(" ").append(command.words);
  std::string_view group;
  for (const Option* const option : command.options) {
    if (!group.empty() && option->group == group) continue;
    group = option->group;
    line.append(" [").append(group.empty() ? option->name : group);
    if (group.empty() && !option->value.empty()) line.append(" ").append(option->value);
    line += ']';
  }
  return line;
}

std::optional<Options> read_options(const Command& command, std::span<char*> arguments) {
  Options options;
  const auto separators = std::count(command.words.begin(), command.words.end(), ' ');
  const std::size_t wanted = command.words.empty() ? 0 : static_cast<std::size_t>(separators) + 1;
  const bool takes_more = command.words.ends_with("...");
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    const bool is_of_last = takes_more && options.words.size() >= wanted;
    if (is_of_last || !argument.starts_with("--")) {
      options.words.push_back(argument);
      continue;
    }
    const auto option =
        std::find_if(command.options.begin(), command.options.end(),
                     [argument](const Option* known) { return known->name == argument; });
    if (option == command.options.end()) return {};
    const bool has_value = !(*option)->value.empty();
    if (has_value && ++i == arguments.size()) return {};
    if (!(*option)->set(options, has_value ? arguments[i] : "")) return {};
  }
  if (options.words.size() < wanted || (options.words.size() > wanted && !takes_more)) return {};
  return options;
}

}  // namespace impartial::cli
