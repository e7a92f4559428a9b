// Measures native sessions, which get judge text in pieces of 1 MiB, as in the page.
// bench.mjs writes the inputs to IMPARTIAL_BENCH_DIR, runs this program and prints its
// figures beside the others.
#include <benchmark/benchmark.h>

#include <cstdlib>

#include "native/support.hpp"

namespace {

void solve(benchmark::State& state, const std::string& dialect) {
  const char* const folder = std::getenv("IMPARTIAL_BENCH_DIR");
  if (folder == nullptr) {
    state.SkipWithError("IMPARTIAL_BENCH_DIR is not set: run `npm run bench`");
    return;
  }
  const std::string base = std::string(folder) + "/" + dialect;
  const std::string input = impartial_tests::read_file(base + ".in");
  if (impartial_tests::solve(dialect, input, 1 << 20).answer !=
      impartial_tests::read_file(base + ".ans")) {
    state.SkipWithError("wrong answer");
    return;
  }
  for (auto _ : state) {
    const auto session = impartial::solver(dialect);
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
  state.SetBytesProcessed(static_cast<std::int64_t>(input.size()) * state.iterations());
}

BENCHMARK_CAPTURE(solve, poj1143, "poj1143");
BENCHMARK_CAPTURE(solve, hdu5724, "hdu5724");
BENCHMARK_CAPTURE(solve, hdu1527, "hdu1527");
BENCHMARK_CAPTURE(solve, lightoj1253, "lightoj1253");

}  // namespace

BENCHMARK_MAIN();
