// The headers that a judge's machine has and the compiler's package lacks, wholly or in part.

/** The headers of the C++ library that programs use: no threads, no files apart from streams, none of C++20. */
const library =
  `algorithm array bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes climits clocale cmath
complex cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype deque exception forward_list fstream functional
initializer_list iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric optional ostream queue
random ratio regex set sstream stack stdexcept streambuf string string_view system_error tuple type_traits typeindex typeinfo
unordered_map unordered_set utility valarray variant vector any`.split(/\s+/);

const including = (names: readonly string[]): string =>
  names.map((name) => `#include <${name}>\n`).join('');

/** Whether the program includes it. */
export const includesAll = (source: string): boolean =>
  /^\s*#\s*include\s*[<"]bits\/stdc\+\+\.h[>"]/m.test(source);

/**
 * Called before each access to the memory, and inlined, as it would take twice the time otherwise. To WebAssembly a null pointer is
 * an address like another one, and not every browser survives an address beyond the memory. 2 and 3 are places in `ends` of
 * host.ts.
 */
const accesses = [1, 2, 4, 8, 16, 'N']
  .flatMap((size) => ['load', 'store'].map((kind) => access(`${kind}${size}`, size)))
  .join('');

function access(name: string, size: number | string): string {
  const [parameter, bytes] = size === 'N' ? [', unsigned long bytes', 'bytes'] : ['', size];
  return `__attribute__((always_inline, no_sanitize("kernel-address")))
void __asan_${name}(unsigned long at${parameter}) {
  if (at < 256) __impartial_end(2);
  if (at > __builtin_wasm_memory_size(0) * 65536ul - ${bytes}) __impartial_end(3);
}
`;
}

/** Read before every program: functions that C had, and judges still have (runtime.c), and those of g++'s <algorithm>. */
const prelude = `#ifdef __cplusplus
extern "C" {
#endif
char *gets(char *);
int system(const char *);
__attribute__((import_module("impartial"), import_name("end"), noreturn)) void __impartial_end(int);
${accesses}#ifdef __cplusplus
}
namespace std {
template <class T> constexpr T __gcd(T a, T b) {
  while (b != 0) {
    T rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}
template <class T> constexpr int __lg(T n) {
  int bits = 0;
  while (n >>= 1) ++bits;
  return bits;
}
}
#endif
`;

/**
 * For programs that mix both libraries after `sync_with_stdio(false)`, with which this library does nothing (source.ts). As in that of
 * g++, the streams have buffers of their own then: that of `cout` is written before what `printf` has left, and what `cin` has read
 * `scanf` does not get. Their sizes are those of Linux.
 */
const unsynced = `#pragma once
#include <cstdio>
#include <iostream>
#include <streambuf>
#include <unistd.h>
namespace __impartial {
class buffer : public std::streambuf {
  char in[8191], out[8191];
  int sync() override {
    for (char *at = pbase(); at < pptr();) {
      const long written = write(1, at, static_cast<std::size_t>(pptr() - at));
      if (written < 0) return -1;
      at += written;
    }
    setp(out, out + sizeof out);
    return 0;
  }
  int overflow(int next) override {
    if (sync() != 0) return traits_type::eof();
    return traits_type::eq_int_type(next, traits_type::eof()) ? 0 : sputc(traits_type::to_char_type(next));
  }
  int underflow() override {
    const long count = read(0, in, sizeof in);
    if (count <= 0) return traits_type::eof();
    setg(in, in, in + count);
    return traits_type::to_int_type(*in);
  }
};
inline bool synced() {
  static char left[4096];
  std::setvbuf(stdout, left, _IOFBF, sizeof left);
  std::cout.rdbuf(new buffer);
  std::cin.rdbuf(new buffer);
  return false;
}
}
`;

/** With the limits of a process: there are none, and none can be set. */
const resource = `#pragma once
#include_next <sys/resource.h>
typedef unsigned long long rlim_t;
struct rlimit { rlim_t rlim_cur, rlim_max; };
enum { RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_CORE, RLIMIT_AS = 9 };
#define RLIM_INFINITY (~0ULL)
static inline int getrlimit(int which, struct rlimit *limit) {
  limit->rlim_cur = limit->rlim_max = RLIM_INFINITY;
  return 0;
}
static inline int setrlimit(int which, const struct rlimit *limit) { return 0; }
`;

/** What the library's first extension had is in the library since. */
const tr1 = Object.fromEntries(
  `array cmath complex functional memory random regex tuple type_traits unordered_map unordered_set utility`
    .split(' ')
    .map((name) => [name, `${including([name])}namespace std { namespace tr1 = ::std; }\n`]),
);

/** The folder in which the compiler looks first. */
export const headers = {
  'prelude.h': prelude,
  'unsynced.h': unsynced,
  // `bits/stdc++.h` of g++.
  bits: { 'stdc++.h': including(library) },
  sys: { 'resource.h': resource },
  tr1,
};
