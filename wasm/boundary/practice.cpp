#include "boundary/practice.hpp"

#include <map>

#include "boundary/game_list.hpp"
#include "boundary/reply.hpp"
#include "core/json.hpp"

namespace impartial {
namespace {

// The error that ends a text, if there is one.
std::optional<Notice> error_of(const Report& report) {
  for (const Notice& notice : report.notices) {
    if (ends_text(notice.code)) return notice;
  }
  return {};
}

template <class Position>
const Mistake<Position>* find(std::span<const Mistake<Position>> mistakes, std::string_view id) {
  const auto found = std::find_if(mistakes.begin(), mistakes.end(),
                                  [id](const auto& mistake) { return mistake.id == id; });
  return found == mistakes.end() ? nullptr : &*found;
}

template <class Position>
KillMatrix rows_of(const MistakeTable<Position>& table) {
  KillMatrix matrix{table.cases(), {}};
  for (std::size_t i = 0; i < table.count(); ++i) {
    const Mistake<Position>& mistake = table.mistake(i);
    const MistakeTally& tally = table.tally(i);
    matrix.rows.push_back({mistake.id,
                           mistake.sentence,
                           tally.wrong,
                           tally.first_wrong,
                           {},
                           {},
                           mistake.twin,
                           mistake.beyond});
    for (std::size_t j = 0; j < table.count(); ++j) {
      if (j != i && table.are_alike(i, j)) matrix.rows.back().alike.push_back(table.mistake(j).id);
    }
  }
  return matrix;
}

template <class G, class Position>
void find_positions(AnyDialect<Position>& dialect, std::string_view input, KillMatrix& matrix) {
  std::multimap<std::uint64_t, KillRow*> wanted;
  for (KillRow& row : matrix.rows) wanted.emplace(row.first, &row);
  read_cases(dialect, input, [&](const ReadCase<Position>& read) {
    const auto [begin, end] = wanted.equal_range(read.number);
    for (auto row = begin; row != end; ++row) row->second->position = position_of<G>(read.position);
  });
}

}  // namespace

Expected<std::string> generate(std::string_view dialect, InputKind kind, std::uint32_t seed,
                               std::optional<std::uint64_t> cases) {
  return with_any_dialect<std::string>(dialect, [&]<class G>(std::type_identity<G>, auto& of) {
    if (!of.makes_inputs()) return std::string(of.info().sample);
    TextWriter writer;
    generate(of, features_of<G>(), kind, seed, cases, writer);
    return std::string(writer.view());
  });
}

Expected<KillMatrix> kill_matrix(std::string_view dialect, std::string_view input) {
  using Result = Expected<KillMatrix>;
  return with_any_dialect<KillMatrix>(
      dialect,
      [&]<class G, class Position>(std::type_identity<G>, AnyDialect<Position>& of) -> Result {
        MistakeTable<Position> table(of);
        const Report report = run_mistakes(of, input, table);
        if (auto error = error_of(report)) return *std::move(error);
        KillMatrix matrix = rows_of(table);
        matrix.notices = report.notices;
        matrix.suppressed = report.suppressed;
        find_positions<G>(of, input, matrix);
        return matrix;
      });
}

std::string to_json(const KillMatrix& matrix) {
  JsonWriter json;
  json.begin_object().key("cases").integer(matrix.cases).key("mistakes").begin_array();
  for (const KillRow& row : matrix.rows) {
    json.begin_object().key("id").string(row.id).key("sentence").string(row.sentence);
    json.key("wrong").integer(row.wrong).key("first");
    if (row.wrong == 0) {
      json.null();
    } else {
      json.begin_object().key("case").integer(row.first);
      json.key("position").string(row.position).end_object();
    }
    json.key("alike").begin_array();
    for (const std::string_view id : row.alike) json.string(id);
    json.end_array().key("twin");
    row.twin.empty() ? json.null() : json.string(row.twin);
    json.key("beyond").boolean(row.beyond).end_object();
  }
  json.end_array().end_object();
  return json.take();
}

std::string to_json(const std::optional<Witness>& witness) {
  JsonWriter json;
  if (witness) {
    json.begin_object().key("input").string(witness->input);
    json.key("position").string(witness->position).end_object();
  } else {
    json.null();
  }
  return json.take();
}

Expected<std::optional<Witness>> witness(std::string_view dialect, std::string_view mistake) {
  using Result = std::optional<Witness>;
  return with_any_dialect<Result>(
      dialect,
      [&]<class G, class Position>(std::type_identity<G>, AnyDialect<Position>& of) -> Result {
        const auto* const known = find(of.mistakes().single, mistake);
        if (known == nullptr || !of.makes_inputs()) return {};
        const std::vector<Position> found = find_witness(of, *known);
        if (found.empty()) return {};
        TextWriter writer;
        write_input(of, found, writer);
        return Witness{std::string(writer.view()), position_of<G>(found.back())};
      });
}

}  // namespace impartial
