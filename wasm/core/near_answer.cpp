#include "core/near_answer.hpp"

#include <algorithm>

#include "core/output_text.hpp"
#include "core/utf8.hpp"

namespace impartial {
namespace {

constexpr bool is_decimal(char c) { return c >= '0' && c <= '9'; }
// The bytes of the sign that a text begins with; 0 if it begins with a letter or a digit.
// Characters beyond ASCII are letters too, unless nobody sees them. Domain: !text.empty().
std::size_t sign_bytes(std::string_view text) {
  const char c = text.front();
  if (static_cast<unsigned char>(c) >= 0x80) return invisible_bytes(text);
  return is_decimal(c) || (small(c) >= 'a' && small(c) <= 'z') ? 0 : 1;
}

// The words of letters and the numbers in a text, one after the other.
class Runs {
 public:
  explicit Runs(std::string_view text) : text_(text) {}

  // Empty at the end. The sign of a number below 0 belongs to it.
  std::string_view next() {
    const auto sign = [this](std::size_t at) { return sign_bytes(text_.substr(at)); };
    std::size_t begin = end_;
    while (begin < text_.size() && sign(begin) != 0) begin += sign(begin);
    end_ = begin;
    const bool number = begin < text_.size() && is_decimal(text_[begin]);
    while (end_ < text_.size() && is_decimal(text_[end_]) == number && sign(end_) == 0) ++end_;
    const bool is_negative = number && begin > 0 && text_[begin - 1] == '-' &&
                             (begin == 1 || is_space(text_[begin - 2]));
    if (is_negative) --begin;
    return text_.substr(begin, end_ - begin);
  }

 private:
  std::string_view text_;
  std::size_t end_ = 0;  // of the run before
};

// What judges write before the number of a case.
bool is_head(std::string_view run) {
  constexpr std::string_view kHeads[]{"case", "test", "scenario"};
  return std::any_of(std::begin(kHeads), std::end(kHeads),
                     [run](std::string_view head) { return same_letters(run, head); });
}

// Calls find(run) for the words and numbers of a text, until it returns true.
template <class Find>
bool any_run(std::string_view text, Find&& find) {
  Runs runs(text);
  for (std::string_view run = runs.next(); !run.empty(); run = runs.next()) {
    if (find(run)) return true;
  }
  return false;
}

bool same_runs(std::string_view left, std::string_view right) {
  Runs mine(left);
  Runs theirs(right);
  for (;;) {
    const std::string_view run = mine.next();
    if (!same_letters(run, theirs.next())) return false;
    if (run.empty()) return true;
  }
}

// The same characters but for capitals and what is skipped. `skipped`: the bytes of that at the
// beginning of a text.
template <class Skipped>
bool same_but_capitals(std::string_view left, std::string_view right, Skipped&& skipped) {
  const auto next = [&](std::string_view& text) {
    while (!text.empty() && skipped(text) != 0) text.remove_prefix(skipped(text));
    const int c = text.empty() ? -1 : static_cast<unsigned char>(small(text.front()));
    text.remove_prefix(text.empty() ? 0 : 1);
    return c;
  };
  while (!left.empty() || !right.empty()) {
    if (next(left) != next(right)) return false;
  }
  return true;
}

bool same_but_signs(std::string_view left, std::string_view right) {
  return same_but_capitals(left, right, sign_bytes);
}

// The words between white space, without signs at their ends and with the same signs within.
std::vector<std::string> sorted_moves(std::string_view text) {
  std::vector<std::string> moves;
  while (!text.empty()) {
    std::size_t end = 0;
    while (end < text.size() && !is_space(text[end])) ++end;
    std::string move;
    any_run(text.substr(0, end), [&](std::string_view run) {
      if (!move.empty()) move += ' ';
      for (const char c : run) move += small(c);
      return false;
    });
    if (!move.empty()) moves.push_back(std::move(move));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

}  // namespace

// Reads what an answer says: who wins, and numbers.
class AnswerSense::Reader {
 public:
  struct Part {
    enum class Kind { end, win, loss, number };
    Kind kind{};
    std::string_view number{};
    bool operator==(const Part&) const = default;
  };

  Reader(const AnswerSense& sense, std::string_view text) : sense_(sense), runs_(text) {}

  Part next() {
    using Kind = Part::Kind;
    for (;;) {
      const std::string_view run = letters_.empty() ? runs_.next() : take_letter();
      if (run.empty()) return {};
      if (run.size() > 1 && is_row(run)) {
        letters_ = run;
        continue;
      }
      const bool is_number = is_decimal(run.front());
      // A number without such a word before it is that of the case too, unless numbers say more.
      const bool is_first = is_first_ && sense_.shape_.numbered && !sense_.numbers_say();
      is_first_ = false;
      if (is_number && (behind_head_ || is_first)) {
        behind_head_ = false;
        case_number_ = run;
        continue;
      }
      behind_head_ = is_head(run);
      if (behind_head_) continue;
      const bool is_win = same_letters(run, sense_.shape_.win);
      if (is_win || same_letters(run, sense_.shape_.loss)) {
        has_own_ = true;
        return {is_win ? Kind::win : Kind::loss};
      }
      if (is_number && sense_.numbers_say()) return {Kind::number, run};
      for (const Other& other : sense_.others_) {
        // Where no word says a win, a number counts.
        if (is_number && other.shape.win.empty()) continue;
        const bool wins = same_letters(run, other.shape.win);
        if (!wins && !same_letters(run, other.shape.loss)) continue;
        if (dialect_.empty()) dialect_ = other.id;
        return {wins ? Kind::win : Kind::loss};
      }
      if (is_number) return {Kind::number, run};
      has_unknown_ = has_unknown_ || !sense_.has_own_word(run);
    }
  }

  // Of what was read so far.
  std::string_view case_number() const { return case_number_; }
  // Empty if it has words of its own too.
  std::string_view dialect() const { return has_own_ ? std::string_view() : dialect_; }
  bool has_unknown() const { return has_unknown_; }

 private:
  bool is_row(std::string_view run) const {
    const AnswerShape& shape = sense_.shape_;
    return shape.has_row && std::all_of(run.begin(), run.end(), [&](char c) {
             return small(c) == small(shape.win[0]) || small(c) == small(shape.loss[0]);
           });
  }
  std::string_view take_letter() {
    const std::string_view letter = letters_.substr(0, 1);
    letters_.remove_prefix(1);
    return letter;
  }

  const AnswerSense& sense_;
  Runs runs_;
  std::string_view letters_;  // of a row of them, those that are not read yet
  std::string_view case_number_;
  std::string_view dialect_;
  bool has_own_ = false;      // one of this judge's words for a win or a loss
  bool has_unknown_ = false;  // a word that no judge of the game writes
  bool behind_head_ = false;
  bool is_first_ = true;
};

std::string_view name(NearAnswer::Kind kind) {
  switch (kind) {
    case NearAnswer::Kind::capitals:
      return "capitals";
    case NearAnswer::Kind::punctuation:
      return "punctuation";
    case NearAnswer::Kind::case_number:
      return "case_number";
    case NearAnswer::Kind::wording:
      return "wording";
    case NearAnswer::Kind::order:
      return "order";
    case NearAnswer::Kind::other_judge:
      return "other_judge";
    case NearAnswer::Kind::unknown_word:
      return "unknown_word";
    case NearAnswer::Kind::python_none:
      return "python_none";
  }
  return {};
}

std::optional<bool> AnswerSense::wins(std::string_view answer) const {
  if (shape_.win.empty() || shape_.loss.empty()) return {};
  Reader reader(*this, answer);
  for (;;) {
    const Reader::Part part = reader.next();
    if (part.kind == Reader::Part::Kind::end) return {};
    if (part.kind != Reader::Part::Kind::number) return part.kind == Reader::Part::Kind::win;
  }
}

bool AnswerSense::is_answer(std::string_view text) const {
  using Kind = Reader::Part::Kind;
  Reader reader(*this, text);
  bool says_who_wins = false;
  for (auto part = reader.next(); part.kind != Kind::end; part = reader.next())
    says_who_wins = says_who_wins || part.kind != Kind::number;
  return says_who_wins && !reader.has_unknown();
}

std::string_view AnswerSense::last_word(std::string_view answer) {
  std::string_view last;
  any_run(answer, [&last](std::string_view run) {
    last = run;
    return false;
  });
  return last;
}

bool AnswerSense::same(std::string_view left, std::string_view right) const {
  if (shape_.any_order) return sorted_moves(left) == sorted_moves(right);
  if (!is_understood()) return same_runs(left, right);
  Reader mine(*this, left);
  Reader theirs(*this, right);
  for (bool says_nothing = true;; says_nothing = false) {
    const Reader::Part part = mine.next();
    if (part != theirs.next()) return false;
    if (part.kind == Reader::Part::Kind::end) return !says_nothing || shares_a_word(left, right);
  }
}

bool AnswerSense::shares_a_word(std::string_view expected, std::string_view found) const {
  return any_run(found, [expected](std::string_view run) {
    return !is_head(run) && !is_decimal(run.front()) &&
           any_run(expected, [run](std::string_view own) { return same_letters(run, own); });
  });
}

bool AnswerSense::has_own_word(std::string_view found) const {
  return shares_a_word(words_, found);
}

std::optional<NearAnswer> AnswerSense::compare(std::string_view expected,
                                               std::string_view found) const {
  using Kind = NearAnswer::Kind;
  const auto space = [](std::string_view text) { return is_space(text.front()) ? 1U : 0U; };
  if (same_but_capitals(expected, found, space)) return NearAnswer{Kind::capitals, true};
  if (same_runs(expected, found)) return NearAnswer{Kind::punctuation, true};
  if (!is_understood()) return {};
  Reader wanted(*this, expected);
  Reader given(*this, found);
  bool is_same = true;
  bool says_nothing = true;
  std::vector<std::string_view> wanted_numbers;
  std::vector<std::string_view> given_numbers;
  const auto take = [](const Reader::Part& part, std::vector<std::string_view>& numbers) {
    if (part.kind == Reader::Part::Kind::number) numbers.push_back(part.number);
    return part.kind != Reader::Part::Kind::end;
  };
  for (bool goes_on = true; goes_on;) {
    const Reader::Part left = wanted.next();
    const Reader::Part right = given.next();
    is_same = is_same && left == right;
    const bool left_goes_on = take(left, wanted_numbers);
    const bool right_goes_on = take(right, given_numbers);
    const bool is_known = right.kind != Reader::Part::Kind::number || numbers_say();
    says_nothing = says_nothing && !(right_goes_on && is_known);
    goes_on = left_goes_on || right_goes_on;
  }
  if (last_word(found) == "None") return NearAnswer{Kind::python_none, false};
  if (!given.dialect().empty()) return NearAnswer{Kind::other_judge, is_same, given.dialect()};
  // An answer without numbers or a winner is one by its words.
  if (is_same && (!says_nothing || shares_a_word(expected, found))) {
    const bool has_other_number = !given.case_number().empty() && !wanted.case_number().empty() &&
                                  given.case_number() != wanted.case_number();
    // Signs within a row of letters stand around no word.
    const bool has_signs = shape_.has_row && same_but_signs(expected, found);
    return NearAnswer{has_other_number ? Kind::case_number
                      : has_signs      ? Kind::punctuation
                                       : Kind::wording,
                      true};
  }
  if (shape_.any_order) {
    if (sorted_moves(expected) == sorted_moves(found)) return NearAnswer{Kind::punctuation, true};
  } else if (shape_.lists_moves) {
    std::sort(wanted_numbers.begin(), wanted_numbers.end());
    std::sort(given_numbers.begin(), given_numbers.end());
    if (wanted_numbers.size() > 1 && wanted_numbers == given_numbers)
      return NearAnswer{Kind::order, true};
  }
  if (says_nothing && !has_own_word(found)) return NearAnswer{Kind::unknown_word, false};
  return {};
}

}  // namespace impartial
