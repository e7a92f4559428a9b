#include "core/output_matcher.hpp"

#include <algorithm>
#include <vector>

namespace impartial {
namespace {

std::size_t space_at(std::string_view text, std::size_t from) {
  std::size_t at = from;
  while (at < text.size() && is_space(text[at])) ++at;
  return at;
}

// Whether an opening begins at `at`, the start of a word.
bool opens(std::string_view text, std::size_t at, const AnswerShape& shape) {
  std::size_t end = at;
  while (end < text.size() && !is_space(text[end])) ++end;
  const std::string_view word = text.substr(at, end - at);
  for (std::string_view rest = shape.openings; !rest.empty();) {
    const std::size_t length = std::min(rest.find(' '), rest.size());
    const std::string_view opening = rest.substr(0, length);
    // Answers without a number of lines begin with a sign, others with a word.
    if (shape.lines == 0 ? word.starts_with(opening) : same_letters(word, opening)) return true;
    rest.remove_prefix(std::min(length + 1, rest.size()));
  }
  return false;
}

}  // namespace

std::vector<std::string_view> sorted_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = space_at(text, 0); at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && !is_space(text[end])) ++end;
    words.push_back(text.substr(at, end - at));
    at = space_at(text, end);
  }
  std::sort(words.begin(), words.end());
  return words;
}

bool begins_with_but_space(std::string_view whole, std::string_view text) {
  std::size_t at = 0;
  for (const char c : text) {
    if (is_space(c)) continue;
    at = space_at(whole, at);
    if (at == whole.size() || whole[at++] != c) return false;
  }
  return true;
}

bool same_but_space(std::string_view left, std::string_view right) {
  return begins_with_but_space(left, right) && begins_with_but_space(right, left);
}

bool same_words(std::string_view left, std::string_view right) {
  return sorted_words(left) == sorted_words(right);
}

std::uint64_t skip_space(const OutputText& output, std::uint64_t from) {
  return from + space_at(output.from(from), 0);
}

std::uint64_t answer_end(const OutputText& output, std::uint64_t from, const AnswerShape& shape,
                         bool& known) {
  const std::string_view text = output.from(from);
  std::size_t end = 0;  // after the last character that is not white space
  unsigned lines = 0;
  bool in_word = false;
  bool line_starts = true;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_space(text[at])) {
      in_word = false;
      if (text[at] != '\n') continue;
      line_starts = true;
      if (shape.lines != 0 && lines == shape.lines) {
        known = true;
        return from + end;
      }
      continue;
    }
    if (line_starts) ++lines;
    const bool word_starts = !in_word && (shape.lines != 0 || line_starts);
    // Within a line, an opening begins another answer only behind one that begins so too: the line
    // "Case 1: YES" may be one answer.
    if (word_starts && end != 0 && opens(text, at, shape) &&
        (line_starts || opens(text, space_at(text, 0), shape))) {
      known = true;
      return from + end;
    }
    in_word = true;
    line_starts = false;
    end = at + 1;
  }
  known = output.last();
  return from + end;
}

OutputMatcher::Match OutputMatcher::match(const OutputText& output, std::string_view answer,
                                          OtherGap* other) {
  const std::string_view words = without_space_behind(answer);
  if (words.empty()) {
    gap_ += answer;
    return Match::fits;
  }
  const std::string_view text = output.from(place_);
  // Nearly all answers are the same, byte by byte.
  if (text.size() >= gap_.size() + answer.size() && text.starts_with(gap_) &&
      text.substr(gap_.size(), answer.size()) == answer) {
    move(place_ + gap_.size() + words.size(), answer);
    return Match::fits;
  }
  bool same_space = true;
  // The first gap that differs, in both texts.
  std::size_t gap_begin = 0;
  std::size_t gap_end = 0;
  std::size_t found_begin = 0;
  std::size_t found_end = 0;
  bool had_blanks = had_blanks_at_line_ends_;
  std::size_t at = 0;
  std::string expected_gap = gap_;
  for (std::size_t i = 0; i < words.size();) {
    const std::size_t word = space_at(words, i);
    expected_gap.append(words.substr(i, word - i));
    const std::size_t found = space_at(text, at);
    if (found == text.size()) return output.last() ? Match::differs : Match::waits;
    if (words[word] != text[found]) return Match::differs;
    const std::string_view gap = text.substr(at, found - at);
    const bool same = i == 0 ? gap_fits(gap) : same_gap(expected_gap, gap);
    if (!same && same_space) {
      gap_begin = i;
      gap_end = word;
      found_begin = at;
      found_end = found;
    }
    same_space = same_space && same;
    had_blanks = had_blanks || (same && !gap.empty() && has_blanks_at_line_end(expected_gap, gap));
    expected_gap.clear();
    i = word + 1;
    at = found + 1;
  }
  // The next character tells whether the answer ends here.
  if (at == text.size() && !output.last()) return Match::waits;
  if (other != nullptr && !same_space) {
    const std::string_view given = text.substr(0, at);
    if (gap_begin == 0) {
      *other = gap_before(words, given, found_end);
    } else {
      const std::size_t start = space_at(given, 0);
      *other = {around(words, gap_begin, gap_end),
                around(given.substr(start), found_begin - start, found_end - start),
                place_ + found_end};
    }
  }
  move(place_ + at, answer);
  had_blanks_at_line_ends_ = had_blanks;
  return same_space ? Match::fits : Match::fits_but_space;
}

OtherGap OutputMatcher::gap_before(std::string_view answer, std::string_view found,
                                   std::size_t gap) const {
  const std::string expected = gap_ + std::string(without_space_behind(answer));
  return {around(expected, 0, space_at(expected, 0)), around(found, 0, gap), place_ + gap,
          place_ == 0};
}

void OutputMatcher::move(std::uint64_t place, std::string_view answer) {
  place_ = place;
  any_gap_ = false;
  gap_ = answer.substr(without_space_behind(answer).size());
}

bool OutputMatcher::line_continues(const OutputText& output, bool& known) const {
  const std::string_view text = output.from(place_);
  std::size_t at = 0;
  while (at < text.size() && is_space(text[at]) && text[at] != '\n') ++at;
  known = at < text.size() || output.last();
  return at < text.size() && text[at] != '\n';
}

}  // namespace impartial
