// The cases of an input in a dialect, with the answers of the solver and of other programs.
#include "boundary/check.hpp"

#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "boundary/game_list.hpp"
#include "core/mistake.hpp"
#include "core/notation.hpp"

namespace impartial {
namespace {

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
      others_.back().twin = mistake.twin;
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
    Notation notation(text);
    TextReader& reader = notation.reader();
    reader.set_row_size(reader_.row_size());
    return reader.begin_case(1, true) && dialect_.read_case(reader, asked_);
  }

  void answer_cases() override {
    find_running();
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
    }
  }

  // After a few cases, most of the other programs have given another answer.
  void find_running() {
    running_.clear();
    for (std::size_t i = 0; i < others_.size(); ++i) {
      if (is_running(others_[i])) running_.push_back(i);
    }
  }

  void answer_others(std::string_view text, std::uint64_t line) {
    const ReadCase<Position> read{position_, cases_, announced(), line, text};
    for (const std::size_t i : running_) {
      Other& other = others_[i];
      if (other.has_ended) continue;
      const std::size_t bytes = other.answers.bytes();
      if (i < programs_.size()) {
        other.has_ended = !programs_[i]->answer(read, other.answers);
      } else if (other.kind == Other::Kind::input) {
        const bool has_count = D::kInfo.announces_cases() && cases_ == 1;
        const bool has_size = has_count && D::kInfo.envelope == Envelope::counted_rows;
        if (has_size) other.answers.writer().number(reader_.row_size()).text(" ");
        if (has_count) other.answers.writer().number(announced()).text("\n");
        other.answers.writer().text(text).text("\n");
        other.answers.end();
      } else {
        answer_in(i - programs_.size(), other.answers);
      }
      bytes_beside_ += other.answers.bytes() - bytes;
    }
  }

  void answer_in(std::size_t dialect, Answers& answers) {
    std::size_t i = 0;
    const auto write = [&](auto& each) {
      if (i++ == dialect) each.write_answer(position_, cases_, answers.writer());
    };
    std::apply([&](auto&... each) { (write(each), ...); }, dialects_);
    answers.end();
  }

  template <class... Ds>
  static std::tuple<Ds...> open_dialects(Dialects<Ds...>) {
    return {Ds(kDefaultSeed)...};
  }

  D dialect_;
  Position position_{};  // one for all cases, so that its memory is reused
  Position asked_{};
  std::vector<std::unique_ptr<Program<Position>>> programs_;  // the first of others_
  std::vector<std::size_t> running_;                          // of others_
  decltype(open_dialects(typename G::Dialects{})) dialects_ = open_dialects(typename G::Dialects{});
};

}  // namespace

Expected<std::unique_ptr<CheckSession>> check(std::string_view dialect) {
  return with_dialect<std::unique_ptr<CheckSession>>(
      dialect, []<class G, class D>(std::type_identity<G>, std::type_identity<D>) {
        return std::make_unique<CheckSession>(std::make_unique<DialectCases<G, D>>());
      });
}

}  // namespace impartial
