// Runs another program as a judge does.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "boundary/trial.hpp"

namespace impartial::cli {

struct RunLimits {
  // Of the processor's time. The run may take twice as long.
  std::uint64_t seconds = 0;
  std::size_t output_bytes = std::size_t{1} << 26;
};

struct NativeRun {
  ProgramRun run;
  int status = 0;  // the exit status; negative: the signal that ended it
};

// Gives the input to the program, and takes its output. What it writes to standard error goes to
// ours. Returns nothing if the program cannot be started.
std::optional<NativeRun> run_program(std::span<const std::string_view> command,
                                     std::string_view input, const RunLimits& limits);

}  // namespace impartial::cli
