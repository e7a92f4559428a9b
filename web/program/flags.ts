// How the compiler is told to take what g++ takes. The build precompiles headers with the same flags.
import type { Language } from './program';

export type ClangLanguage = Exclude<Language, 'python'>;

export const standards: Readonly<Record<ClangLanguage, string>> = { 'c++': 'gnu++17', c: 'gnu17' };

/** For a program that is none of C++17. */
export const newest = 'gnu++23';

const asJudges = [
  '-O1',
  // As g++ does: an endless loop does not end, and what is stored at the address 0 is.
  '-fno-finite-loops',
  '-fno-delete-null-pointer-checks',
  // Without it an object file holds the zeros of global arrays, and 64 MB of them take a minute.
  '-flto',
  // Each access to the memory calls a function of headers.ts, with the address that it has in the end: an index below 0 leads
  // before its array, as on a judge's machine.
  ...['-fsanitize=kernel-address', '-fwrapv-pointer'].flatMap((flag) => ['-Xclang', flag]),
  ...['-asan-instrumentation-with-call-threshold=0', '-asan-globals=0', '-asan-stack=0'].flatMap(
    (flag) => ['-mllvm', flag],
  ),
  '-D__int64=long long',
  '-DONLINE_JUDGE',
  '-D_WASI_EMULATED_PROCESS_CLOCKS',
  '-D_WASI_EMULATED_SIGNAL',
  '-D_WASI_EMULATED_GETPID',
  '-D_WASI_EMULATED_MMAN',
  '-mllvm',
  '-wasm-enable-sjlj',
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
  'c++': [
    '-fwasm-exceptions',
    '-Wno-register',
    '-Wno-c++11-narrowing',
    '-fpermissive',
    // What C++17 has no more, and g++ takes.
    ...[
      'AUTO_PTR',
      'BINDERS',
      'RANDOM_SHUFFLE',
      'UNARY_BINARY_FUNCTION',
      'UNEXPECTED_FUNCTIONS',
    ].map((name) => `-D_LIBCPP_ENABLE_CXX17_REMOVED_${name}`),
  ],
  c: ['-Wno-implicit-function-declaration', '-Wno-implicit-int', '-Wno-int-conversion'],
};

export const flagsOf = (language: ClangLanguage, standard: string): readonly string[] => [
  `-std=${standard}`,
  ...asJudges,
  ...ofLanguage[language],
];

/** What is linked to programs: `object` is what clang makes of `source`. */
export interface Runtime {
  readonly source: string;
  readonly object: string;
  readonly command: 'clang' | 'clang++';
  readonly args: readonly string[];
}

const runtime = (source: string, command: Runtime['command'], ...flags: string[]): Runtime => {
  const object = source.replace(/\.\w+$/, '.o');
  return { source, object, command, args: [...flags, '-c', '-O1', source, '-o', object] };
};

const everywhere = runtime('runtime.c', 'clang');
const exceptions = runtime('exceptions.cpp', 'clang++', '-std=gnu++17', '-fwasm-exceptions');

export const runtimes: readonly Runtime[] = [everywhere, exceptions];

export const runtimesOf: Readonly<Record<ClangLanguage, readonly Runtime[]>> = {
  'c++': runtimes,
  c: [everywhere],
};

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
