// Measures native sessions, which get judge text in pieces of 1 MiB, as in the page; the scalar
// reference, which gets the whole text; and a copy of the text, the limit of any program.
// bench.mjs writes the inputs to IMPARTIAL_BENCH_DIR, runs this program and prints its
// figures beside the others.
#include <benchmark/benchmark.h>

#include <cstdlib>

#include "bench/programs/reference.hpp"
#include "native/support.hpp"

namespace {

// The text of a dialect and its answer, or an error in the state.
struct Files {
  std::string input;
  std::string answer;
};

Files read_files(benchmark::State& state, const std::string& dialect) {
  const char* const folder = std::getenv("IMPARTIAL_BENCH_DIR");
  if (folder == nullptr) {
    state.SkipWithError("IMPARTIAL_BENCH_DIR is not set: run `npm run bench`");
    return {};
  }
  const std::string base = std::string(folder) + "/" + dialect;
  return {impartial_tests::read_file(base + ".in"), impartial_tests::read_file(base + ".ans")};
}

void count_bytes(benchmark::State& state, const std::string& input) {
  state.SetBytesProcessed(static_cast<std::int64_t>(input.size()) * state.iterations());
}

void solve(benchmark::State& state, const std::string& dialect) {
  const auto [input, answer] = read_files(state, dialect);
  if (impartial_tests::solve(dialect, input, 1 << 20).answer != answer) {
    state.SkipWithError("wrong answer");
    return;
  }
  for (auto _ : state) {
    const std::unique_ptr<impartial::Session> session = *impartial::solver(dialect);
    for (std::size_t at = 0; at < input.size(); at += 1 << 20) {
      const std::size_t bytes = std::min(input.size() - at, std::size_t{1} << 20);
      std::memcpy(session->room(bytes).data(), input.data() + at, bytes);
      bool more = true;
      for (std::size_t fed = bytes; more; fed = 0) {
        more = session->feed(fed, at + bytes == input.size()).more;
        benchmark::DoNotOptimize(session->answer().data());
      }
    }
  }
  count_bytes(state, input);
}

void refer(benchmark::State& state, const std::string& dialect) {
  const auto [input, answer] = read_files(state, dialect);
  const std::string padded = input + std::string(reference::kPadding, '\0');
  const std::string_view text = std::string_view(padded).substr(0, input.size());
  const std::unique_ptr<char[]> to(new char[reference::room_for(input.size())]);
  const auto answered = [&] {
    const char* const end = reference::answer(dialect, text, to.get());
    return end == nullptr ? ""
                          : std::string_view(to.get(), static_cast<std::size_t>(end - to.get()));
  };
  if (answered() != answer) {
    state.SkipWithError("wrong answer");
    return;
  }
  for (auto _ : state) benchmark::DoNotOptimize(answered());
  count_bytes(state, input);
}

void copy(benchmark::State& state, const std::string& dialect) {
  const std::string input = read_files(state, dialect).input;
  std::string to(input.size(), '\0');
  for (auto _ : state) {
    std::memcpy(to.data(), input.data(), input.size());
    benchmark::DoNotOptimize(to.data());
  }
  count_bytes(state, input);
}

const bool registered = [] {
  for (const std::string dialect : {"poj1143", "hdu5724", "hdu1527", "lightoj1253"}) {
    benchmark::RegisterBenchmark(("session/" + dialect).c_str(), solve, dialect);
    benchmark::RegisterBenchmark(("reference/" + dialect).c_str(), refer, dialect);
    benchmark::RegisterBenchmark(("copy/" + dialect).c_str(), copy, dialect);
  }
  return true;
}();

}  // namespace

BENCHMARK_MAIN();
