// Shared by the commands of the program `impartial`.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace impartial::cli {

inline constexpr int kAnswered = 0;
inline constexpr int kRefused = 1;
inline constexpr int kUsage = 2;

void print(std::string_view text);
void print_error(std::string_view text);
// Prints the problem, and how to get help. Returns kUsage.
int usage(std::string_view problem);
// Reads a decimal number. Returns false if the text is anything else or above `maximum`.
bool read_number(std::string_view text, std::uint64_t maximum, std::uint64_t& number);

// impartial check DIALECT INPUT OUTPUT
int check(std::string_view dialect, std::string_view input, std::string_view output);
// impartial generate DIALECT OPTIONS
int generate(std::string_view dialect, std::span<char*> options);
// impartial mistakes DIALECT INPUT
int mistakes(std::string_view dialect, std::string_view input);

}  // namespace impartial::cli
