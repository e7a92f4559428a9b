#include "games/heap_games/rule.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "games/heap_games/roles.hpp"

namespace impartial::heap_games {
namespace {

// --- Sets

struct NamedSet {
  TakeSet::Kind kind;
  std::string_view name;
};
constexpr NamedSet kNamedSets[]{
    {TakeSet::Kind::fibonacci, "fibonacci"}, {TakeSet::Kind::squares, "squares"},
    {TakeSet::Kind::primes, "primes"},       {TakeSet::Kind::powers, "powers"},
    {TakeSet::Kind::divisors, "divisors"},   {TakeSet::Kind::proper_divisors, "proper divisors"},
};

std::string_view name_of(TakeSet::Kind kind) {
  for (const NamedSet& set : kNamedSets) {
    if (set.kind == kind) return set.name;
  }
  return "listed";
}

// Whether a word begins the name of a set.
bool is_set_word(std::string_view word) {
  return std::any_of(std::begin(kNamedSets), std::end(kNamedSets), [word](const NamedSet& set) {
    return set.name.substr(0, set.name.find(' ')) == word;
  });
}

bool read_named_set(Scanner& scanner, HeapRule& rule) {
  const std::string_view word = scanner.word();
  TakeSet set;
  for (const NamedSet& named : kNamedSets) {
    if (named.name.substr(0, named.name.find(' ')) == word) set.kind = named.kind;
  }
  if (set.kind == TakeSet::Kind::proper_divisors) {
    if (scanner.look_word() != "divisors") return scanner.refuse(kRuleRole);
    scanner.word();
  }
  rule.text = name_of(set.kind);
  if (set.kind == TakeSet::Kind::powers) {
    if (!scanner.expect('(', kBracket) || !scanner.number(kNumber, set.base, 2) ||
        !scanner.expect(')', kBracket)) {
      return false;
    }
    rule.text += "(" + std::to_string(set.base) + ")";
  }
  rule.form = set;
  return true;
}

bool read_listed_set(Scanner& scanner, HeapRule& rule) {
  TakeSet set;
  if (!read_set(scanner, 1, set.listed)) return false;
  rule.text = write_set(set.listed);
  rule.form = std::move(set);
  return true;
}

// --- Take-and-break codes

bool read_digit(Scanner& scanner, const Role& role, std::vector<OctalCode::Digit>& digits) {
  const char next = scanner.next();
  if (next < '0' || next > '7') return scanner.refuse(role);
  scanner.accept(next);
  // Of a digit without two heaps, the mark says nothing.
  const auto value = static_cast<std::uint8_t>(next - '0');
  const bool unequal = scanner.accept('!') && (value & 4) != 0;
  digits.push_back({value, unequal});
  return true;
}

// The shortest list of digits, and the shortest repeated one, that say the same.
void shorten(OctalCode& code) {
  auto& [digits, repeated] = code;
  for (std::size_t size = 1; size <= repeated.size() / 2; ++size) {
    if (repeated.size() % size != 0) continue;
    const auto half = repeated.begin() + static_cast<std::ptrdiff_t>(size);
    if (std::equal(half, repeated.end(), repeated.begin())) repeated.erase(half, repeated.end());
  }
  if (repeated == std::vector{OctalCode::Digit{}}) repeated.clear();
  if (repeated.empty()) {
    while (digits.size() > 1 && digits.back() == OctalCode::Digit{}) digits.pop_back();
  } else {
    while (digits.size() > 1 && digits.back() == repeated.back()) {
      std::rotate(repeated.begin(), repeated.end() - 1, repeated.end());
      digits.pop_back();
    }
  }
}

std::string write_digits(const std::vector<OctalCode::Digit>& digits, std::size_t from) {
  std::string text;
  for (std::size_t i = from; i < digits.size(); ++i) {
    text += std::to_string(digits[i].value);
    if (digits[i].unequal) text += '!';
  }
  return text;
}

bool read_code(Scanner& scanner, HeapRule& rule) {
  OctalCode code;
  code.digits.clear();
  // One heap left after no stone was taken: the game would not end.
  if (scanner.next() != '0' && scanner.next() != '4') return scanner.refuse(kFirstDigit);
  if (!read_digit(scanner, kFirstDigit, code.digits)) return false;
  if (!scanner.expect('.', kPoint)) return false;
  while (is_digit(scanner.next())) {
    if (!read_digit(scanner, kDigit, code.digits)) return false;
  }
  if (scanner.accept('[')) {
    do {
      if (!read_digit(scanner, kDigit, code.repeated)) return false;
    } while (is_digit(scanner.next()));
    if (!scanner.expect(']', kSquareBracket)) return false;
  }
  shorten(code);
  rule.text = write_digits({code.digits.front()}, 0) + "." + write_digits(code.digits, 1);
  if (!code.repeated.empty()) rule.text += "[" + write_digits(code.repeated, 0) + "]";
  rule.form = std::move(code);
  return true;
}

void write_digits(JsonWriter& json, const std::vector<OctalCode::Digit>& digits) {
  json.begin_array();
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const auto& [value, unequal] = digits[i];
    json.begin_object().key("nothing").boolean((value & 1) != 0);
    json.key("one").boolean((value & 2) != 0).key("two").boolean((value & 4) != 0);
    json.key("unequal").boolean(unequal).end_object();
  }
  json.end_array();
}

template <class Texts, class Text>
void write_texts(JsonWriter& json, const Texts& texts, Text&& text) {
  json.begin_array();
  for (const auto& each : texts) json.string(text(each));
  json.end_array();
}

struct RuleWriter {
  JsonWriter& json;

  void operator()(const TakeSet& set) const {
    json.key("kind").string("set").key("set").string(name_of(set.kind));
    json.key("base").integer(set.base).key("intervals").begin_array();
    for (const auto& [first, last] : set.listed) {
      json.begin_array().integer(first).integer(last).end_array();
    }
    json.end_array();
  }
  void operator()(const OctalCode& code) const {
    json.key("kind").string("code");
    write_digits(json.key("digits"), code.digits);
    write_digits(json.key("repeated"), code.repeated);
  }
  void operator()(const Sentence& sentence) const {
    json.key("kind").string("sentence").key("head").string({&sentence.head, 1});
    json.key("alternatives").begin_array();
    const auto text_of = [](const auto& each) { return each.text; };
    for (const Alternative& alternative : sentence.alternatives) {
      write_texts(json.begin_object().key("parts"), alternative.parts, text_of);
      write_texts(json.key("conditions"), alternative.conditions, text_of);
      json.end_object();
    }
    json.end_array();
  }
};

}  // namespace

std::vector<std::uint64_t> TakeSet::up_to(std::uint64_t limit) const {
  std::vector<std::uint64_t> numbers;
  switch (kind) {
    case Kind::listed:
      for (const auto& [first, last] : listed) {
        for (std::uint64_t n = first; n <= std::min(last, limit); ++n) numbers.push_back(n);
      }
      break;
    case Kind::fibonacci:
      for (std::uint64_t n = 1, next = 2; n <= limit; n = std::exchange(next, n + next)) {
        numbers.push_back(n);
      }
      break;
    case Kind::squares:
      for (std::uint64_t n = 1; n <= limit / n; ++n) numbers.push_back(n * n);
      break;
    case Kind::primes: {
      std::vector<bool> composite;
      for (std::uint64_t n = 2; n <= limit; ++n) {
        composite.resize(static_cast<std::size_t>(limit + 1));
        if (composite[static_cast<std::size_t>(n)]) continue;
        numbers.push_back(n);
        for (std::uint64_t m = n; m <= limit / n; ++m) {
          composite[static_cast<std::size_t>(m * n)] = true;
        }
      }
      break;
    }
    case Kind::powers:
      for (std::uint64_t n = 1; n <= limit; n *= base) {
        numbers.push_back(n);
        if (n > limit / base) break;
      }
      break;
    case Kind::divisors:
    case Kind::proper_divisors: {
      std::vector<std::uint64_t> large;
      for (std::uint64_t n = 1; n != 0 && n <= limit / n; ++n) {
        if (limit % n != 0) continue;
        numbers.push_back(n);
        if (n != limit / n) large.push_back(limit / n);
      }
      numbers.insert(numbers.end(), large.rbegin(), large.rend());
      if (kind == Kind::proper_divisors && !numbers.empty()) numbers.pop_back();
      break;
    }
  }
  return numbers;
}

bool read_rule(Scanner& scanner, HeapRule& rule) {
  if (scanner.next() == '{') return read_listed_set(scanner, rule);
  if (is_digit(scanner.next())) return read_code(scanner, rule);
  const std::string_view word = scanner.look_word();
  if (is_set_word(word)) return read_named_set(scanner, rule);
  if (word.size() != 1) return scanner.refuse(kRuleRole);
  Sentence sentence;
  if (!read_sentence(scanner, sentence)) return false;
  rule.text = write_sentence(sentence);
  rule.form = std::move(sentence);
  return true;
}

void write_rule(JsonWriter& json, const HeapRule& rule) {
  json.begin_object();
  std::visit(RuleWriter{json}, rule.form);
  json.end_object();
}

}  // namespace impartial::heap_games
