// impartial solve: answers judge text, a large file on several threads.
#include "boundary/solve.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "boundary/judge_text.hpp"
#include "cli/commands.hpp"

namespace impartial::cli {
namespace {

constexpr std::string_view kCannotRead = "cannot read standard input";
constexpr std::string_view kCannotWrite = "cannot write to standard output";
// A shorter text is answered before threads have started.
constexpr std::uint64_t kLongBytes = std::uint64_t{1} << 24;

bool write_all(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Prints answers and notices.
class Printer {
 public:
  bool take(std::string_view answer, std::span<const Notice> notices) {
    if (!write_all(answer)) return false;
    for (const Notice& notice : notices) {
      refused_ = refused_ || !is_warning(notice.code);
      print_error(terminal_line(notice));
    }
    return true;
  }
  // A suppressed error follows listed ones.
  int end(const Suppressed& suppressed) const {
    print_error(terminal_line(suppressed));
    return refused_ ? kRefused : kAnswered;
  }

 private:
  bool refused_ = false;
};

// As the text comes, so that a program can wait for each answer.
int solve_stream(Session& session) {
  constexpr std::size_t kChunkBytes = std::size_t{1} << 18;
  Printer printer;
  Report report;
  for (bool last = false; !report.done;) {
    std::size_t bytes = 0;
    if (!report.more) {
      const std::span<char> room = session.room(kChunkBytes);
      const ssize_t got = read(STDIN_FILENO, room.data(), room.size());
      if (got < 0) return failure(kCannotRead);
      bytes = static_cast<std::size_t>(got);
      last = got == 0;
    }
    report = session.feed(bytes, last);
    if (!printer.take(session.answer(), report.notices)) return failure(kCannotWrite);
  }
  return printer.end(report.suppressed);
}

int solve_long(std::string_view dialect, std::uint32_t seed, const LongText& text,
               unsigned threads) {
  Printer printer;
  const auto take = [&printer](std::string_view answer, std::span<const Notice> notices) {
    return printer.take(answer, notices);
  };
  const ThreadedSolution solution = impartial::solve(dialect, seed, text, {.count = threads}, take);
  switch (solution.end) {
    case ThreadedSolution::End::unreadable:
      return failure(kCannotRead);
    case ThreadedSolution::End::stopped:
      return failure(kCannotWrite);
    case ThreadedSolution::End::done:
      break;
  }
  return printer.end(solution.suppressed);
}

LongText text_of(std::string_view text) {
  return {text.size(), [text](std::uint64_t offset, std::span<char> room) {
            const auto from =
                static_cast<std::size_t>(std::min<std::uint64_t>(offset, text.size()));
            return static_cast<std::ptrdiff_t>(text.substr(from).copy(room.data(), room.size()));
          }};
}

// The rest of standard input; nothing if it is no large file.
std::optional<LongText> large_file() {
  struct stat status {};
  const off_t start = lseek(STDIN_FILENO, 0, SEEK_CUR);
  if (start < 0 || fstat(STDIN_FILENO, &status) != 0 || !S_ISREG(status.st_mode)) return {};
  const auto bytes = static_cast<std::uint64_t>(std::max<off_t>(status.st_size - start, 0));
  if (bytes < kLongBytes) return {};
  return LongText{bytes, [start](std::uint64_t offset, std::span<char> room) {
                    return pread(STDIN_FILENO, room.data(), room.size(),
                                 start + static_cast<off_t>(offset));
                  }};
}

// Standard input with the judge's line breaks; as it is if they cannot be found.
bool read_reflowed(std::string_view dialect, std::string& text) {
  std::array<char, 1 << 16> piece{};
  ssize_t got = 0;
  while ((got = read(STDIN_FILENO, piece.data(), piece.size())) > 0)
    text.append(piece.data(), static_cast<std::size_t>(got));
  auto lines = impartial::reflow(dialect, text);
  if (lines) text = std::move(*lines);
  return got == 0;
}

}  // namespace

int solve(const Options& options) {
  const std::string_view dialect = options.words[0];
  const auto session = solver(dialect, options.seed);
  if (!session) return usage(message(session.error()));
  const unsigned threads = thread_count(options.threads);
  if (options.reflow) {
    std::string text;
    if (!read_reflowed(dialect, text)) return failure(kCannotRead);
    return solve_long(dialect, options.seed, text_of(text), threads);
  }
  const std::optional<LongText> file = threads > 1 ? large_file() : std::nullopt;
  return file ? solve_long(dialect, options.seed, *file, threads) : solve_stream(**session);
}

}  // namespace impartial::cli
