// Shared by the commands of the program `impartial`.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "boundary/reply.hpp"
#include "core/expected.hpp"

namespace impartial::cli {

inline constexpr int kAnswered = 0;
inline constexpr int kRefused = 1;
inline constexpr int kUsage = 2;

void print(std::string_view text);
void print_error(std::string_view text);
// Prints the problem, and how to get help. Returns kUsage.
int usage(std::string_view problem);
// How a refusal is written: a line for the terminal, or JSON.
using FormatNotice = std::string (*)(const Notice& notice);
// Prints an answer. Returns kAnswered.
int show(std::string_view answer);
// Prints a refusal to standard error. Returns kRefused.
int show(const Notice& refusal, FormatNotice format);
// Prints the result of a call.
int show(const Expected<std::string>& result, FormatNotice format);
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

}  // namespace impartial::cli
