#include "core/spacing.hpp"

#include <algorithm>

namespace impartial {
namespace {

// The most bytes that are drawn of a gap, and of the text on each side of it.
constexpr std::size_t kDrawnBytes = 40;

// The blanks after the last line end, and the number of line ends.
struct Gap {
  std::uint64_t lines = 0;
  std::string_view blanks;
  bool operator==(const Gap&) const = default;
};

Gap gap_of(std::string_view space) {
  Gap gap{0, space};
  for (std::size_t i = 0; i < space.size(); ++i) {
    const bool is_pair = space[i] == '\r' && i + 1 < space.size() && space[i + 1] == '\n';
    if (is_pair || (space[i] != '\n' && space[i] != '\r')) continue;
    ++gap.lines;
    gap.blanks = space.substr(i + 1);
  }
  return gap;
}

std::string_view sign(char c) {
  switch (c) {
    case ' ':
      return "\u2423";
    case '\n':
      return "\u21B5";
    case '\t':
      return "\u2192";
    case '\v':
      return "\u240B";
    case '\f':
      return "\u240C";
    default:
      return {};
  }
}

// Appends the text with signs for white space, and an ellipsis for what is beyond the bytes that
// are drawn.
void draw(std::string_view text, std::string& drawn) {
  for (std::size_t i = 0; i < std::min(text.size(), kDrawnBytes); ++i) {
    const bool is_pair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (is_pair) continue;
    const std::string_view shown = sign(text[i] == '\r' ? '\n' : text[i]);
    drawn += shown.empty() ? text.substr(i, 1) : shown;
  }
  if (text.size() > kDrawnBytes) drawn += "\u2026";
}

}  // namespace

bool same_gap(std::string_view left, std::string_view right) {
  return left == right || gap_of(left) == gap_of(right);
}

bool has_blanks_at_line_end(std::string_view expected, std::string_view space) {
  const auto blanks = [](std::string_view text) {
    return std::count_if(text.begin(), text.end(), [](char c) { return c != '\n' && c != '\r'; });
  };
  return blanks(space) > blanks(expected);
}

std::string_view name(Spacing::Kind kind) {
  switch (kind) {
    case Spacing::Kind::lines_joined:
      return "lines_joined";
    case Spacing::Kind::line_broken:
      return "line_broken";
    case Spacing::Kind::line_end:
      return "line_end";
    case Spacing::Kind::blank_lines:
      return "blank_lines";
    case Spacing::Kind::blanks:
      return "blanks";
    case Spacing::Kind::other_blank:
      return "other_blank";
  }
  return {};
}

std::string OtherGap::Side::drawn() const {
  std::string drawn;
  if (before.size() > kDrawnBytes) drawn += "\u2026";
  draw(std::string_view(before).substr(before.size() - std::min(before.size(), kDrawnBytes)),
       drawn);
  const Gap counted = gap_of(gap);
  draw(std::string(static_cast<std::size_t>(counted.lines), '\n').append(counted.blanks), drawn);
  draw(behind, drawn);
  return drawn;
}

Spacing OtherGap::spacing() const {
  using Kind = Spacing::Kind;
  const Gap wanted = gap_of(expected.gap);
  const Gap given = gap_of(found.gap);
  const bool inside = !expected.before.empty();
  const auto blank_lines = [&](std::uint64_t ends) {
    return Spacing{Kind::blank_lines, inside, wanted.lines - ends, given.lines - ends};
  };
  if (wanted.lines != given.lines) {
    if (at_start) return blank_lines(0);
    if (wanted.lines == 0) {
      const bool is_instead = !wanted.blanks.empty() && given.blanks.empty();
      return {is_instead ? Kind::line_end : Kind::line_broken, inside, 0, given.lines};
    }
    if (given.lines == 0) return {Kind::lines_joined, inside, wanted.lines, given.lines};
    return blank_lines(1);
  }
  const bool as_many = wanted.blanks.size() == given.blanks.size();
  return {as_many ? Kind::other_blank : Kind::blanks, inside, wanted.blanks.size(),
          given.blanks.size()};
}

OtherGap::Side around(std::string_view text, std::size_t begin, std::size_t end) {
  const std::size_t first = begin - std::min(begin, kDrawnBytes + 1);
  return {std::string(text.substr(first, begin - first)),
          std::string(text.substr(begin, end - begin)),
          std::string(text.substr(end, kDrawnBytes + 1))};
}

}  // namespace impartial
