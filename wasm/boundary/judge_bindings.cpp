// The bindings of the judge module, which a page loads for its first judge text.
#include "boundary/bindings.hpp"
#include "boundary/judge_text.hpp"

namespace {

using impartial::to_text;
using impartial::view;

std::uint64_t natural(double value) { return static_cast<std::uint64_t>(value); }

class BoundSession {
 public:
  explicit BoundSession(std::unique_ptr<impartial::Session> session)
      : session_(std::move(session)) {}

  emscripten::val room(std::size_t bytes) { return view(session_->room(bytes).data(), bytes); }
  // Returns a Report.
  std::string feed(std::size_t bytes, bool last) { return to_json(session_->feed(bytes, last)); }
  void list_starts(std::size_t cases) { session_->list_starts(cases); }
  // Where each case begins in the input and in the answer.
  emscripten::val starts() const {
    const std::span<const impartial::CaseStart> starts = session_->starts();
    static_assert(sizeof(impartial::CaseStart) == 2 * sizeof(std::uint32_t));
    return emscripten::val(emscripten::typed_memory_view(
        2 * starts.size(), reinterpret_cast<const std::uint32_t*>(starts.data())));
  }
  emscripten::val answer() const {
    return view(session_->answer().data(), session_->answer().size());
  }

 private:
  std::unique_ptr<impartial::Session> session_;
};

emscripten::val solver(const std::string& dialect, std::uint32_t seed) {
  return impartial::opened<BoundSession>(impartial::solver(dialect, seed));
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
      .function("answer", &BoundSession::answer);
  emscripten::function("solver", &solver);
  emscripten::value_object<CasePlace>("CasePlace")
      .field("cases", &CasePlace::cases)
      .field("line", &CasePlace::line)
      .field("column", &CasePlace::column)
      .field("offset", &CasePlace::offset);
  emscripten::function("case_at", &case_at);
  emscripten::function("reflow", &reflow);
}
