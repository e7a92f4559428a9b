// The cases of an input in a dialect, with the answers of the solver and of other programs.
#include "boundary/check.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "boundary/game_list.hpp"
#include "core/answer_key.hpp"
#include "core/generator.hpp"
#include "core/mistake.hpp"
#include "core/notation.hpp"

namespace impartial {
namespace {

// Answers right, in another dialect.
template <class Position>
class InDialect final : public Program<Position> {
 public:
  explicit InDialect(AnyDialect<Position>& dialect) : dialect_(dialect) {}

  bool answer(const ReadCase<Position>& read, Answers& answers) override {
    dialect_.write_answer(read.position, read.number, answers.writer());
    answers.end();
    return true;
  }

 private:
  AnyDialect<Position>& dialect_;
};

// Repeats its input.
template <class Position>
class Echo final : public Program<Position> {
 public:
  Echo(const DialectInfo& info, const TextReader& reader) : info_(info), reader_(reader) {}

  bool answer(const ReadCase<Position>& read, Answers& answers) override {
    TextWriter& writer = answers.writer();
    if (read.number == 1 && info_.envelope == Envelope::counted_rows)
      writer.number(reader_.row_size()).text(" ");
    if (read.number == 1 && info_.announces_cases()) writer.number(read.cases).text("\n");
    writer.text(read.text).text("\n");
    answers.end();
    return true;
  }
  void finish(Answers& answers) override {
    if (info_.envelope != Envelope::until_zero) return;
    answers.writer().text(info_.terminator).text("\n");
    answers.end();
  }

 private:
  const DialectInfo& info_;
  const TextReader& reader_;
};

template <class G>
using DialectObjects = std::vector<std::unique_ptr<AnyDialect<typename CaseOf<G>::Type>>>;

template <class G>
DialectObjects<G> dialects_of() {
  DialectObjects<G> all;
  [&]<class... Ds>(Dialects<Ds...>) {
    (all.push_back(std::get<GameDialect<G>>(*any_dialect(Ds::kInfo.id)).object), ...);
  }(typename G::Dialects{});
  return all;
}

// Session answers cases; this one also keeps them, and lets the known programs answer them too.
template <class G>
class DialectCases final : public CaseSource {
 public:
  using Position = typename CaseOf<G>::Type;

  // `dialect`: that of the input.
  explicit DialectCases(const AnyDialect<Position>& dialect)
      : CaseSource(dialect.info(), dialect.output_words()),
        dialects_(dialects_of<G>()),
        dialect_(**std::find_if(dialects_.begin(), dialects_.end(), [&](const auto& each) {
          return each->info().id == dialect.info().id;
        })) {
    using Kind = KnownProgram::Kind;
    for (const Mistake<Position>& mistake : dialect_.mistakes().single) {
      KnownProgram& known = add(Kind::mistake, mistake.id, shape(), mistake.start());
      known.sentence = mistake.sentence;
      known.twin = mistake.twin;
    }
    for (const auto& other : dialects_) {
      if (other.get() == &dialect_) continue;
      const DialectInfo& info = other->info();
      add(Kind::dialect, info.id, info.answer, std::make_unique<InDialect<Position>>(*other));
      sense_.add(info.id, info.answer);
    }
    add(Kind::input, kInputId, {.lines = 0},
        std::make_unique<Echo<Position>>(dialect_.info(), reader_));
  }

  void finish_known_programs() override {
    for (std::size_t i = 0; i < programs_.size(); ++i) {
      KnownProgram& known = known_programs_[i];
      if (known.is_alive && !known.has_ended) programs_[i]->finish(known.answers);
    }
  }

  std::string expected(std::string_view text, std::uint64_t number) override {
    if (!read(text)) return {};
    TextWriter writer;
    dialect_.write_answer(asked_, number, writer);
    return std::string(writer.view());
  }

  std::string position(std::string_view text) override {
    return read(text) ? position_of<G>(asked_) : std::string();
  }

  std::vector<FeatureInfo> features() const override {
    std::vector<FeatureInfo> infos;
    for (const Feature<Position>& feature : features_of<G>()) infos.push_back(feature.info);
    return infos;
  }

  void read_features(std::string_view text, std::vector<std::uint64_t>& row) override {
    if (read(text)) {
      append_features(asked_, row);
    } else {
      row.insert(row.end(), features_of<G>().size(), 0);
    }
  }

  SmallPositions small_positions() override {
    SmallPositions small{FeatureTable(features_of<G>().size()), {}};
    std::vector<std::uint64_t> row;
    const CaseList<Position> list = dialect_.case_list();
    for (const std::vector<Position>* positions : {&list.small, &list.special}) {
      for (const Position& position : *positions) {
        row.clear();
        append_features(position, row);
        small.features.add(row);
      }
    }
    for (const Position& position : list.small) small.names.push_back(position_of<G>(position));
    return small;
  }

  std::vector<Suspect> suspects(const Evidence& evidence, std::uint64_t cases) override {
    const std::vector<KeptCase> kept = kept_cases(evidence);
    const KnownMistakes<Position> known = dialect_.mistakes();
    std::vector<Suspect> all;
    const auto add = [&](const typename Combinations<Position>::Ids& ids, auto&& start) {
      Suspect& added = all.emplace_back(suspect(ids, *start(), kept, cases));
      const bool explains_all =
          !added.contradicts &&
          std::find(added.explains.begin(), added.explains.end(), false) == added.explains.end();
      if (!explains_all) return;
      // A session is short, and each asks about the same programs.
      thread_local std::map<std::array<std::string_view, 3>, std::uint64_t> keys;
      const auto [key, is_new] = keys.try_emplace({dialect_.info().id, ids.first, ids.second});
      if (is_new) key->second = key_of_answers(*start());
      added.key = key->second;
    };
    for (const Mistake<Position>& mistake : known.single) add({mistake.id}, mistake.start);
    for (std::size_t i = 0; i < known.combined.count; ++i)
      add(known.combined.ids(i), [&] { return known.combined.start(i); });
    return all;
  }

  bool accepts(std::string_view text, std::string_view found, Objection* objection) override {
    return read(text) && dialect_.accepts(asked_, found, objection);
  }

 private:
  static void append_features(const Position& position, std::vector<std::uint64_t>& row) {
    for (const Feature<Position>& feature : features_of<G>())
      row.push_back(feature.value(position));
  }

  KnownProgram& add(KnownProgram::Kind kind, std::string_view id, const AnswerShape& shape,
                    std::unique_ptr<Program<Position>> program) {
    programs_.push_back(std::move(program));
    KnownProgram& known = known_programs_.emplace_back();
    known.kind = kind;
    known.id = id;
    known.shape = shape;
    return known;
  }

  struct KeptCase {
    const Evidence::Case* of = nullptr;
    bool is_right = false;
    Position position{};
    std::string right{};  // the answer that is expected
  };

  // In the order of the input, as a program may remember cases.
  std::vector<KeptCase> kept_cases(const Evidence& evidence) {
    std::vector<KeptCase> kept;
    for (const Evidence::Case& each : evidence.right.kept()) kept.push_back({&each, true});
    for (const Evidence::Case& each : evidence.wrong.kept()) kept.push_back({&each, false});
    std::sort(kept.begin(), kept.end(), [](const KeptCase& left, const KeptCase& right) {
      return left.of->number < right.of->number;
    });
    std::erase_if(kept, [this](const KeptCase& each) { return !read(each.of->text); });
    for (KeptCase& each : kept) {
      each.right = expected(each.of->text, each.of->number);
      each.position = asked_;
    }
    return kept;
  }

  MistakeName name_of(std::string_view id) const {
    for (const Mistake<Position>& mistake : dialect_.mistakes().single) {
      if (mistake.id == id) return {id, mistake.sentence};
    }
    return {id};
  }

  // How a program fares on the cases, up to the first one that contradicts.
  Suspect suspect(const typename Combinations<Position>::Ids& ids, Program<Position>& program,
                  const std::vector<KeptCase>& kept, std::uint64_t cases) const {
    Suspect suspect{name_of(ids.first),
                    ids.second == ids.first ? MistakeName() : name_of(ids.second)};
    Answers answers;
    for (const KeptCase& each : kept) {
      answers.clear();
      program.answer({each.position, each.of->number, cases, 1, each.of->text}, answers);
      const std::string_view given = answers.count() == 1 ? answers[0] : std::string_view();
      const bool is_same = sense_.same(given, each.of->found);
      if (!each.is_right) suspect.explains.push_back(is_same);
      suspect.contradicts = !is_same && (each.is_right || !sense_.same(given, each.right));
      if (suspect.contradicts) break;
    }
    return suspect;
  }

  // Of what a program answers to the positions on which known mistakes differ.
  std::uint64_t key_of_answers(Program<Position>& program) {
    std::uint64_t key = 1;
    if (!case_list_) case_list_ = dialect_.case_list();
    Answers answers;
    std::uint64_t number = 0;
    for (const std::vector<Position>* positions : {&case_list_->small, &case_list_->special}) {
      for (const Position& position : *positions) {
        answers.clear();
        program.answer({position, ++number, 0, 1, {}}, answers);
        for (std::size_t i = 0; i < answers.count(); ++i)
          key = join_keys(key, impartial::key_of(shape(), answers[i]));
      }
    }
    return key;
  }

  bool read(std::string_view text) {
    Notation notation(text);
    TextReader& reader = notation.reader();
    reader.set_row_size(reader_.row_size());
    return reader.begin_case(1, true) && dialect_.read_case(reader, asked_);
  }

  void answer_cases() override {
    find_running();
    while (next_case(dialect_, position_)) {
      const std::string_view text = reader_.case_text();
      const Place& place = reader_.case_place();
      const bool refused = reader_.case_refused();
      if (!refused) {
        dialect_.write_answer(position_, cases_, answer_);
        answer_by_programs({position_, cases_, announced(), place.line, text});
      }
      new_cases_.push_back({cases_, place, refused, text, answer_.size()});
    }
  }

  // After a few cases, most of the known programs have given another answer.
  void find_running() {
    running_.clear();
    for (std::size_t i = 0; i < programs_.size(); ++i) {
      if (known_programs_[i].is_alive && !known_programs_[i].has_ended) running_.push_back(i);
    }
  }

  void answer_by_programs(const ReadCase<Position>& read) {
    for (const std::size_t i : running_) {
      KnownProgram& known = known_programs_[i];
      if (known.has_ended) continue;
      const std::size_t bytes = known.answers.bytes();
      known.has_ended = !programs_[i]->answer(read, known.answers);
      bytes_beside_ += known.answers.bytes() - bytes;
    }
  }

  DialectObjects<G> dialects_;
  AnyDialect<Position>& dialect_;  // of them
  std::optional<CaseList<Position>> case_list_;
  Position position_{};  // one for all cases, so that its memory is reused
  Position asked_{};
  std::vector<std::unique_ptr<Program<Position>>> programs_;  // as in known_programs_
  std::vector<std::size_t> running_;                          // of them
};

}  // namespace

Expected<std::unique_ptr<CheckSession>> check(std::string_view dialect) {
  using Result = std::unique_ptr<CheckSession>;
  return with_any_dialect<Result>(dialect, []<class G>(std::type_identity<G>, const auto& of) {
    return std::make_unique<CheckSession>(std::make_unique<DialectCases<G>>(of));
  });
}

}  // namespace impartial
