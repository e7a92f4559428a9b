// The boundary without its binding: every call the page and the terminal make, for all games alike.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/session.hpp"

namespace impartial {

// ok: `text` is the answer. Not ok: `text` is a Notice as JSON.
struct [[nodiscard]] Reply {
  bool ok = false;
  std::string text;
};

// The games, their dialects and limits, as JSON.
std::string games();
bool has_game(std::string_view id);

// A session in a dialect, null where there is none of that name. `seed` is for what is left to
// chance.
std::unique_ptr<Session> solver(std::string_view dialect, std::uint32_t seed = kDefaultSeed);

// The case of a judge's text in which the byte at `offset` stands: {"case", "position"}, or null
// where no case is there. Not ok where that case, or the text before it, is refused.
Reply case_at(std::string_view dialect, std::string_view text, std::uint64_t offset);

// The Analysis of a position, as JSON.
Reply analyse(std::string_view game, std::string_view position);

// The same as tab-separated values (analysis_row). Not ok: the text is a line for a terminal, which
// says that the position stands in this line of a list.
Reply row(std::string_view game, std::string_view position, std::uint64_t line);

// The position after a move, in the game's notation.
Reply play(std::string_view game, std::string_view position, std::string_view move);

// What a picture of the game's theory needs beyond the analysis, as JSON that only this game's
// picture reads; null where the analysis is enough.
Reply picture(std::string_view game, std::string_view position);

Notice unknown_dialect(std::string_view dialect);
Notice unknown_game(std::string_view game);
std::string to_json(const Notice& notice);

}  // namespace impartial
