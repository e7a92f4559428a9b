// write_seeds FOLDER: writes each text of the corpus to a file. The fuzz targets start from them.
#include <fstream>

#include "native/corpus.hpp"

int main(int argc, char** argv) {
  using namespace impartial_tests;
  if (argc != 2) return 2;
  const fs::path folder = argv[1];
  fs::create_directories(folder);
  std::size_t files = 0;
  const auto write = [&](const std::string& text) {
    std::ofstream file(folder / std::to_string(++files), std::ios::binary);
    file << text;
    if (!file.flush()) throw std::runtime_error("cannot write to " + folder.string());
  };
  for (const JudgeCase& each : judge_cases()) {
    write(each.input);
    write(each.answer);
    if (!each.notices.empty()) write(each.notices);
  }
  for (const AnalysisCase& each : analysis_cases()) {
    write(each.position);
    write(each.analysis);
  }
}
