// Laws that hold for every game, checked on its sample positions and on random ones.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <functional>
#include <set>

#include "boundary/game_list.hpp"
#include "core/nimber.hpp"
#include "native/support.hpp"

namespace impartial {
namespace {

using chess_rows::ChessRows;
using misere_nim::MisereNim;
using number_game::NumberGame;
using sylver_coinage::SylverCoinage;
using wythoff::Wythoff;

// The analysis by the game, or by a search without results.
template <class G>
auto analysed(const typename G::Position& position) {
  return typename AnswererOf<G>::Type{}.analyse(position);
}

template <class G>
rc::Gen<typename G::Position> samples() {
  std::vector<typename G::Position> read;
  for (const std::string& text : impartial_tests::sample_positions(G::kInfo.id)) {
    const auto position = G::read_position(text);
    if (!position) throw std::runtime_error(text + ": " + message(position.error()));
    read.push_back(*position);
  }
  return rc::gen::elementOf(read);
}

// Random positions that are small enough to check all options. In general, random moves from a
// sample lead to them; the games below have better generators.
template <class G>
rc::Gen<typename G::Position> positions() {
  return rc::gen::exec([] {
    auto position = *samples<G>();
    for (int moves = *rc::gen::inRange(0, 5); moves > 0; --moves) {
      const auto options = analysed<G>(position).options;
      if (options.empty()) break;
      position = *G::play(position, (*rc::gen::elementOf(options)).move);
    }
    return position;
  });
}

template <>
rc::Gen<number_game::TablePosition> positions<NumberGame>() {
  return rc::gen::map(rc::gen::inRange<std::uint32_t>(0, 3515),
                      [](std::uint32_t i) { return number_game::TablePosition{i}; });
}
// Small enough for a fast search.
template <>
rc::Gen<sylver_coinage::Semigroup> positions<SylverCoinage>() {
  const auto numbers =
      rc::gen::container<std::vector<std::uint32_t>>(4, rc::gen::inRange<std::uint32_t>(5, 20));
  return rc::gen::suchThat(
      rc::gen::map(numbers, [](const auto& played) { return sylver_coinage::Semigroup(played); }),
      [](const auto& position) { return position.gcd() == 1 && position.largest_gap() <= 45; });
}
template <>
rc::Gen<chess_rows::Rows> positions<ChessRows>() {
  return rc::gen::container<chess_rows::Rows>(
      rc::gen::inRange<chess_rows::Row>(0, 1U << chess_rows::kWidth));
}
template <>
rc::Gen<wythoff::Heaps> positions<Wythoff>() {
  return rc::gen::construct<wythoff::Heaps>(rc::gen::inRange<std::uint64_t>(0, 200),
                                            rc::gen::inRange<std::uint64_t>(0, 200));
}
template <>
rc::Gen<misere_nim::Heaps> positions<MisereNim>() {
  // With more heaps, not all options would be listed.
  constexpr std::size_t kMostHeaps = 40;
  return rc::gen::map(rc::gen::container<misere_nim::Heaps>(rc::gen::inRange<std::uint64_t>(0, 40)),
                      [](misere_nim::Heaps heaps) {
                        if (heaps.size() > kMostHeaps) heaps.resize(kMostHeaps);
                        return heaps;
                      });
}

template <class G>
class Laws : public testing::Test {
 protected:
  // Not a template: RapidCheck's are instantiated for each type of law, which takes seconds.
  using Law = std::function<void(const typename G::Position&)>;
  static void hold(const char* name, const Law& law) {
    EXPECT_TRUE(rc::check(name, [&law] { law(*samples<G>()); }));
    EXPECT_TRUE(rc::check(name, [&law] { law(*positions<G>()); }));
  }
};

template <class List>
struct TypesOf;
template <class... Gs>
struct TypesOf<GameList<Gs...>> {
  using Types = testing::Types<Gs...>;
};
// The test of the recipe runs a single game.
#ifdef IMPARTIAL_ONLY
TYPED_TEST_SUITE(Laws, testing::Types<IMPARTIAL_ONLY>);
#else
TYPED_TEST_SUITE(Laws, TypesOf<Games>::Types);
#endif

TYPED_TEST(Laws, NotationReadsWhatItWrites) {
  this->hold("read(write(p)) == p", [](const auto& position) {
    const auto read = TypeParam::read_position(TypeParam::write_position(position));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == position);
  });
  EXPECT_TRUE(TypeParam::read_position(TypeParam::kInfo.example).has_value());
}

template <class... Ds>
std::vector<std::string_view> ids_of(Dialects<Ds...>) {
  return {Ds::kInfo.id...};
}

TYPED_TEST(Laws, JudgesOutputsAreKnown) {
  if constexpr (requires { typename TypeParam::Dialects; }) {
    for (const std::string_view dialect : ids_of(typename TypeParam::Dialects{})) {
      const std::string& answer =
          impartial_tests::judge_case(std::string(dialect) + ".sample").answer;
      ASSERT_FALSE(answer.empty());
      const bool opens_with_digit = answer.front() >= '0' && answer.front() <= '9';
      EXPECT_TRUE(opens_with_digit || is_judge_output(answer)) << dialect;
    }
  }
}

TYPED_TEST(Laws, MovesReadAsWritten) {
  this->hold("read_move(write_move(m)) == m", [](const auto& position) {
    for (const auto& option : analysed<TypeParam>(position).options) {
      const auto read = TypeParam::read_move(TypeParam::write_move(option.move));
      RC_ASSERT(read.has_value());
      RC_ASSERT(*read == option.move);
    }
  });
}

TYPED_TEST(Laws, AllOptionsAreListedInOrder) {
  this->hold("options ascend and are complete", [](const auto& position) {
    const auto analysis = analysed<TypeParam>(position);
    RC_ASSERT(analysis.options.size() == analysis.option_count);
    for (std::size_t i = 1; i < analysis.options.size(); ++i) {
      RC_ASSERT(analysis.options[i - 1].move < analysis.options[i].move);
    }
  });
}

TYPED_TEST(Laws, NExactlyIfSomeOptionIsP) {
  this->hold("outcomes", [](const auto& position) {
    const auto analysis = analysed<TypeParam>(position);
    std::vector<typename TypeParam::Move> winning;
    for (const auto& option : analysis.options) {
      const auto next = TypeParam::play(position, option.move);
      RC_ASSERT(next.has_value());
      RC_ASSERT(analysed<TypeParam>(*next).outcome == option.outcome);
      RC_ASSERT(!(*next == position));
      if (option.outcome == Outcome::P) winning.push_back(option.move);
    }
    RC_ASSERT(analysis.winning == winning);
    const bool terminal_wins =
        play_of<TypeParam>(position) == Play::misere && analysis.options.empty();
    RC_ASSERT(analysis.outcome == outcome_if(!winning.empty() || terminal_wins));
  });
}

TYPED_TEST(Laws, GrundyIsMexOfOptionsAndNimSumOfComponents) {
  this->hold("Grundy values", [](const auto& position) {
    const auto analysis = analysed<TypeParam>(position);
    if (!analysis.grundy) return;
    std::set<std::uint64_t> values;
    for (const auto& option : analysis.options) {
      RC_ASSERT(option.grundy.has_value() || *analysis.grundy == 0U);
      if (option.grundy) values.insert(*option.grundy);
    }
    std::uint64_t least = 0;
    while (values.count(least) != 0) ++least;
    RC_ASSERT(*analysis.grundy == least);
    RC_ASSERT((analysis.grundy == 0U) == (analysis.outcome == Outcome::P));
    std::uint64_t sum = 0;
    for (const std::uint64_t component : analysis.components) sum = nim_sum(sum, component);
    RC_ASSERT(sum == least);
  });
}

TYPED_TEST(Laws, OnlyListedMovesAreLegal) {
  // A move is legal exactly if it is listed.
  this->hold("legality", [](const auto& position) {
    const auto analysis = analysed<TypeParam>(position);
    const auto number =
        rc::gen::map(rc::gen::inRange(0, 25), [](int n) { return std::to_string(n); });
    for (const char* const form : {"#", "#,#", "#:#", "#:#>#"}) {
      std::string text;
      for (const char* p = form; *p != '\0'; ++p) text += *p == '#' ? *number : std::string(1, *p);
      const auto move = TypeParam::read_move(text);
      if (!move) continue;
      bool listed = false;
      for (const auto& option : analysis.options) listed = listed || option.move == *move;
      RC_ASSERT(TypeParam::play(position, *move).has_value() == listed);
    }
  });
}

TEST(Symmetry, WythoffHeapsSwap) {
  EXPECT_TRUE(rc::check("swap", [](std::uint64_t a, std::uint64_t b) {
    RC_ASSERT(wythoff::outcome({a, b}) == wythoff::outcome({b, a}));
    RC_ASSERT(wythoff::winning_moves({a, b}).size() == wythoff::winning_moves({b, a}).size());
  }));
}

TEST(Symmetry, OrderOfHeapsAndRows) {
  EXPECT_TRUE(rc::check("order", [](misere_nim::Heaps heaps) {
    const Outcome before = misere_nim::outcome(heaps);
    std::reverse(heaps.begin(), heaps.end());
    RC_ASSERT(misere_nim::outcome(heaps) == before);
  }));
  EXPECT_TRUE(rc::check("order", [] {
    chess_rows::Rows rows = *positions<ChessRows>();
    const std::uint64_t before = chess_rows::grundy(rows);
    std::reverse(rows.begin(), rows.end());
    RC_ASSERT(chess_rows::grundy(rows) == before);
  }));
}

// 64-bit heaps, whose options are too many to list: every winning move leads to a P-position, and
// every N-position has a winning move.
TEST(LargeHeaps, WinningMovesLeadToP) {
  EXPECT_TRUE(rc::check("misere nim", [] {
    const auto heaps = *rc::gen::container<misere_nim::Heaps>(rc::gen::arbitrary<std::uint64_t>());
    const auto moves = misere_nim::winning_moves(heaps);
    const bool has_stones =
        std::any_of(heaps.begin(), heaps.end(), [](auto heap) { return heap != 0; });
    RC_ASSERT(moves.empty() == (misere_nim::outcome(heaps) == Outcome::P || !has_stones));
    for (const auto& move : moves) {
      const auto next = MisereNim::play(heaps, move);
      RC_ASSERT(next.has_value());
      RC_ASSERT(misere_nim::outcome(*next) == Outcome::P);
    }
  }));
  EXPECT_TRUE(rc::check("wythoff", [] {
    const auto number = rc::gen::resize(2000, rc::gen::arbitrary<std::uint64_t>());
    const wythoff::Heaps heaps{*number, *number};
    const auto moves = wythoff::winning_moves(heaps);
    RC_ASSERT((wythoff::outcome(heaps) == Outcome::P) == moves.empty());
    for (const auto& move : moves) {
      const auto next = Wythoff::play(heaps, move);
      RC_ASSERT(next.has_value());
      RC_ASSERT(wythoff::outcome(*next) == Outcome::P);
    }
  }));
}

}  // namespace
}  // namespace impartial
