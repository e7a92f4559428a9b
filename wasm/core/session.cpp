#include "core/session.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "core/domain.hpp"
#include "core/json.hpp"

namespace impartial {
namespace {

constexpr std::size_t kPadding = TextReader::kPadding;
// Most rooms begin at a multiple of this. Some processors copy a page of a file three times slower
// to 1 to 47 bytes behind the start of a page.
constexpr std::size_t kLineBytes = 64;

struct Signature {
  std::string_view bytes;
  ForeignFormat format;
};
constexpr std::array<Signature, 6> kNoText{{{"\xFF\xFE", ForeignFormat::utf_16},
                                            {"\xFE\xFF", ForeignFormat::utf_16},
                                            {"\x89PNG", ForeignFormat::png},
                                            {"PK\x03\x04", ForeignFormat::zip},
                                            {"\x1F\x8B", ForeignFormat::gzip},
                                            {"%PDF", ForeignFormat::pdf}}};
constexpr std::size_t kSignatureBytes = 4;

}  // namespace

std::string to_json(const Report& report) {
  JsonWriter json;
  json.begin_object();
  json.key("cases").integer(report.cases);
  json.key("more").boolean(report.more);
  json.key("done").boolean(report.done);
  json.key("next").begin_object();
  json.key("line").integer(report.next.line);
  json.key("column").integer(report.next.column);
  json.key("offset").integer(report.next.offset);
  json.end_object();
  json.key("notices").begin_array();
  for (const Notice& notice : report.notices) write_json(json, notice);
  json.end_array();
  write_json(json.key("suppressed"), report.suppressed);
  json.end_object();
  return json.take();
}

Session::Session(const DialectInfo& info) : info_(info) {}

std::span<char> Session::room(std::size_t bytes) {
  const std::size_t waiting = end_ - begin_;
  // What waits is moved only if there is no room behind it, or if it is shorter than what comes:
  // moving a long case for each small piece of it would take quadratic time.
  if (waiting > bytes && capacity_ - end_ >= bytes + kPadding) return {input_.get() + end_, bytes};
  const std::size_t needed = kLineBytes + waiting + bytes + kPadding;
  std::unique_ptr<char[]> larger;
  if (capacity_ < needed) {
    capacity_ = std::max(needed, 2 * capacity_);
    larger.reset(new char[capacity_]);
  }
  char* const to = larger == nullptr ? input_.get() : larger.get();
  const auto behind = reinterpret_cast<std::uintptr_t>(to + waiting) % kLineBytes;
  const std::size_t begin = behind == 0 ? 0 : kLineBytes - behind;
  if (waiting != 0) std::memmove(to + begin, input_.get() + begin_, waiting);
  if (larger != nullptr) input_ = std::move(larger);
  begin_ = begin;
  end_ = begin + waiting;
  return {input_.get() + end_, bytes};
}

Report Session::feed(std::size_t bytes, bool last) {
  answer_.clear();
  bytes_beside_ = 0;
  starts_.clear();
  if (input_ == nullptr) room(0);
  IMPARTIAL_DOMAIN(bytes + kPadding <= capacity_ - end_);
  end_ += bytes;
  Report report;
  const auto over = [this] { return reader_.state() == TextReader::State::refused; };
  if (!over() && is_text() &&
      (last || (end_ - begin_ >= kSignatureBytes && end_ - begin_ >= retry_at_))) {
    std::size_t window_end = end_;
    // Cut after a blank, so that the window does not split a number.
    while (!last && window_end != begin_ && input_[window_end - 1] != ' ' &&
           input_[window_end - 1] != '\n') {
      --window_end;
    }
    solve_window(window_end, last);
  }
  if (over()) begin_ = end_;
  report.cases = cases_;
  report.more = has_more();
  report.done = over() || (last && !report.more);
  report.next = place_;
  report.notices = reader_.take_notices();
  report.suppressed = reader_.suppressed();
  return report;
}

void Session::solve_window(std::size_t window_end, bool last) {
  using State = TextReader::State;
  char* const begin = input_.get() + begin_;
  char* const end = input_.get() + window_end;
  const char behind = std::exchange(*end, '\0');
  reader_.set_window(begin, end, last, place_);
  if (reader_.state() == State::reading) answer_cases();
  if (reader_.state() == State::incomplete) reader_.rewind_case();
  if (reader_.state() == State::finished && !reader_.at_end()) reader_.refuse_rest();

  const auto waiting = static_cast<std::size_t>(input_.get() + end_ - reader_.at());
  // Retry an incomplete case only when its text has doubled. Otherwise, reading it again from its
  // start would take time quadratic in its length.
  retry_at_ = reader_.state() == State::incomplete ? std::min(2 * waiting, kCaseBytes + 1) : 0;
  if (reader_.state() == State::incomplete && waiting > kCaseBytes) refuse_large_case();
  if (!last || reader_.state() == State::reading) place_ = advance(place_, begin, reader_.at());
  begin_ = end_ - waiting;
  *end = behind;
}

void Session::refuse_large_case() {
  reader_.refuse(Code::too_large, {{"maximum", std::to_string(kCaseBytes)}});
}

void Session::begin_behind(std::uint64_t cases, const Place& place) {
  IMPARTIAL_DOMAIN(cases != 0 || place.offset == 0);
  cases_ = cases;
  place_ = place;
  checked_ = cases != 0;
  // T is not in this text, which is read up to its end.
  if (cases != 0 && info_.announces_cases()) info_.envelope = Envelope::until_end;
}

void Session::restart() {
  reader_ = {};
  begin_ = end_ = retry_at_ = 0;
  place_ = {};
}

std::optional<SegmentRange> Session::open_segment(std::size_t bytes, const SegmentSize& size,
                                                  std::uint64_t row_size) {
  IMPARTIAL_DOMAIN(begin_ == end_ && bytes + kPadding <= capacity_ - end_);
  const auto range = find_segment(info_, row_size, {input_.get() + end_, bytes}, size);
  if (!range) return range;
  begin_ += range->begin;
  end_ += range->end;
  reader_.set_row_size(row_size);
  return range;
}

void Session::begin_segment(std::uint64_t cases_before) {
  IMPARTIAL_DOMAIN(place_.offset == 0);
  cases_ = cases_before_ = cases_before;
  checked_ = true;
  // T is not in this text.
  if (info_.announces_cases()) info_.envelope = Envelope::until_end;
}

Segment Session::segment() const {
  IMPARTIAL_DOMAIN(!has_more());
  Segment segment;
  segment.cases_before = cases_before_;
  segment.cases = cases_ - cases_before_;
  segment.lines = place_.line - 1;
  segment.bytes = place_.offset;
  segment.noticed_once = reader_.noticed_once(info_.fields);
  segment.is_plain =
      is_between_cases() && place_.column == 1 && reader_.has_noticed_only(segment.noticed_once);
  return segment;
}

bool Session::follow(const Segment& segment) {
  IMPARTIAL_DOMAIN(!has_more());
  if (!segment.is_plain || !is_between_cases() || !checked_) return false;
  if (info_.answer.numbered && segment.cases_before != cases_) return false;
  // At the last announced case the text may end too early or too late.
  if (info_.announces_cases() && (!case_count_known_ || segment.cases > announced_ - cases_))
    return false;
  if ((segment.noticed_once & ~reader_.noticed_once(info_.fields)) != 0) return false;
  IMPARTIAL_DOMAIN(place_.column == 1);
  cases_ += segment.cases;
  starts_wanted_ -= std::min(starts_wanted_, segment.cases);
  place_ = {place_.line + segment.lines, 1, place_.offset + segment.bytes};
  return true;
}

std::optional<Notice> CaseFinder::find(std::string_view text, std::uint64_t cases,
                                       const Place& place) {
  begin_behind(cases, place);
  if (!text.empty()) std::memcpy(room(text.size()).data(), text.data(), text.size());
  const Report report = feed(text.size(), true);
  for (const Notice& notice : report.notices) {
    if (!found_ && !is_warning(notice.code)) return notice;
  }
  return {};
}

void CaseFinder::answer_cases() {
  const char* begin = nullptr;
  const char* end = nullptr;
  for (; !found_ && read_next(); reader_.forget_notices()) {
    begin = reader_.case_start();
    end = reader_.at();
    while (end != begin && static_cast<unsigned char>(end[-1]) <= ' ') --end;
    refusal_.reset();
    if (reader_.case_refused()) {
      for (Notice& notice : reader_.take_notices()) {
        if (notice.code == Code::illegal_position && !refusal_) refusal_ = std::move(notice);
      }
    }
    found_ = cases_ == wanted_.number || reader_.offset_of(end) >= wanted_.offset;
  }
  has_case_ = begin != nullptr;
  if (has_case_) {
    case_begin_ = reader_.place_of(begin);
    case_end_ = reader_.place_of(end);
  }
  if (found_) reader_.finish();
}

bool Session::read_case_count() {
  if (case_count_known_) {
    reader_.finish();
    return false;
  }
  if (!reader_.begin_case(0, true)) return false;
  if (info_.envelope == Envelope::counted_rows) {
    std::uint64_t size = 0;
    if (!reader_.number(info_.fields[0], size)) return false;
    reader_.set_row_size(size);
  }
  if (!reader_.number(info_.fields[info_.count_field()], announced_)) return false;
  case_count_known_ = true;
  if (announced_ == 0) reader_.finish();
  return announced_ != 0;
}

// Decides once, from the first bytes.
bool Session::is_text() {
  if (checked_ || end_ - begin_ < kSignatureBytes) return true;
  checked_ = true;
  for (const Signature& signature : kNoText) {
    if (std::memcmp(input_.get() + begin_, signature.bytes.data(), signature.bytes.size()) != 0)
      continue;
    char* const begin = input_.get() + begin_;
    char* const end = begin + signature.bytes.size();
    *end = '\0';  // the text after the signature is never read
    reader_.set_window(begin, end, true, place_);
    return reader_.refuse(Code::not_text, {{"found", name(signature.format)}});
  }
  return true;
}

}  // namespace impartial
