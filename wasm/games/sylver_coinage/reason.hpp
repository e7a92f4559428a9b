// The evidence for the answer to a position: the names of theorems and searches.
#pragma once

#include <string_view>

namespace impartial::sylver_coinage {

enum class Reason {
  search,
  hutchings_prime,
  hutchings_gcd,
  hutchings_opening,
  hutchings_pair,
  ender,
  quiet_end,
  odd_recurrence,
  blok_sicherman,
  reply,
  no_theorem,
  too_long,
};

constexpr std::string_view name(Reason reason) {
  switch (reason) {
    case Reason::search:
      return "search";
    case Reason::hutchings_prime:
      return "hutchings_prime";
    case Reason::hutchings_gcd:
      return "hutchings_gcd";
    case Reason::hutchings_opening:
      return "hutchings_opening";
    case Reason::hutchings_pair:
      return "hutchings_pair";
    case Reason::ender:
      return "ender";
    case Reason::quiet_end:
      return "quiet_end";
    case Reason::odd_recurrence:
      return "odd_recurrence";
    case Reason::blok_sicherman:
      return "blok_sicherman";
    case Reason::reply:
      return "reply";
    case Reason::no_theorem:
      return "no_theorem";
    case Reason::too_long:
      return "too_long";
  }
  return {};
}

}  // namespace impartial::sylver_coinage
