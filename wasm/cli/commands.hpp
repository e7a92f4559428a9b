// The commands. Each returns the program's exit status.
#pragma once

#include "boundary/check.hpp"
#include "cli/options.hpp"

namespace impartial::cli {

int solve(const Options& options);
int check(const Options& options);
int mistakes(const Options& options);
int generate(const Options& options);
int try_program(const Options& options);

int analyse(const Options& options);
int tabulate(const Options& options);
int certify(const Options& options);
int play(const Options& options);
int picture(const Options& options);
int remoteness(const Options& options);

// What the commands `check` and `try` say alike.
std::string_view verdict_sentence(Verdict verdict);
// Prints a text on one line.
void print_lines(std::string_view label, std::string_view text);
// Prints in what the form of the answers is another, where they are right or nearly so.
void print_form(const CheckReport& report);
// Prints the mistakes that give the answers of an output, and the rule by which it is wrong.
void print_causes(const CheckReport& report);

}  // namespace impartial::cli
