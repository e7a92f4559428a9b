// The known mistakes, and inputs that catch them: a part of the check module.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/generator.hpp"

namespace impartial {

// An input of a dialect. `cases`: how many cases, as far as the judge allows and the kind has them.
// Errors: unknown_dialect.
Expected<std::string> generate(std::string_view dialect, InputKind kind, std::uint32_t seed,
                               std::optional<std::uint64_t> cases = {});

// How a known mistake fares on an input.
struct KillRow {
  std::string_view id;
  std::string_view sentence;
  std::uint64_t wrong = 0;              // how many cases it gets wrong
  std::uint64_t first = 0;              // the number of the first of them
  std::string position;                 // of that case, in the game's notation
  std::vector<std::string_view> alike;  // the mistakes that answer all cases as this one
  std::string_view twin;                // the mistake that answers as this one on every input
  bool beyond = false;                  // it shows only beyond the judge's limits
};

struct KillMatrix {
  std::uint64_t cases = 0;  // that are answered
  std::vector<KillRow> rows;
  // Errors and warnings of the input. A refused case is left out.
  std::vector<Notice> notices{};
  Suppressed suppressed{};
};

// Errors: unknown_dialect, and those of the input.
Expected<KillMatrix> kill_matrix(std::string_view dialect, std::string_view input);
// Without the notices. {"cases", "mistakes": [{"id", "sentence", "wrong", "first": {"case",
// "position"} or null, "alike", "twin": or null, "beyond"}]}
std::string to_json(const KillMatrix& matrix);

struct Witness {
  std::string input;
  std::string position;  // of its last case, in the game's notation
};

// The smallest input that catches a mistake, found by search; nothing if none was found.
// Errors: unknown_dialect.
Expected<std::optional<Witness>> witness(std::string_view dialect, std::string_view mistake);

// {"input", "position"}, or null.
std::string to_json(const std::optional<Witness>& witness);

}  // namespace impartial
