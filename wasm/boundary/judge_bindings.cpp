// The bindings of the judge module, which a page loads for its first judge text.
#include <emscripten/val.h>

#include "boundary/bindings.hpp"
#include "boundary/judge_text.hpp"

namespace {

using impartial::to_text;

emscripten::val view(const char* bytes, std::size_t size) {
  return emscripten::val(
      emscripten::typed_memory_view(size, reinterpret_cast<const unsigned char*>(bytes)));
}

double number(std::uint64_t value) { return static_cast<double>(value); }
std::uint64_t natural(double value) { return static_cast<std::uint64_t>(value); }

// As in core/segment.hpp. JavaScript has its numbers only as doubles.
struct SegmentRange {
  std::size_t begin = 0;
  std::size_t end = 0;  // 0: there is no segment
  double cases = 0;
};
struct Segment {
  double cases_before = 0;
  double cases = 0;
  double lines = 0;
  double bytes = 0;
  std::uint32_t noticed_once = 0;
  bool is_plain = false;
};

// A session in any dialect. If the dialect does not exist, feed returns the error.
class BoundSession {
 public:
  BoundSession(const std::string& dialect, std::uint32_t seed)
      : dialect_(dialect), session_(impartial::solver(dialect, seed)) {}

  // A view is of wasm memory, which may move. Valid until the next call.
  emscripten::val room(std::size_t bytes) {
    if (session_ == nullptr) return emscripten::val::global("Uint8Array").new_(bytes);
    return view(session_->room(bytes).data(), bytes);
  }
  std::string feed(std::size_t bytes, bool last) {
    if (session_ == nullptr) return to_text({false, to_json(impartial::unknown_dialect(dialect_))});
    return to_text({true, to_json(session_->feed(bytes, last))});
  }
  void list_starts(std::size_t cases) {
    if (session_ != nullptr) session_->list_starts(cases);
  }
  // Where each case begins in the input and in the answer.
  emscripten::val starts() const {
    if (session_ == nullptr) return emscripten::val::global("Uint32Array").new_(0);
    const std::span<const impartial::CaseStart> starts = session_->starts();
    return emscripten::val(emscripten::typed_memory_view(2 * starts.size(), &starts.data()->input));
  }
  // The calls for segments need a dialect that exists.
  double row_size() const { return number(session_->row_size()); }
  void restart() { session_->restart(); }
  SegmentRange open_segment(std::size_t bytes, std::size_t part, std::size_t look,
                            double row_size) {
    const auto range = session_->open_segment(bytes, {part, look}, natural(row_size));
    return range ? SegmentRange{range->begin, range->end, number(range->cases)} : SegmentRange{};
  }
  void begin_segment(double cases_before) { session_->begin_segment(natural(cases_before)); }
  Segment segment() const {
    const impartial::Segment found = session_->segment();
    return {number(found.cases_before), number(found.cases), number(found.lines),
            number(found.bytes),        found.noticed_once,  found.is_plain};
  }
  void retry() {
    if (session_ != nullptr) session_->retry();
  }
  bool follow(const Segment& segment) {
    return session_->follow({natural(segment.cases_before), natural(segment.cases),
                             natural(segment.lines), natural(segment.bytes), segment.noticed_once,
                             segment.is_plain});
  }
  emscripten::val answer() const {
    return session_ == nullptr ? view(nullptr, 0)
                               : view(session_->answer().data(), session_->answer().size());
  }

 private:
  std::string dialect_;
  std::unique_ptr<impartial::Session> session_;
};

// The caller owns the session and calls delete().
BoundSession* solver(const std::string& dialect, std::uint32_t seed) {
  return new BoundSession(dialect, seed);
}

std::string reflow(const std::string& dialect, const std::string& text) {
  return to_text(impartial::reflow(dialect, text));
}

// A place between two cases. Its numbers come as doubles, because JavaScript has no others.
struct CasePlace {
  double cases = 0;
  double line = 1;
  double column = 1;
  double offset = 0;
};

std::string case_at(const std::string& dialect, const std::string& text, double offset,
                    double number, const CasePlace& start) {
  return to_text(
      impartial::case_at(dialect, text, {natural(offset), natural(number)}, natural(start.cases),
                         {natural(start.line), natural(start.column), natural(start.offset)}));
}

}  // namespace

EMSCRIPTEN_BINDINGS(judge) {
  emscripten::class_<BoundSession>("Session")
      .function("room", &BoundSession::room)
      .function("feed", &BoundSession::feed)
      .function("list_starts", &BoundSession::list_starts)
      .function("starts", &BoundSession::starts)
      .function("answer", &BoundSession::answer)
      .function("row_size", &BoundSession::row_size)
      .function("restart", &BoundSession::restart)
      .function("open_segment", &BoundSession::open_segment)
      .function("begin_segment", &BoundSession::begin_segment)
      .function("segment", &BoundSession::segment)
      .function("retry", &BoundSession::retry)
      .function("follow", &BoundSession::follow);
  emscripten::value_object<SegmentRange>("SegmentRange")
      .field("begin", &SegmentRange::begin)
      .field("end", &SegmentRange::end)
      .field("cases", &SegmentRange::cases);
  emscripten::value_object<Segment>("Segment")
      .field("cases_before", &Segment::cases_before)
      .field("cases", &Segment::cases)
      .field("lines", &Segment::lines)
      .field("bytes", &Segment::bytes)
      .field("noticed_once", &Segment::noticed_once)
      .field("is_plain", &Segment::is_plain);
  emscripten::function("solver", &solver, emscripten::allow_raw_pointers());
  emscripten::value_object<CasePlace>("CasePlace")
      .field("cases", &CasePlace::cases)
      .field("line", &CasePlace::line)
      .field("column", &CasePlace::column)
      .field("offset", &CasePlace::offset);
  emscripten::function("case_at", &case_at);
  emscripten::function("reflow", &reflow);
}
