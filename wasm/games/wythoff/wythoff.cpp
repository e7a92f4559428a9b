#include "games/wythoff/wythoff.hpp"

#include <algorithm>
#include <bitset>

#include "core/domain.hpp"
#include "core/notation.hpp"

namespace impartial::wythoff {
namespace {

constexpr std::size_t kSide = kGrundyBound + 1;
// A position has at most 3 * kGrundyBound options, so no value is larger.
constexpr std::size_t kValues = 3 * kSide;
using GrundyTable = std::array<std::array<std::uint16_t, kSide>, kSide>;

// The size of the plane in the view. It begins at 0 if the position then is in it; otherwise the
// position is in its middle.
constexpr std::uint64_t kWindow = 24;

// Writes a square of the table, a row for each first heap. Domain: the square is within the table.
void write_grundy(const Heaps& corner, std::uint64_t size, JsonWriter& json) {
  IMPARTIAL_DOMAIN(std::max(corner.first, corner.second) + size <= kSide);
  json.begin_array();
  for (std::uint64_t a = corner.first; a < corner.first + size; ++a) {
    json.begin_array();
    for (std::uint64_t b = corner.second; b < corner.second + size; ++b)
      json.integer(*grundy({a, b}));
    json.end_array();
  }
  json.end_array();
}

std::uint64_t window_start(std::uint64_t heap) {
  if (heap < kWindow) return 0;
  return std::min(heap - kWindow / 2, kMaxNumber - kWindow + 1);
}

// Computes mex over row, column and diagonal, in ascending order of the heaps.
GrundyTable make_grundy_table() {
  GrundyTable table{};
  std::array<std::bitset<kValues>, kSide> in_row;
  std::array<std::bitset<kValues>, kSide> in_column;
  std::array<std::bitset<kValues>, 2 * kSide> in_diagonal;
  for (std::size_t a = 0; a < kSide; ++a) {
    for (std::size_t b = 0; b < kSide; ++b) {
      const std::bitset<kValues> options = in_row[a] | in_column[b] | in_diagonal[kSide + a - b];
      std::size_t value = 0;
      while (options[value]) ++value;
      table[a][b] = static_cast<std::uint16_t>(value);
      in_row[a].set(value);
      in_column[b].set(value);
      in_diagonal[kSide + a - b].set(value);
    }
  }
  return table;
}

}  // namespace

std::string_view name(FactKey key) {
  switch (key) {
    case FactKey::difference:
      return "difference";
    case FactKey::cold_smaller:
      return "cold_smaller";
    case FactKey::cold_larger:
      return "cold_larger";
  }
  return {};
}

Outcome outcome(const Heaps& heaps) { return outcome_if(!is_cold(heaps.first, heaps.second)); }

bool is_legal(const Heaps& heaps, const Move& move) {
  const bool takes_one_way = move.first == 0 || move.second == 0 || move.first == move.second;
  return move != Move{} && takes_one_way && move.first <= heaps.first &&
         move.second <= heaps.second;
}

std::vector<Move> winning_moves(const Heaps& heaps) {
  const auto [a, b] = heaps;
  std::vector<Move> moves;
  if (partner(a) < b) moves.push_back({0, b - partner(a)});
  if (partner(b) < a) moves.push_back({a - partner(b), 0});
  const std::uint64_t smaller = std::min(a, b);
  const std::uint64_t difference = std::max(a, b) - smaller;
  if (difference <= smaller && lower_of_pair(difference) < smaller) {
    const std::uint64_t taken = smaller - lower_of_pair(difference);
    const Move diagonal{taken, taken};
    // The order is ascending: a move that takes nothing from the first heap comes before the
    // diagonal move, so at most the last move comes after it.
    moves.insert(moves.end() - (!moves.empty() && diagonal < moves.back() ? 1 : 0), diagonal);
  }
  return moves;
}

std::optional<std::uint64_t> grundy(const Heaps& heaps) {
  static const GrundyTable table = make_grundy_table();
  if (heaps.first > kGrundyBound || heaps.second > kGrundyBound) {
    return is_cold(heaps.first, heaps.second) ? std::optional<std::uint64_t>(0) : std::nullopt;
  }
  return table[static_cast<std::size_t>(heaps.first)][static_cast<std::size_t>(heaps.second)];
}

Expected<Heaps> Wythoff::read_position(std::string_view text) {
  return read_notation<Heaps>(text, [](TextReader& reader, Heaps& heaps) {
    return reader.number({.role = &kFirstHeap}, heaps.first) &&
           reader.number({.role = &kSecondHeap}, heaps.second);
  });
}

std::string Wythoff::write_position(const Heaps& heaps) {
  return std::to_string(heaps.first) + " " + std::to_string(heaps.second);
}

Expected<Move> Wythoff::read_move(std::string_view text) {
  return read_notation<Move>(text, [](TextReader& reader, Move& move) {
    return reader.number({.role = &kAmount}, move.first) &&
           reader.number({.role = &kAmount}, move.second);
  });
}

std::string Wythoff::write_move(const Move& move) {
  return std::to_string(move.first) + "," + std::to_string(move.second);
}

Analysis<Move> Wythoff::analyse(const Heaps& heaps) {
  const std::uint64_t a = heaps.first;
  const std::uint64_t b = heaps.second;
  const std::uint64_t smaller = std::min(a, b);
  const std::uint64_t difference = std::max(a, b) - smaller;
  Analysis<Move> analysis;
  analysis.outcome = outcome(heaps);
  analysis.grundy = grundy(heaps);
  if (analysis.grundy) analysis.components = {*analysis.grundy};
  analysis.winning = winning_moves(heaps);
  for (const std::uint64_t moves : {a, b, smaller}) {
    analysis.option_count += std::min(moves, kMaxNumber - analysis.option_count);
  }
  const std::size_t listed = listed_options(analysis.option_count);
  const auto add = [&](const Move& move) {
    if (analysis.options.size() == listed) return;
    const Heaps option{a - move.first, b - move.second};
    analysis.options.push_back({move, outcome(option), grundy(option)});
  };
  const auto more = [&] { return analysis.options.size() < listed; };
  for (std::uint64_t y = 1; y <= b && more(); ++y) add({0, y});
  for (std::uint64_t x = 1; x <= a && more(); ++x) {
    add({x, 0});
    if (x <= b) add({x, x});
  }
  analysis.facts = {{FactKey::difference, difference}};
  if (difference <= over_phi(kMaxNumber)) {
    analysis.facts.push_back({FactKey::cold_smaller, lower_of_pair(difference)});
    if (lower_of_pair(difference) <= kMaxNumber - difference) {
      analysis.facts.push_back({FactKey::cold_larger, lower_of_pair(difference) + difference});
    }
  }
  return analysis;
}

Expected<Heaps> Wythoff::play(const Heaps& heaps, const Move& move) {
  if (!is_legal(heaps, move)) return illegal_move(write_move(move));
  return Heaps{heaps.first - move.first, heaps.second - move.second};
}

void Wythoff::write_view(const Heaps& heaps, JsonWriter& json) {
  json.begin_object().key("heaps").begin_array();
  json.integer(heaps.first).integer(heaps.second).end_array();
  const Heaps corner{window_start(heaps.first), window_start(heaps.second)};
  json.key("plane").begin_object();
  json.key("first")
      .integer(corner.first)
      .key("second")
      .integer(corner.second)
      .key("size")
      .integer(kWindow);
  json.key("cold").begin_array();
  for (std::uint64_t i = 0; i < kWindow; ++i) {
    const std::uint64_t a = corner.first + i;
    const std::uint64_t b = partner(a);
    if (b >= corner.second && b - corner.second < kWindow && is_cold(a, b)) {
      json.begin_array().integer(a).integer(b).end_array();
    }
  }
  json.end_array().key("options").begin_array();
  for (std::uint64_t a = corner.first; a <= heaps.first && a - corner.first < kWindow; ++a) {
    for (std::uint64_t b = corner.second; b <= heaps.second && b - corner.second < kWindow; ++b) {
      if (!is_legal(heaps, {heaps.first - a, heaps.second - b})) continue;
      json.begin_array().integer(a).integer(b).end_array();
    }
  }
  json.end_array().key("grundy");
  if (std::max(corner.first, corner.second) > kGrundyBound + 1 - kWindow) {
    json.null();
  } else {
    write_grundy(corner, kWindow, json);
  }
  json.end_object().end_object();
}

void Wythoff::write_picture(const Heaps&, JsonWriter& json) {
  write_grundy({}, kGrundyBound + 1, json.begin_object().key("grundy"));
  json.end_object();
}

}  // namespace impartial::wythoff
