// The judges of heap games: their texts' numbers and limits, and the words of their
// answers. A header, so that a module has only what it uses of it.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/dialect.hpp"
#include "games/heap_games/judge_values.hpp"
#include "games/heap_games/roles.hpp"

namespace impartial::heap_games {

enum class JudgeId {
  hdu1846,
  hdu1847,
  hdu1848,
  hdu1536,
  hdu2897,
  hdu2509,
  lightoj1199,
  lightoj1296,
  cses1729,
  cses2207,
  poj2484,
  codeforces1194d,
};

// The words for a win and for a loss of the player to move, each of them first in its line.
struct JudgeWords {
  std::string_view win;
  std::string_view loss;
  std::string_view all;  // that begin an answer
};
constexpr JudgeWords words_of(JudgeId id) {
  switch (id) {
    case JudgeId::hdu1847:
      return {"Kiki", "Cici", "Kiki Cici"};
    case JudgeId::hdu1848:
      return {"Fibo", "Nacci", "Fibo Nacci"};
    case JudgeId::hdu1536:
    case JudgeId::cses1729:
      return {"W", "L", "W L"};
    case JudgeId::hdu2897:
      return {"WIN", "LOST", "WIN LOST"};
    case JudgeId::hdu2509:
      return {"Yes", "No", "Yes No"};
    case JudgeId::hdu1846:
    case JudgeId::cses2207:
      return {"first", "second", "first second"};
    case JudgeId::lightoj1199:
    case JudgeId::lightoj1296:
      return {"Alice", "Bob", "Case Alice Bob"};
    case JudgeId::poj2484:
    case JudgeId::codeforces1194d:
      return {"Alice", "Bob", "Alice Bob"};
  }
  return {};
}

// What the theorems accept: sums of two such numbers have 64 bits.
inline constexpr std::uint64_t kLargestNumber = 1'000'000'000'000'000'000;
inline constexpr std::uint64_t kLargestSet = 1'000;

constexpr Field heap_field(std::uint64_t judge_maximum, std::uint64_t maximum = kLargestNumber,
                           std::uint64_t judge_minimum = 1) {
  return {.role = &kHeap,
          .maximum = maximum,
          .judge_minimum = judge_minimum,
          .judge_maximum = judge_maximum};
}

inline constexpr Field kHdu1846[]{{.role = &kCaseCount, .judge_maximum = 100},
                                  heap_field(1000),
                                  {.role = &kLargestTake,
                                   .minimum = 1,
                                   .maximum = kLargestNumber,
                                   .judge_maximum = 1000,
                                   .is_second = true}};
inline constexpr Field kHdu1847[]{heap_field(1000)};
// Three heaps of 0 end the text.
inline constexpr Field kHdu1848First = heap_field(1000, kLargestFibonacci, 0);
inline constexpr Field kHdu1848Other{
    .role = &kHeap, .maximum = kLargestFibonacci, .judge_maximum = 1000, .is_second = true};
inline constexpr Field kHdu1848[]{kHdu1848First, kHdu1848Other, kHdu1848Other};
// The size 0 ends the text.
inline constexpr Field kHdu1536[]{
    {.role = &kSetSize, .maximum = kLargestSet, .judge_maximum = 100},
    {.role = &kTake, .minimum = 1, .maximum = kLargestNumber, .judge_maximum = 10'000},
    {.role = &kPositionCount, .minimum = 1, .judge_maximum = 100},
    {.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 100},
    heap_field(10'000, 100'000, 0)};
inline constexpr Field kHdu2897[]{heap_field(65536),
                                  {.role = &kSmallestTake,
                                   .minimum = 1,
                                   .maximum = kLargestNumber,
                                   .judge_maximum = 65536,
                                   .is_second = true},
                                  {.role = &kLargestTake,
                                   .minimum = 1,
                                   .maximum = kLargestNumber,
                                   .judge_maximum = 65536,
                                   .is_second = true}};
inline constexpr Field kHdu2509[]{{.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 100},
                                  heap_field(100)};
inline constexpr Field kLightOj1199[]{
    {.role = &kCaseCount, .judge_maximum = 1000},
    {.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 100},
    heap_field(10'000, kLargestGrundy)};
inline constexpr Field kLightOj1296[]{
    {.role = &kCaseCount, .judge_maximum = 100},
    {.role = &kHeapCount, .judge_minimum = 1, .judge_maximum = 1000},
    heap_field(1'000'000'000)};
inline constexpr Field kCses1729[]{
    {.role = &kHeap, .minimum = 1, .maximum = 1'000'000},
    {.role = &kSetSize, .minimum = 1, .maximum = kLargestSet, .judge_maximum = 100},
    {.role = &kTake, .minimum = 1, .maximum = kLargestNumber, .judge_maximum = 1'000'000}};
inline constexpr Field kCses2207[]{{.role = &kCaseCount, .judge_maximum = 100'000},
                                   heap_field(kGrundyTested, kGrundyTested)};
inline constexpr Field kPoj2484[]{heap_field(1'000'000, kLargestNumber, 0)};
inline constexpr Field kCodeforces1194d[]{
    {.role = &kCaseCount, .judge_minimum = 1, .judge_maximum = 100},
    heap_field(1'000'000'000, kLargestNumber, 0),
    {.role = &kThirdTake,
     .minimum = 3,
     .maximum = kLargestNumber,
     .judge_maximum = 1'000'000'000,
     .is_second = true}};

inline constexpr std::string_view kHdu1536Aliases[]{"poj2960", "kattis_snim"};

// `numbered`: the answer begins with the number of its case.
constexpr AnswerShape shape_of(JudgeId id, bool numbered = false) {
  const JudgeWords words = words_of(id);
  return {.openings = numbered ? std::string_view("Case") : words.all,
          .numbered = numbered,
          .win = words.win,
          .loss = words.loss};
}

// By JudgeId.
inline constexpr DialectInfo kJudgeInfos[12]{
    {.id = "hdu1846",
     .envelope = Envelope::counted,
     .sample = "2\n23 2\n4 3\n",
     .fields = kHdu1846,
     .answer = shape_of(JudgeId::hdu1846),
     .layout = "##\n"},
    {.id = "hdu1847",
     .envelope = Envelope::until_end,
     .sample = "1\n3\n",
     .fields = kHdu1847,
     .answer = shape_of(JudgeId::hdu1847),
     .layout = "#\n"},
    {.id = "hdu1848",
     .envelope = Envelope::until_zero,
     .sample = "1 1 1\n1 4 1\n0 0 0\n",
     .fields = kHdu1848,
     .answer = shape_of(JudgeId::hdu1848),
     .layout = "###\n",
     .terminator = "0 0 0"},
    {.id = "hdu1536",
     .envelope = Envelope::until_zero,
     .sample = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n"
               "5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
     .fields = kHdu1536,
     .answer = {.win = "W", .loss = "L"},
     .layout = "#(#)\n#\n(#(#)\n)",
     .aliases = kHdu1536Aliases},
    {.id = "hdu2897",
     .envelope = Envelope::until_end,
     .sample = "7 2 4\n6 2 4\n",
     .fields = kHdu2897,
     .answer = shape_of(JudgeId::hdu2897),
     .layout = "###\n"},
    {.id = "hdu2509",
     .envelope = Envelope::until_end,
     .sample = "2\n2 2\n1\n3\n",
     .fields = kHdu2509,
     .answer = shape_of(JudgeId::hdu2509),
     .layout = "#\n(#)\n"},
    {.id = "lightoj1199",
     .envelope = Envelope::counted,
     .sample = "3\n1\n4\n3\n1 2 3\n1\n7\n",
     .fields = kLightOj1199,
     .answer = shape_of(JudgeId::lightoj1199, true),
     .layout = "#\n(#)\n"},
    {.id = "lightoj1296",
     .envelope = Envelope::counted,
     .sample = "5\n1\n1\n3\n10 11 12\n5\n1 2 3 4 5\n2\n4 9\n3\n1 3 9\n",
     .fields = kLightOj1296,
     .answer = shape_of(JudgeId::lightoj1296, true),
     .layout = "#\n(#)\n"},
    {.id = "cses1729",
     .envelope = Envelope::single,
     .sample = "10 3\n1 3 4\n",
     .fields = kCses1729,
     .layout = "##\n(#)\n"},
    {.id = "cses2207",
     .envelope = Envelope::counted,
     .sample = "3\n6\n7\n8\n",
     .fields = kCses2207,
     .answer = shape_of(JudgeId::cses2207),
     .layout = "#\n"},
    {.id = "poj2484",
     .envelope = Envelope::until_zero,
     .sample = "1\n2\n3\n0\n",
     .fields = kPoj2484,
     .answer = shape_of(JudgeId::poj2484),
     .layout = "#\n"},
    {.id = "codeforces1194d",
     .envelope = Envelope::counted,
     .sample = "4\n0 3\n3 3\n3 4\n4 4\n",
     .fields = kCodeforces1194d,
     .answer = shape_of(JudgeId::codeforces1194d),
     .layout = "##\n"},
};

}  // namespace impartial::heap_games
