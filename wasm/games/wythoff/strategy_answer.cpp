// Which games are right answers in the dialect wythoff_strategy: every legal one in which "I" plays
// a winning move whenever there is one.
#include <algorithm>

#include "core/output_text.hpp"
#include "games/wythoff/strategy.hpp"
#include "games/wythoff/wythoff.hpp"

namespace impartial::wythoff {
namespace {

// Reads an answer; white space may stand anywhere.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  bool accept(std::string_view literal) {
    const std::size_t start = at_;
    for (const char c : literal) {
      if (is_space(c)) continue;
      skip_space();
      if (at_ == text_.size() || text_[at_] != c) {
        at_ = start;
        return false;
      }
      ++at_;
    }
    return true;
  }

  // Reads "(a,b)".
  bool pair(std::uint64_t& a, std::uint64_t& b) {
    return accept("(") && number(a) && accept(",") && number(b) && accept(")");
  }

  bool at_end() {
    skip_space();
    return at_ == text_.size();
  }

  // From 0. A scanner never goes back behind a place where it was asked.
  std::uint64_t line() {
    skip_space();
    const auto* const counted = text_.data() + counted_;
    line_ += static_cast<std::uint64_t>(std::count(counted, text_.data() + at_, '\n'));
    counted_ = at_;
    return line_;
  }

 private:
  void skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }

  bool number(std::uint64_t& value) {
    skip_space();
    constexpr std::size_t kMostDigits = 20;
    std::size_t digits = 0;
    value = 0;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_, ++digits) {
      const auto digit = static_cast<std::uint64_t>(text_[at_] - '0');
      if (digits == kMostDigits || value > (UINT64_MAX - digit) / 10) return false;
      value = value * 10 + digit;
    }
    return digits != 0;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint64_t line_ = 0;  // of the place counted_
  std::size_t counted_ = 0;
};

std::string_view sentence(Complaint complaint) {
  switch (complaint) {
    case Complaint::cold_pairs:
      return "the list of cold pairs is another";
    case Complaint::format:
      return "the line is not written as the game asks";
    case Complaint::other_position:
      return "the game does not continue from this position";
    case Complaint::illegal_move:
      return "the move is not legal";
    case Complaint::losing_move:
      return "the move loses, although there is a winning one";
    case Complaint::unfinished:
      return "the game ends before the heaps are empty";
  }
  return {};
}

Objection objection_to(Complaint complaint, std::uint64_t line) {
  return {name(complaint), sentence(complaint), line};
}

}  // namespace

std::string_view name(Complaint complaint) {
  switch (complaint) {
    case Complaint::cold_pairs:
      return "cold_pairs";
    case Complaint::format:
      return "format";
    case Complaint::other_position:
      return "other_position";
    case Complaint::illegal_move:
      return "illegal_move";
    case Complaint::losing_move:
      return "losing_move";
    case Complaint::unfinished:
      return "unfinished";
  }
  return {};
}

std::optional<Objection> WythoffStrategy::objection(const Heaps& start, std::string_view found) {
  TextWriter pairs;
  write_pairs(pairs, pairs_up_to(std::max(start.first, start.second)));
  Scanner scanner(found);
  if (!scanner.accept(pairs.view())) return objection_to(Complaint::cold_pairs, scanner.line());
  Heaps heaps = start;
  bool is_mine = true;
  while (heaps != Heaps{}) {
    if (scanner.at_end()) return objection_to(Complaint::unfinished, scanner.line());
    Heaps said;
    Move move;
    if (is_mine) {
      const std::uint64_t line = scanner.line();
      if (!scanner.accept("current") || !scanner.pair(said.first, said.second)) {
        return objection_to(Complaint::format, line);
      }
      if (said != heaps) return objection_to(Complaint::other_position, line);
    }
    const std::uint64_t line = scanner.line();
    if (!scanner.accept(is_mine ? "I: extract" : "She: extract") ||
        !scanner.pair(move.first, move.second) || !scanner.accept("from") ||
        !scanner.pair(said.first, said.second)) {
      return objection_to(Complaint::format, line);
    }
    if (said != heaps) return objection_to(Complaint::other_position, line);
    if (!is_legal(heaps, move)) return objection_to(Complaint::illegal_move, line);
    const bool can_win = is_mine && outcome(heaps) == Outcome::N;
    heaps = {heaps.first - move.first, heaps.second - move.second};
    if (can_win && outcome(heaps) == Outcome::N) return objection_to(Complaint::losing_move, line);
    is_mine = !is_mine;
  }
  if (!scanner.at_end()) return objection_to(Complaint::format, scanner.line());
  return std::nullopt;
}

}  // namespace impartial::wythoff
