// Answers that are nearly right: what an answer says, apart from the form in which a judge wants
// it, and how its form is another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dialect.hpp"

namespace impartial {

struct NearAnswer {
  enum class Kind {
    capitals,      // only capitals and small letters differ
    punctuation,   // only other signs, and these
    case_number,   // the number of the case
    wording,       // the words around what the answer says
    order,         // numbers come in another order
    other_judge,   // it uses the words of another dialect
    unknown_word,  // it says nothing that this judge knows
    python_none,   // None, which Python prints where a function returns nothing
  };
  Kind kind{};
  bool is_right = false;       // it says what the expected answer says
  std::string_view dialect{};  // whose words it uses
};
std::string_view name(NearAnswer::Kind kind);

// Where an output has answers of a kind for the first time, and how many.
struct NearAnswers {
  NearAnswer first;
  std::uint64_t count = 0;
  std::uint64_t output_line = 0;
  std::string expected;
  std::string found;
};

// Tells what the answers of a dialect say.
class AnswerSense {
 public:
  // `words`: as D::kOutputWords.
  AnswerSense(const AnswerShape& shape, std::string_view words) : shape_(shape), words_(words) {}
  // Another dialect of the game, whose words are understood too.
  void add(std::string_view id, const AnswerShape& shape) { others_.push_back({id, shape}); }

  // Whether an answer says that the player to move wins; nothing if it says neither.
  std::optional<bool> wins(std::string_view answer) const;
  // Whether a text says that, and has no word besides that judges of the game do not write.
  bool is_answer(std::string_view text) const;
  // The last word of an answer, which says who wins where nothing else does.
  static std::string_view last_word(std::string_view answer);
  // Whether two answers say the same.
  bool same(std::string_view left, std::string_view right) const;
  // How an answer is near the expected one, whose words are others; nothing if it is not.
  std::optional<NearAnswer> compare(std::string_view expected, std::string_view found) const;

 private:
  class Reader;
  struct Other {
    std::string_view id;
    AnswerShape shape;
  };

  // Otherwise nothing tells which words of an answer say something.
  bool is_understood() const { return !shape_.loss.empty() || shape_.lists_moves; }
  bool numbers_say() const { return shape_.lists_moves || shape_.win.empty(); }
  bool shares_a_word(std::string_view expected, std::string_view found) const;
  bool has_own_word(std::string_view found) const;

  AnswerShape shape_;
  std::string_view words_;
  std::vector<Other> others_;
};

}  // namespace impartial
