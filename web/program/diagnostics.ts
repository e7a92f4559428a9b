// What the compiler and the linker say, as data.
import type { Diagnostic, Lack } from './program';

/** The file that holds the program. */
export const programFile = /^program\.\w+$/;

export function diagnosticsIn(said: string): readonly Diagnostic[] {
  const lines = said.split('\n').flatMap((line) => compilersIn(line) ?? linkersIn(line) ?? []);
  // The linker tells each use.
  return lines.filter(
    (one, at) => one.line !== undefined || lines.findIndex((m) => m.message === one.message) === at,
  );
}

function compilersIn(line: string): Diagnostic | undefined {
  const [, file, at, column, severity, message = ''] =
    /^([^\s:]+):(\d+):(\d+): (?:fatal )?(error|warning): (.*)$/.exec(line) ?? [];
  if (file === undefined) return undefined;
  const lacks = lackOf(message);
  return {
    severity: severity === 'error' ? 'error' : 'warning',
    // A fault in a header has no line of the program.
    ...(programFile.test(file) && { line: Number(at), column: Number(column) }),
    message,
    ...(lacks && { lacks }),
  };
}

function linkersIn(line: string): Diagnostic | undefined {
  const [, message] =
    /^wasm-ld: error: .*(undefined symbol: .*)$/.exec(line) ??
    /^(?:wasm-ld|clang(?:\+\+)?): error: (.*)$/.exec(line) ??
    [];
  return message === undefined ? undefined : { severity: 'error', message };
}

function lackOf(message: string): Lack | undefined {
  const header = /^'(.*)' file not found$/.exec(message)?.[1];
  return header === undefined ? undefined : { header, reason: reasonOf(header) };
}

function reasonOf(header: string): Lack['reason'] {
  if (/^windows\.h$/i.test(header)) return 'windows';
  if (/^(conio|dos|graphics)\.h$/i.test(header)) return 'console';
  if (header.startsWith('ext/')) return 'gnu_data_structures';
  return 'unknown';
}

/** The bytes that the program's global arrays need, if they are more than the judge's memory. */
export function neededMemory(said: string): number | undefined {
  const [, bytes] = /maximum memory too small, (\d+) bytes needed/.exec(said) ?? [];
  return bytes === undefined ? undefined : Number(bytes);
}

/** Names that programs use without their headers: old compilers declared them in others. */
const libraryNames = new Set(
  `abs accumulate atoi bitset ceil cerr cin cos count cout deque endl exit exp fabs find floor fmod free function get getchar
getline greater int64_t islower isdigit istringstream iota isupper less list lower_bound make_pair malloc map max max_element
memcpy memset min min_element multiset next_permutation numeric_limits ostringstream pair pow printf priority_queue putchar puts
qsort queue rand reverse scanf set setprecision setw sort sprintf sqrt srand sscanf stable_sort stack strcat strcmp strcpy string
stringstream strlen strncpy swap time to_string tolower toupper tuple uint64_t unique unordered_map unordered_set upper_bound
vector CHAR_BIT DBL_MAX INT_MAX INT_MIN LLONG_MAX LLONG_MIN LONG_MAX UINT_MAX EOF NULL size_t`.split(
    /\s+/,
  ),
);

/** Whether the program uses a name of the library without its header. */
export function lacksHeaders(said: string): boolean {
  const undeclared =
    /error: (?:use of undeclared identifier|unknown type name|no (?:member|type|template) named|no template named|implicit instantiation of undefined template|variable has incomplete type|call to undeclared (?:library )?function|unknown class name) '(?:std::)?(\w+)/g;
  return [...said.matchAll(undeclared)].some(([, name = '']) => libraryNames.has(name));
}
