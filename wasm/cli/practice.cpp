// The commands `generate` and `mistakes`: inputs for practice, and the mistakes that they catch.
#include "boundary/practice.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

#include "cli/commands.hpp"

namespace impartial::cli {
namespace {

// Returns false if the file cannot be read.
bool read_file(std::string_view path, std::string& text) {
  constexpr std::size_t kChunkBytes = std::size_t{1} << 18;
  const File file = open_file(path);
  if (file == nullptr) return false;
  for (std::size_t got = kChunkBytes; got == kChunkBytes;) {
    const std::size_t before = text.size();
    text.resize(before + kChunkBytes);
    got = std::fread(text.data() + before, 1, kChunkBytes, file.get());
    text.resize(before + got);
  }
  return std::ferror(file.get()) == 0;
}

// Prints text at the left or at the right of a column.
void print_left(std::string_view text, std::size_t width) {
  print(text);
  print(std::string(width - std::min(width, text.size()) + 2, ' '));
}
void print_right(std::string_view text, std::size_t width) {
  print(std::string(width - std::min(width, text.size()), ' '));
  print_left(text, text.size());
}

void print_matrix(const KillMatrix& matrix) {
  std::size_t ids = std::string_view("mistake").size();
  for (const KillRow& row : matrix.rows) ids = std::max(ids, row.id.size());
  constexpr std::size_t kNumber = 10;
  print(std::to_string(matrix.cases) + (matrix.cases == 1 ? " case\n" : " cases\n"));
  print_right("wrong", kNumber);
  print_right("first", kNumber);
  print("mistake\n");
  for (const KillRow& row : matrix.rows) {
    print_right(std::to_string(row.wrong), kNumber);
    print_right(row.wrong == 0 ? "-" : std::to_string(row.first), kNumber);
    print_left(row.id, ids);
    print(row.sentence);
    if (row.wrong == 0 && row.beyond) print(" (shows only beyond the judge's limits)");
    for (const std::string_view& id : row.alike) {
      print(&id == row.alike.data() ? " (answers as " : ", ");
      print(id);
    }
    print(row.alike.empty() ? "\n" : ")\n");
  }
}

}  // namespace

int generate(const Options& options) {
  const auto input =
      impartial::generate(options.words[0], options.kind, options.seed, options.cases);
  if (!input) return usage(message(input.error()));
  print(*input);
  return kAnswered;
}

int mistakes(const Options& options) {
  const std::string_view input = options.words[1];
  std::string text;
  if (!read_file(input, text)) return failure("cannot read " + std::string(input));
  const auto matrix = kill_matrix(options.words[0], text);
  if (!matrix) {
    if (matrix.error().code == Code::unknown_dialect) return usage(message(matrix.error()));
    print_error(terminal_line(matrix.error()));
    return kRefused;
  }
  bool is_refused = matrix->suppressed.errors != 0;
  for (const Notice& notice : matrix->notices) {
    is_refused = is_refused || !is_warning(notice.code);
    print_error(terminal_line(notice));
  }
  print_error(terminal_line(matrix->suppressed));
  print_matrix(*matrix);
  return is_refused ? kRefused : kAnswered;
}

}  // namespace impartial::cli
