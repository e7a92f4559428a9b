// The judges' texts of Toy game.
#include "core/text_reader.hpp"
#include "core/text_writer.hpp"
#include "games/toy_game/toy_game.hpp"

namespace impartial::toy_game {
namespace {

constexpr Field kFields[]{{.role = &kCaseCount, .judge_maximum = 100},
                          {.role = &kHeap, .judge_maximum = 1'000'000'000}};

}  // namespace

constexpr DialectInfo ToyGameCases::kInfo{
    .id = "toy_game_cases",
    .envelope = Envelope::counted,
    .sample = "3\n5\n4\n0\n",
    .fields = kFields,
};

bool ToyGameCases::read_case(TextReader& reader, Position& position) {
  return reader.number(kFields[1], position.heap);
}

void ToyGameCases::write_answer(const Position& position, std::uint64_t, TextWriter& writer) {
  writer.text(ToyGame::analyse(position).outcome == Outcome::N ? "First\n" : "Second\n");
}

}  // namespace impartial::toy_game
