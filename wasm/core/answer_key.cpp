#include "core/answer_key.hpp"

namespace impartial {
namespace {

constexpr bool is_blank(char c) { return static_cast<unsigned char>(c) <= ' '; }

// FNV-1a (Fowler, Noll, Vo).
class Hash {
 public:
  void add(char c) { value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001B3; }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325;
};

}  // namespace

std::uint64_t key_of(const AnswerShape& shape, std::string_view answer) {
  Hash word;
  std::uint64_t words = 0;  // a sum, in which the order does not matter
  const auto end_word = [&] {
    if (word.value() != Hash().value()) words += join_keys(0, word.value());
    word = {};
  };
  for (const char c : answer) {
    if (!is_blank(c)) {
      word.add(c);
    } else if (shape.any_order) {
      end_word();
    }
  }
  if (!shape.any_order) return word.value();
  end_word();
  return words;
}

}  // namespace impartial
