// The cases of an input in a dialect, with the answers of the solver and of other programs.
#include "boundary/check.hpp"

#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "boundary/game_list.hpp"
#include "core/mistake.hpp"

namespace impartial {
namespace {

// A text with the bytes behind it that a TextReader needs.
class PaddedText {
 public:
  explicit PaddedText(std::string_view text) : bytes_(text) {
    bytes_.append(TextReader::kPadding, '\0');
  }
  TextReader reader() const {
    const char* const end = bytes_.data() + bytes_.size() - TextReader::kPadding;
    return {bytes_.data(), end};
  }

 private:
  std::string bytes_;
};

// Session answers cases; this one also keeps them, and lets other programs answer them too: those
// that make known mistakes, the game's other dialects, and one that repeats its input.
template <class G, class D>
class DialectCases final : public CaseSource {
 public:
  using Position = typename G::Position;

  DialectCases() : CaseSource(D::kInfo), dialect_(kDefaultSeed) {
    for (const Mistake<Position>& mistake : mistakes_of<D, Position>()) {
      add(Other::Kind::mistake, mistake.id, shape()).exact = mistake.exact;
      others_.back().sentence = mistake.sentence;
      programs_.push_back(mistake.start());
    }
    add_dialects(typename G::Dialects{});
    add(Other::Kind::input, "input", {.lines = 0});
  }

  void finish_others() override {
    const bool ends_with_zero =
        D::kInfo.envelope == Envelope::until_zero && others_.back().is_alive;
    if (ends_with_zero) {
      others_.back().answers.writer().text("0\n");
      others_.back().answers.end();
    }
    for (std::size_t i = 0; i < programs_.size(); ++i) {
      if (is_running(others_[i])) programs_[i]->finish(others_[i].answers);
    }
  }

  std::string position(std::string_view text) override {
    return read(text) ? G::write_position(asked_) : std::string();
  }

  bool accepts(std::string_view text, std::string_view found, Objection* objection) override {
    if constexpr (requires { D::objection(asked_, found); }) {
      if (!read(text)) return false;
      const std::optional<Objection> against = D::objection(asked_, found);
      if (against && objection != nullptr) *objection = *against;
      return !against;
    }
    return false;
  }

 private:
  Other& add(Other::Kind kind, std::string_view id, const AnswerShape& shape) {
    Other& other = others_.emplace_back();
    other.kind = kind;
    other.id = id;
    other.shape = shape;
    return other;
  }

  template <class... Ds>
  void add_dialects(Dialects<Ds...>) {
    ((void(add(Other::Kind::dialect, Ds::kInfo.id, Ds::kInfo.answer)),
      others_.back().is_alive = !std::is_same_v<Ds, D>),
     ...);
  }

  static bool is_running(const Other& other) { return other.is_alive && !other.has_ended; }

  bool read(std::string_view text) {
    const PaddedText padded(text);
    TextReader reader = padded.reader();
    return reader.begin_case(1, true) && D(kDefaultSeed).read_case(reader, asked_);
  }

  void answer_cases() override {
    const char* placed = reader_.window();
    Place place = reader_.window_place();
    while (begin_case()) {
      if (!dialect_.read_case(reader_, position_)) return;
      count_case();
      const std::string_view text = reader_.case_text();
      place = advance(place, placed, text.data());
      placed = text.data();
      const bool refused = reader_.case_refused();
      if (!refused) {
        dialect_.write_answer(position_, cases_, answer_);
        answer_others(text, place.line);
      }
      new_cases_.push_back({cases_, place, refused, text, answer_.size()});
      bytes_beside_ = 0;
      for (const Other& other : others_) bytes_beside_ += other.answers.bytes();
    }
  }

  void answer_others(std::string_view text, std::uint64_t line) {
    std::size_t i = 0;
    for (; i < programs_.size(); ++i) {
      Other& other = others_[i];
      if (!is_running(other)) continue;
      const ReadCase<Position> read{position_, cases_, announced(), line, text};
      other.has_ended = !programs_[i]->answer(read, other.answers);
    }
    std::apply([&](auto&... dialect) { (answer_in(dialect, others_[i++]), ...); }, dialects_);
    Other& echo = others_[i];
    if (!echo.is_alive) return;
    const bool has_count = D::kInfo.envelope == Envelope::counted && cases_ == 1;
    if (has_count) echo.answers.writer().number(announced()).text("\n");
    echo.answers.writer().text(text).text("\n");
    echo.answers.end();
  }

  template <class Other_>
  void answer_in(Other_& dialect, Other& other) {
    if (!other.is_alive) return;
    dialect.write_answer(position_, cases_, other.answers.writer());
    other.answers.end();
  }

  template <class... Ds>
  static std::tuple<Ds...> open_dialects(Dialects<Ds...>) {
    return {Ds(kDefaultSeed)...};
  }

  D dialect_;
  Position position_{};  // one for all cases, so that its memory is reused
  Position asked_{};
  std::vector<std::unique_ptr<Program<Position>>> programs_;  // the first of others_
  decltype(open_dialects(typename G::Dialects{})) dialects_ = open_dialects(typename G::Dialects{});
};

}  // namespace

std::unique_ptr<CheckSession> check(std::string_view dialect) {
  std::unique_ptr<CheckSession> session;
  with_dialect(dialect, [&]<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
    session = std::make_unique<CheckSession>(std::make_unique<DialectCases<G, D>>());
  });
  return session;
}

}  // namespace impartial
