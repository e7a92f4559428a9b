// The corpus: judge text with its answers, and positions with their analyses.
// tests/games/README.md describes its files.
#pragma once

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace impartial_tests {

namespace fs = std::filesystem;

inline std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

inline std::string read_file_or_nothing(const fs::path& path) {
  return fs::exists(path) ? read_file(path) : "";
}

struct JudgeCase {
  std::string game;
  std::string dialect;
  std::string name;
  std::string input;
  std::string answer;
  std::string notices;  // as lines for the terminal

  std::string title() const { return dialect + "." + name; }
  bool has_error() const { return notices.find(": error: ") != std::string::npos; }

  friend void PrintTo(const JudgeCase& each, std::ostream* out) { *out << each.title(); }
};

struct AnalysisCase {
  std::string game;
  std::string name;
  std::string position;
  std::string analysis;

  friend void PrintTo(const AnalysisCase& each, std::ostream* out) {
    *out << each.game << " " << each.name;
  }
};

// The text of a cell: \n, \r, \t and \\ as in C++, \xHH for any byte; everything else is itself.
inline std::string text_of(std::string_view cell) {
  std::string text;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    if (cell[i] != '\\') {
      text += cell[i];
      continue;
    }
    const std::string_view escape = cell.substr(++i, 3);
    const std::size_t control = std::string_view("nrt\\").find(escape.substr(0, 1));
    const char* const end = escape.data() + escape.size();
    unsigned byte = 0;
    if (escape.size() == 3 && escape[0] == 'x' &&
        std::from_chars(escape.data() + 1, end, byte, 16).ptr == end) {
      text += static_cast<char>(byte);
      i += 2;
    } else if (!escape.empty() && control != std::string_view::npos) {
      text += "\n\r\t\\"[control];
    } else {
      throw std::runtime_error("a cell has an unknown escape: " + std::string(cell));
    }
  }
  return text;
}

// The rows of a table. Its first line is `head`, which names the columns.
inline std::vector<std::vector<std::string>> read_table(const fs::path& file,
                                                        const std::string& head) {
  std::istringstream lines(read_file(file));
  std::string line;
  if (!std::getline(lines, line) || line != head)
    throw std::runtime_error(file.string() + " must begin with the line " + head);
  const auto columns = 1 + std::count(head.begin(), head.end(), '\t');
  std::vector<std::vector<std::string>> rows;
  while (std::getline(lines, line)) {
    if (1 + std::count(line.begin(), line.end(), '\t') != columns)
      throw std::runtime_error(file.string() + ": not as many cells as columns: " + line);
    std::vector<std::string> row;
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = std::min(line.find('\t', begin), line.size());
      row.push_back(text_of(std::string_view(line).substr(begin, end - begin)));
      begin = end + 1;
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

inline std::vector<fs::path> sorted_files(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

inline std::vector<fs::path> game_folders() {
  std::vector<fs::path> folders = sorted_files(fs::path(IMPARTIAL_TESTS_DIR) / "games");
  folders.erase(std::remove_if(folders.begin(), folders.end(),
                               [](const fs::path& path) { return !fs::is_directory(path); }),
                folders.end());
  return folders;
}

// All cases of all dialects, those of a game sorted by their titles. Throws if there are none, so
// that no test passes without cases.
inline const std::vector<JudgeCase>& judge_cases() {
  static const std::vector<JudgeCase> cases = [] {
    std::vector<JudgeCase> all;
    for (const fs::path& game : game_folders()) {
      if (!fs::exists(game / "judge")) continue;
      for (const fs::path& file : sorted_files(game / "judge")) {
        const std::string stem = file.stem().string();
        if (file.extension() == ".tsv") {
          for (const auto& row : read_table(file, "case\tinput\tanswer\tnotices"))
            all.push_back({game.filename().string(), stem, row[0], row[1], row[2], row[3]});
        } else if (file.extension() == ".in") {
          const std::size_t dot = stem.find('.');
          const std::string base = (game / "judge" / stem).string();
          all.push_back({game.filename().string(), stem.substr(0, dot), stem.substr(dot + 1),
                         read_file(file), read_file(base + ".ans"),
                         read_file_or_nothing(base + ".err")});
        }
      }
    }
    if (all.empty()) throw std::runtime_error("no case in tests/games/*/judge");
    const auto key = [](const JudgeCase& each) { return std::pair(each.game, each.title()); };
    std::sort(all.begin(), all.end(),
              [&](const auto& one, const auto& other) { return key(one) < key(other); });
    const auto twice = std::adjacent_find(
        all.begin(), all.end(),
        [&](const auto& one, const auto& other) { return key(one) == key(other); });
    if (twice != all.end()) throw std::runtime_error(twice->title() + " is there twice");
    return all;
  }();
  return cases;
}

// The case with the title, as in "hdu1527.sample".
inline const JudgeCase& judge_case(const std::string& title) {
  for (const JudgeCase& each : judge_cases()) {
    if (each.title() == title) return each;
  }
  throw std::runtime_error("no case " + title);
}

inline std::vector<AnalysisCase> analysis_cases() {
  std::vector<AnalysisCase> cases;
  for (const fs::path& game : game_folders()) {
    if (!fs::exists(game / "analyses.tsv")) continue;
    for (const auto& row : read_table(game / "analyses.tsv", "case\tposition\tanalysis"))
      cases.push_back({game.filename().string(), row[0], row[1], row[2]});
  }
  if (cases.empty()) throw std::runtime_error("no case in tests/games/*/analyses.tsv");
  return cases;
}

// Any text as a name that gtest accepts.
inline std::string test_name(std::string name) {
  std::replace_if(
      name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); },
      '_');
  return name;
}

}  // namespace impartial_tests
