// The words that TypeScript spells are those of C++.
#include "boundary/words.hpp"

#include <gtest/gtest.h>

#include "boundary/game_list.hpp"
#include "boundary/practice.hpp"
#include "core/words.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

const std::string kWeb = IMPARTIAL_TESTS_DIR "/../web/";

TEST(Words, TheFileForTypeScriptHasThem) {
  EXPECT_EQ(read_file(kWeb + "engine/words.ts"), *impartial::words("engine"))
      << "`npm run words` writes it anew";
  EXPECT_EQ(read_file(kWeb + "engine/check_words.ts"), *impartial::words("check"))
      << "`npm run words` writes it anew";
}

TEST(Words, TheFileOfEachGameHasThem) {
  const auto compare = []<class G>(std::type_identity<G>) {
    const std::string game(G::kInfo.id);
    EXPECT_EQ(read_file(kWeb + "games/" + game + "/vocabulary.ts"), *impartial::words(game))
        << "`npm run words` writes it anew";
  };
  [&]<class... Gs>(impartial::GameList<Gs...>) {
    (compare(std::type_identity<Gs>{}), ...);
  }(impartial::Games{});
  EXPECT_FALSE(impartial::words("no_game"));
}

TEST(Words, AreFoundByTheirNames) {
  using impartial::InputKind;
  const auto kinds = impartial::all_words<InputKind>();
  EXPECT_EQ(kinds.size(), 5U);
  for (const InputKind kind : kinds) EXPECT_EQ(impartial::word_named<InputKind>(name(kind)), kind);
  EXPECT_EQ(impartial::word_named<InputKind>("any"), std::nullopt);
}

}  // namespace
}  // namespace impartial_tests
