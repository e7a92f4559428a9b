// The texts of cases: what a trial makes its inputs of. Domain of all: the dialect is known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnosis.hpp"
#include "core/dialect.hpp"
#include "core/influence.hpp"

namespace impartial {

DialectInfo info_of(std::string_view dialect);

// All small positions, or all special ones, in at most so many inputs. Each input has as many cases
// as the judge allows.
std::vector<std::string> inputs_of(std::string_view dialect, bool is_small,
                                   std::size_t most_inputs);

// The texts of the cases of an input, in their order.
std::vector<std::string> cases_in(std::string_view dialect, std::string_view input);

// The input of these cases, as the judge would write it.
std::string text_of(std::string_view dialect, const std::vector<std::string>& cases);

// Inputs of all these cases in their order, each with as many as the judge allows.
std::vector<std::string> inputs_with(std::string_view dialect,
                                     const std::vector<std::string>& cases);

// Where the numbers of a text begin.
std::vector<std::size_t> places_of_numbers(std::string_view text);

// Numbers above 2^64 - 1 are 0.
CaseNumbers numbers_in(std::string_view text);

// The text with other numbers, as many as it has.
std::string with_numbers(std::string_view text, const CaseNumbers& numbers);

// Whether the case wins; nothing if the input is none of one case, or if answers are not of two
// kinds.
std::optional<bool> outcome_of(std::string_view dialect, std::string_view input);

// Whether it has a number above 2^31 - 1.
bool has_long_number(std::string_view text);

// An output whose cases are numbered from `before` + 1 on.
std::string renumbered(std::string_view dialect, std::string output, std::size_t before);

// How many of `count` cases an input may have.
std::size_t most_cases_of(std::string_view dialect, std::size_t count);

// The dialect whose text is several of its cases: itself, another if its own has one case, or none.
std::string_view several_of(std::string_view dialect);

// Cases that a rule was not learned from.
std::vector<std::string> doubtful_cases(std::string_view dialect, const WrongWhen& rule,
                                        std::uint32_t seed);

}  // namespace impartial
