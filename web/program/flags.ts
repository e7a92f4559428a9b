// How the compiler is told to take what g++ takes. The build precompiles headers with the same flags.
import type { Language } from './program';

export type ClangLanguage = Exclude<Language, 'python'>;

export const standards: Readonly<Record<ClangLanguage, string>> = { 'c++': 'gnu++17', c: 'gnu17' };

const asJudges = [
  '-O1',
  // Without it an object file holds the zeros of global arrays, and 64 MB of them take a minute.
  '-flto',
  '-D__int64=long long',
  '-DONLINE_JUDGE',
  '-D_WASI_EMULATED_PROCESS_CLOCKS',
  '-D_WASI_EMULATED_SIGNAL',
  // What C++17 has no more, and g++ takes.
  '-D_LIBCPP_ENABLE_CXX17_REMOVED_FEATURES',
  '-D_LIBCPP_ENABLE_CXX17_REMOVED_AUTO_PTR',
  '-D_LIBCPP_ENABLE_CXX17_REMOVED_BINDERS',
  '-D_LIBCPP_ENABLE_CXX17_REMOVED_RANDOM_SHUFFLE',
  '-D_LIBCPP_ENABLE_CXX17_REMOVED_UNARY_BINARY_FUNCTION',
  '-D_LIBCPP_ENABLE_CXX17_REMOVED_UNEXPECTED_FUNCTIONS',
  '-Wall',
  '-Wno-unknown-pragmas',
  '-Wno-unused',
  '-Wno-deprecated-declarations',
  '-Wno-misleading-indentation',
  '-fno-caret-diagnostics',
  '-ferror-limit=50',
  '-Iheaders',
];

const ofLanguage: Readonly<Record<ClangLanguage, readonly string[]>> = {
  'c++': ['-Wno-register', '-Wno-c++11-narrowing', '-fpermissive'],
  c: ['-Wno-implicit-function-declaration', '-Wno-implicit-int', '-Wno-int-conversion'],
};

export const flagsOf = (language: ClangLanguage, standard: string): readonly string[] => [
  `-std=${standard}`,
  ...asJudges,
  ...ofLanguage[language],
];

/** What is linked to every program, compiled. */
export const runtimeFile = 'runtime.o';

/** The arguments of clang that make this file. */
export const compileRuntime: readonly string[] = ['-c', '-O1', 'runtime.c', '-o', runtimeFile];

/** All headers of the library, precompiled. */
export const precompiledFile = 'all_headers.pch';

/** The arguments of clang++ that make this file. */
export const precompile: readonly string[] = [
  ...flagsOf('c++', standards['c++']),
  // The same bytes in each build.
  '-Xclang',
  '-fno-pch-timestamp',
  '-x',
  'c++-header',
  'headers/bits/stdc++.h',
  '-o',
  precompiledFile,
];
