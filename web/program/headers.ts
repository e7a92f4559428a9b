// The headers that a judge's machine has and the compiler's package lacks.

/** The headers of the C++ library that programs use: no threads, no files apart from streams, none of C++20. */
const library =
  `algorithm array bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes climits clocale cmath
complex cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype deque exception forward_list fstream functional
initializer_list iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric optional ostream queue
random ratio regex set sstream stack stdexcept streambuf string string_view system_error tuple type_traits typeindex typeinfo
unordered_map unordered_set utility valarray variant vector any`.split(/\s+/);

/** `bits/stdc++.h` of g++. */
export const allHeaders = library.map((name) => `#include <${name}>\n`).join('');

/** Whether the program includes it. */
export const includesAll = (source: string): boolean =>
  /^\s*#\s*include\s*[<"]bits\/stdc\+\+\.h[>"]/m.test(source);

/** Read before every program: functions that C had, and judges still have (runtime.c), and those of g++'s <algorithm>. */
export const prelude = `#ifdef __cplusplus
extern "C" {
#endif
char *gets(char *);
int system(const char *);
#ifdef __cplusplus
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
