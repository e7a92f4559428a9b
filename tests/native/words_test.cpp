// The words that TypeScript spells are those of C++.
#include "boundary/words.hpp"

#include <gtest/gtest.h>

#include "boundary/practice.hpp"
#include "core/words.hpp"
#include "native/support.hpp"

namespace impartial_tests {
namespace {

TEST(Words, TheFileForTypeScriptHasThem) {
  EXPECT_EQ(read_file(IMPARTIAL_TESTS_DIR "/../web/engine/words.ts"), impartial::words())
      << "`npm run words` writes it anew";
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
