// Keys of answers: two answers with the same key count as the same.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/dialect.hpp"

namespace impartial {

// Of what a judge compares: no white space, and moves in any order.
std::uint64_t key_of(const AnswerShape& shape, std::string_view answer);

// A key of a sequence of keys.
constexpr std::uint64_t join_keys(std::uint64_t before, std::uint64_t key) {
  std::uint64_t mixed = before * 0x9E3779B97F4A7C15 + key;
  mixed = (mixed ^ (mixed >> 32)) * 0xD6E8FEB86659FD93;
  return mixed ^ (mixed >> 32);
}

}  // namespace impartial
