// Shared by the commands of the program `impartial`.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string_view>

#include "boundary/reply.hpp"

namespace impartial::cli {

inline constexpr int kAnswered = 0;
inline constexpr int kRefused = 1;
inline constexpr int kUsage = 2;

void print(std::string_view text);
void print_error(std::string_view text);
// Prints the problem, and how to get help. Returns kUsage.
int usage(std::string_view problem);
// Prints the reply to a call, or the refusal to standard error. Returns kAnswered or kRefused.
int show(const Reply& reply);
// Prints what cannot be read or written. Returns kUsage.
int failure(std::string_view problem);
struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;
// Opens a file to read it; `-` is standard input. Returns null if it cannot be read.
File open_file(std::string_view path);
// Reads a decimal number. Returns false if the text is anything else or above `maximum`.
[[nodiscard]] bool read_number(std::string_view text, std::uint64_t maximum, std::uint64_t& number);

// At least 1.
unsigned core_count();
// The number of threads, if a user wants so many.
unsigned thread_count(std::uint64_t wanted);

// impartial solve DIALECT OPTIONS
int solve(std::string_view dialect, std::span<char*> options);
// impartial check DIALECT INPUT OUTPUT
int check(std::string_view dialect, std::string_view input, std::string_view output);
// impartial generate DIALECT OPTIONS
int generate(std::string_view dialect, std::span<char*> options);
// impartial mistakes DIALECT INPUT
int mistakes(std::string_view dialect, std::string_view input);
// Any other command: analyse, tabulate, certify, play, picture, remoteness. `arguments`: from the
// command on. Domain: there is one.
int positions(std::span<char*> arguments);

// What --help says of these commands, and of the budget of a search.
extern const std::string_view kPositionsHelp;
extern const std::string_view kBudgetHelp;

}  // namespace impartial::cli
