// The commands. Each returns the program's exit status.
#pragma once

#include "cli/options.hpp"

namespace impartial::cli {

int solve(const Options& options);
int check(const Options& options);
int mistakes(const Options& options);
int generate(const Options& options);

int analyse(const Options& options);
int tabulate(const Options& options);
int certify(const Options& options);
int play(const Options& options);
int picture(const Options& options);
int remoteness(const Options& options);

}  // namespace impartial::cli
