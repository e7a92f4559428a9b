// Heap games by the text of their rule alone. The tests compare the solver with it.
//
// - There are heaps of stones. A move changes one heap as the rule says.
// - The player who cannot move loses; with `misere` before the rule this player wins.
//
// The oracle has its own reader of the text. It tries all numbers for all letters, keeps the
// options of a heap as sorted lists, and searches sums of heaps as a whole, without xor.
//
// Example: {1,3,4}: 2 is P: only 1 can be taken, then the other player takes the last stone.
#ifndef IMPARTIAL_TESTS_ORACLE_HEAP_GAMES_HPP
#define IMPARTIAL_TESTS_ORACLE_HEAP_GAMES_HPP

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "oracle/heap_games_judges.hpp"

namespace impartial_oracle::heap_games {

using Heaps = std::vector<int>;
// Of a heap: the sorted heaps that are left, without empty ones.
using Options = std::set<Heaps>;

// The values of the letters.
using Letters = std::array<long long, 128>;
// Nothing where it is undefined.
using Number = std::function<std::optional<long long>(const Letters&)>;
using Test = std::function<bool(const Letters&)>;

struct Choice {
  std::vector<Number> parts;
  std::vector<Test> tests;
  std::string letters;  // without the head
};

class Rule {
 public:
  // Domain: a rule, and nothing behind it.
  explicit Rule(const std::string& text) {
    for (const char c : text) {
      if (c != ' ') text_ += c;
    }
    if (text_.rfind("misere", 0) == 0) {
      misere_ = true;
      at_ = 6;
    }
    if (text_.find("->") != std::string::npos) {
      head_ = text_[at_];
      at_ += 3;
      do choices_.push_back(choice());
      while (take("|"));
    } else if (std::isdigit(peek()) != 0) {
      read_code();
    } else if (peek() == '{') {
      for (const auto& [first, last] : intervals()) {
        for (long long n = first; n <= last && n <= 10'000; ++n)
          listed_.insert(static_cast<int>(n));
      }
    } else {
      name_ = text_.substr(at_);
    }
  }

  bool misere() const { return misere_; }

  // The values of a take-and-break code, for long tables: without lists of options.
  std::vector<int> code_values(int largest) const {
    std::vector<int> values;
    for (int heap = 0; heap <= largest; ++heap) {
      std::vector<bool> found(static_cast<std::size_t>(2 * heap + 2));
      const auto value = [&](int part) { return values[static_cast<std::size_t>(part)]; };
      const auto mark = [&](int v) { found[static_cast<std::size_t>(v)] = true; };
      for (int taken = 0; taken <= heap; ++taken) {
        const auto [digit, unequal] = digit_of(taken);
        const int left = heap - taken;
        if ((digit & 1) != 0 && left == 0) mark(0);
        if ((digit & 2) != 0 && left > 0) mark(value(left));
        for (int a = 1; (digit & 4) != 0 && a <= left - a; ++a) {
          if (!unequal || a != left - a) mark(value(a) ^ value(left - a));
        }
      }
      values.push_back(
          static_cast<int>(std::find(found.begin(), found.end(), false) - found.begin()));
    }
    return values;
  }

  // Nothing if the heap can become one that is not smaller.
  std::optional<Options> options(int heap) const {
    Options found;
    const auto leave = [&found](Heaps parts) {
      parts.erase(std::remove(parts.begin(), parts.end(), 0), parts.end());
      std::sort(parts.begin(), parts.end());
      found.insert(parts);
    };
    if (!digits_.empty()) {
      for (int taken = 0; taken <= heap; ++taken) {
        const auto [digit, unequal] = digit_of(taken);
        const int left = heap - taken;
        if ((digit & 1) != 0 && left == 0) leave({});
        if ((digit & 2) != 0 && left > 0) leave({left});
        for (int a = 1; (digit & 4) != 0 && a < left; ++a) {
          if (!unequal || a != left - a) leave({a, left - a});
        }
      }
      return found;
    }
    if (choices_.empty()) {
      for (int taken = 1; taken <= heap; ++taken) {
        if (can_take(heap, taken)) leave({heap - taken});
      }
      return found;
    }
    bool ends = true;
    for (const Choice& choice : choices_) {
      Letters letters{};
      letters[static_cast<std::size_t>(head_)] = heap;
      try_letters(choice, 0, letters, std::max<long long>(heap, largest_), [&](const Heaps& parts) {
        for (const int part : parts) ends = ends && part < heap;
        leave(parts);
      });
    }
    if (!ends) return {};
    return found;
  }

 private:
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(const std::string& sign) {
    if (text_.compare(at_, sign.size(), sign) != 0) return false;
    at_ += sign.size();
    return true;
  }

  long long number() {
    long long n = 0;
    while (std::isdigit(peek()) != 0) n = 10 * n + (text_[at_++] - '0');
    largest_ = std::max(largest_, n);
    return n;
  }

  std::vector<std::pair<long long, long long>> intervals() {
    std::vector<std::pair<long long, long long>> read;
    take("{");
    do {
      const long long first = number();
      read.emplace_back(first, take("..") ? number() : first);
    } while (take(","));
    take("}");
    return read;
  }

  // --- Take-and-break codes

  using Digit = std::pair<int, bool>;
  void read_code() {
    const auto digit = [this] {
      const int value = text_[at_++] - '0';
      return Digit(value, take("!"));
    };
    digits_.push_back(digit());
    take(".");
    while (std::isdigit(peek()) != 0) digits_.push_back(digit());
    if (take("[")) {
      while (!take("]")) repeated_.push_back(digit());
    }
  }
  Digit digit_of(int taken) const {
    const auto place = static_cast<std::size_t>(taken);
    if (place < digits_.size()) return digits_[place];
    if (repeated_.empty()) return {0, false};
    return repeated_[(place - digits_.size()) % repeated_.size()];
  }

  // --- Sets

  bool can_take(int heap, int taken) const {
    if (name_.empty()) return listed_.count(taken) != 0;
    if (name_ == "divisors") return heap % taken == 0;
    if (name_ == "properdivisors") return heap % taken == 0 && taken < heap;
    if (name_ == "squares") {
      for (int i = 1; i <= taken; ++i) {
        if (i * i == taken) return true;
      }
      return false;
    }
    if (name_ == "primes") {
      for (int i = 2; i < taken; ++i) {
        if (taken % i == 0) return false;
      }
      return taken > 1;
    }
    if (name_ == "fibonacci") return is_fibonacci(taken);
    const int base = std::stoi(name_.substr(name_.find('(') + 1));
    while (taken % base == 0) taken /= base;
    return taken == 1;
  }
  static bool is_fibonacci(int n) {
    std::vector<int> numbers{1, 2};
    while (numbers.back() < n) numbers.push_back(numbers.back() + numbers[numbers.size() - 2]);
    return std::count(numbers.begin(), numbers.end(), n) != 0;
  }

  // --- Sentences

  template <typename Operate>
  static Number both(const Number& left, const Number& right, Operate operate) {
    return [left, right, operate](const Letters& letters) -> std::optional<long long> {
      const auto a = left(letters);
      const auto b = right(letters);
      if (!a || !b) return {};
      return operate(*a, *b);
    };
  }
  // The quotient, rounded down.
  static std::optional<long long> quotient(long long a, long long b) {
    if (b == 0) return {};
    long long q = a / b;
    if (q * b != a && (a < 0) != (b < 0)) --q;
    return q;
  }

  Number sum() {
    Number left = product();
    for (;;) {
      if (take("+")) {
        left = both(left, product(), [](long long a, long long b) { return a + b; });
      } else if (peek() == '-' && text_.compare(at_, 2, "->") != 0) {
        ++at_;
        left = both(left, product(), [](long long a, long long b) { return a - b; });
      } else {
        return left;
      }
    }
  }
  Number product() {
    Number left = factor();
    for (;;) {
      if (take("*")) {
        left = both(left, factor(), [](long long a, long long b) { return a * b; });
      } else if (take("/")) {
        left = both(left, factor(), quotient);
      } else if (take("%")) {
        left = both(left, factor(), [](long long a, long long b) -> std::optional<long long> {
          const auto q = quotient(a, b);
          if (!q) return {};
          return a - b * *q;
        });
      } else {
        return left;
      }
    }
  }
  Number factor() {
    if (take("-")) {
      const Number value = factor();
      return [value](const Letters& letters) -> std::optional<long long> {
        const auto found = value(letters);
        if (!found) return {};
        return -*found;
      };
    }
    if (std::isdigit(peek()) != 0) {
      const long long n = number();
      Number constant = [n](const Letters&) { return n; };
      const bool in = text_.compare(at_, 2, "in") == 0;
      const bool multiplies = !in && (std::isalpha(peek()) != 0 || peek() == '(');
      if (!multiplies) return constant;
      return both(constant, factor(), [](long long a, long long b) { return a * b; });
    }
    for (const char* const word : {"max(", "min("}) {
      if (!take(word)) continue;
      const bool largest = word[1] == 'a';
      const Number left = sum();
      take(",");
      const Number right = sum();
      take(")");
      return both(left, right, [largest](long long a, long long b) {
        return largest ? std::max(a, b) : std::min(a, b);
      });
    }
    if (take("(")) {
      Number inside = sum();
      take(")");
      return inside;
    }
    const char letter = text_[at_++];
    if (letter != head_ && used_.find(letter) == std::string::npos) used_ += letter;
    return [letter](const Letters& letters) { return letters[static_cast<std::size_t>(letter)]; };
  }

  // Comparisons in a chain, or an element of a set.
  void tests(std::vector<Test>& found) {
    Number left = sum();
    if (take("in")) {
      const auto set = intervals();
      found.push_back([left, set](const Letters& letters) {
        const auto value = left(letters);
        return value && std::any_of(set.begin(), set.end(), [&](const auto& interval) {
                 return interval.first <= *value && *value <= interval.second;
               });
      });
      return;
    }
    for (;;) {
      std::string sign;
      for (const char* const known : {"<=", ">=", "!=", "==", "<", ">", "="}) {
        if (sign.empty() && take(known)) sign = known;
      }
      if (sign.empty()) return;
      const Number right = sum();
      found.push_back([left, right, sign](const Letters& letters) {
        const auto a = left(letters);
        const auto b = right(letters);
        if (!a || !b) return false;
        if (sign == "<") return *a < *b;
        if (sign == "<=") return *a <= *b;
        if (sign == ">") return *a > *b;
        if (sign == ">=") return *a >= *b;
        return (*a == *b) == (sign != "!=");
      });
      left = right;
    }
  }

  Choice choice() {
    Choice read;
    used_.clear();
    do read.parts.push_back(sum());
    while (take(","));
    if (take(":")) {
      do tests(read.tests);
      while (take(","));
    }
    read.letters = used_;
    return read;
  }

  static void try_letters(const Choice& choice, std::size_t letter, Letters& letters,
                          long long largest, const std::function<void(const Heaps&)>& leave) {
    if (letter < choice.letters.size()) {
      for (long long value = 0; value <= largest; ++value) {
        letters[static_cast<std::size_t>(choice.letters[letter])] = value;
        try_letters(choice, letter + 1, letters, largest, leave);
      }
      return;
    }
    for (const Test& test : choice.tests) {
      if (!test(letters)) return;
    }
    Heaps parts;
    for (const Number& part : choice.parts) {
      const auto value = part(letters);
      if (!value || *value < 0) return;
      parts.push_back(static_cast<int>(*value));
    }
    leave(parts);
  }

  std::string text_;
  std::size_t at_ = 0;
  bool misere_ = false;
  std::string name_;      // of a set
  std::set<int> listed_;  // a set
  std::vector<Digit> digits_, repeated_;
  char head_ = 'n';
  std::vector<Choice> choices_;
  std::string used_;
  long long largest_ = 0;  // number of the text
};

// The values of the heaps up to `largest`, or as many as there are before one that need not end.
inline std::vector<int> grundy_values(const Rule& rule, int largest) {
  std::vector<int> values;
  for (int heap = 0; heap <= largest; ++heap) {
    const auto options = rule.options(heap);
    if (!options) break;
    std::set<int> found;
    for (const Heaps& parts : *options) {
      int value = 0;
      for (const int part : parts) value ^= values[static_cast<std::size_t>(part)];
      found.insert(value);
    }
    int value = 0;
    while (found.count(value) != 0) ++value;
    values.push_back(value);
  }
  return values;
}

// A search of the whole sum, without values. Domain: the rule ends.
class Search {
 public:
  explicit Search(const Rule& rule) : rule_(rule) {}

  bool first_player_wins(Heaps heaps) {
    heaps.erase(std::remove(heaps.begin(), heaps.end(), 0), heaps.end());
    std::sort(heaps.begin(), heaps.end());
    const auto known = known_.find(heaps);
    if (known != known_.end()) return known->second;
    const bool wins = !winning_options(heaps).empty() || (rule_.misere() && is_over(heaps));
    known_[heaps] = wins;
    return wins;
  }

  // The sums that the winning moves lead to.
  std::set<Heaps> winning_options(const Heaps& heaps) {
    std::set<Heaps> winning;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (const Heaps& parts : options(heaps[i])) {
        Heaps next = heaps;
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
        next.insert(next.end(), parts.begin(), parts.end());
        std::sort(next.begin(), next.end());
        if (!first_player_wins(next)) winning.insert(next);
      }
    }
    return winning;
  }

 private:
  const Options& options(int heap) {
    const auto known = options_.find(heap);
    if (known != options_.end()) return known->second;
    return options_[heap] = *rule_.options(heap);
  }
  bool is_over(const Heaps& heaps) {
    return std::all_of(heaps.begin(), heaps.end(),
                       [this](int heap) { return options(heap).empty(); });
  }

  const Rule& rule_;
  std::map<int, Options> options_;
  std::map<Heaps, bool> known_;
};

}  // namespace impartial_oracle::heap_games

#endif  // IMPARTIAL_TESTS_ORACLE_HEAP_GAMES_HPP
