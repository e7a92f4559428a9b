// Shared by the native tests: short forms of the calls, and judge text that is fed in pieces.
#pragma once

#include <algorithm>
#include <cstring>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "boundary/check.hpp"
#include "boundary/judge_text.hpp"
#include "boundary/positions.hpp"
#include "boundary/search.hpp"
#include "core/json.hpp"
#include "native/corpus.hpp"

namespace impartial_tests {

using Result = impartial::Expected<std::string>;

// A game is asked in its module.
inline Result analyse(std::string_view game, std::string_view position) {
  return impartial::Searches::has(game) ? impartial::Searches().analyse(game, position)
                                        : impartial::Positions().analyse(game, position);
}

inline Result play(std::string_view game, std::string_view position, std::string_view move) {
  return impartial::Searches::has(game) ? impartial::Searches().play(game, position, move)
                                        : impartial::Positions().play(game, position, move);
}

// The answer, or the refusal as JSON.
inline std::string text_of(const Result& result) {
  return result ? *result : to_json(result.error());
}

// The code of a refusal; empty for an answer.
template <class T>
std::string_view code_of(const impartial::Expected<T>& result) {
  return result ? std::string_view() : name(result.error().code);
}

// Calls use(std::type_identity<Game>{}, AnyDialect<Position>&) for a dialect.
template <class Use>
void in_dialect(std::string_view dialect, Use&& use) {
  const auto found = impartial::with_any_dialect<bool>(dialect, [&use](auto game, auto& of) {
    use(game, of);
    return true;
  });
  if (!found) throw std::runtime_error("no dialect " + std::string(dialect));
}

struct Solved {
  std::string answer;
  std::string notices;  // as lines for the terminal
  std::uint64_t cases = 0;
  impartial::Suppressed suppressed;
  bool done = false;
  auto operator<=>(const Solved&) const = default;
};

// Feeds `text` in pieces of `chunk` bytes.
inline Solved solve(std::string_view dialect, std::string_view text,
                    std::size_t chunk = std::string_view::npos,
                    std::uint32_t seed = impartial::kDefaultSeed) {
  const std::unique_ptr<impartial::Session> session = *impartial::solver(dialect, seed);
  Solved solved;
  impartial::Report report;
  do {
    std::size_t bytes = 0;
    if (!report.more) {
      bytes = std::min(chunk, text.size());
      const auto room = session->room(bytes);
      if (bytes != 0) std::memcpy(room.data(), text.data(), bytes);
      text.remove_prefix(bytes);
    }
    report = session->feed(bytes, text.empty());
    solved.answer += session->answer();
    for (const impartial::Notice& notice : report.notices) solved.notices += terminal_line(notice);
  } while (!report.done && (report.more || !text.empty()));
  solved.cases = report.cases;
  solved.suppressed = report.suppressed;
  solved.notices += terminal_line(report.suppressed);
  solved.done = report.done;
  return solved;
}

// The verdict on an output. Feeds both texts in pieces of `chunk` bytes.
inline impartial::CheckReport check(std::string_view dialect, std::string_view input,
                                    std::string_view output,
                                    std::size_t chunk = std::size_t{1} << 18) {
  const std::unique_ptr<impartial::CheckSession> session = *impartial::check(dialect);
  while (session->wants() != impartial::CheckSession::Wants::nothing) {
    const bool is_input = session->wants() == impartial::CheckSession::Wants::input;
    std::string_view& text = is_input ? input : output;
    const std::size_t bytes = std::min(chunk, text.size());
    const auto room = is_input ? session->input_room(bytes) : session->output_room(bytes);
    if (bytes != 0) std::memcpy(room.data(), text.data(), bytes);
    text.remove_prefix(bytes);
    if (is_input) {
      session->feed_input(bytes, text.empty());
    } else {
      session->feed_output(bytes, text.empty());
    }
  }
  return session->report();
}

// The ids in games() directly before `member`, a member of games only or of dialects only.
inline std::vector<std::string> ids_before(const std::string& member) {
  const std::string games = impartial::games();
  const std::string behind = "\",\"" + member + "\"";
  std::vector<std::string> ids;
  for (std::size_t at = games.find(behind); at != std::string::npos;
       at = games.find(behind, at + 1)) {
    const std::size_t begin = games.rfind('"', at - 1) + 1;
    ids.push_back(games.substr(begin, at - begin));
  }
  if (ids.empty()) throw std::runtime_error("games() has no " + member);
  return ids;
}

inline std::vector<std::string> game_ids() { return ids_before("play"); }
inline std::vector<std::string> dialects() { return ids_before("envelope"); }

// The lines of tests/games/GAME/positions.txt: positions that are small enough to
// check all options.
inline std::vector<std::string> sample_positions(std::string_view game) {
  const fs::path file = fs::path(IMPARTIAL_TESTS_DIR) / "games" / game / "positions.txt";
  std::istringstream text(read_file(file));
  std::vector<std::string> positions;
  for (std::string line; std::getline(text, line);) positions.push_back(line);
  if (positions.empty()) throw std::runtime_error("no position in " + file.string());
  return positions;
}

}  // namespace impartial_tests
