#include "cli/terminal.hpp"

#include <algorithm>
#include <string>
#include <thread>

namespace impartial::cli {

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_error(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

int show(std::string_view answer) {
  print(answer);
  if (!answer.ends_with('\n')) print("\n");
  return kAnswered;
}

int show(const Notice& refusal, FormatNotice format) {
  const std::string text = format(refusal);
  print_error(text);
  if (!text.ends_with('\n')) print_error("\n");
  return kRefused;
}

int show(const Expected<std::string>& result, FormatNotice format) {
  return result ? show(*result) : show(result.error(), format);
}

int failure(std::string_view problem) {
  print_error("impartial: ");
  print_error(problem);
  print_error("\n");
  return kUsage;
}

int usage(std::string_view problem) {
  failure(problem);
  print_error("Try: impartial --help\n");
  return kUsage;
}

File open_file(std::string_view path) {
  return File(path == "-" ? fdopen(0, "rb") : std::fopen(std::string(path).c_str(), "rb"));
}

unsigned core_count() { return std::max(1U, std::thread::hardware_concurrency()); }

unsigned thread_count(std::uint64_t wanted) {
  constexpr std::uint64_t kMostThreads = 256;
  return static_cast<unsigned>(std::clamp<std::uint64_t>(wanted, 1, kMostThreads));
}

bool read_number(std::string_view text, std::uint64_t maximum, std::uint64_t& number) {
  std::uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9' || value > maximum / 10) return false;
    value = value * 10 + static_cast<std::uint64_t>(c - '0');
  }
  number = value;
  return !text.empty() && value <= maximum;
}

}  // namespace impartial::cli
