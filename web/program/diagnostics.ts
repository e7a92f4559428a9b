// What the compiler and the linker say, as data.
import type { Diagnostic, Lack } from './program';

/** The file that holds the program. */
export const programFile = /^program\.\w+$/;

export function diagnosticsIn(said: string): readonly Diagnostic[] {
  const lines = said.split('\n').flatMap((line) => compilersIn(line) ?? linkersIn(line) ?? []);
  const header = x86Header(said);
  // What follows from it is of no use.
  if (header) return [header, ...lines.filter(({ line }) => line !== undefined)];
  // The linker tells each use.
  return lines.filter(
    (one, at) => one.line !== undefined || lines.findIndex((m) => m.message === one.message) === at,
  );
}

/** Such headers are there, but each of their functions is an error. */
function x86Header(said: string): Diagnostic | undefined {
  const [, line, name, message] =
    /^In file included from program\.\w+:(\d+):\n(?:In file included from )?\S*\/(\w*intrin\.h|cpuid\.h):[^]*? error: (.*)/m.exec(
      said,
    ) ?? [];
  if (name === undefined || message === undefined) return undefined;
  return { severity: 'error', line: Number(line), message, lacks: { name, reason: 'x86' } };
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
  if (header !== undefined) return { name: header, reason: reasonOf(header) };
  if (/^invalid (?:in|out)put constraint '.*' in asm$/.test(message)) {
    return { name: 'asm', reason: 'x86' };
  }
  const name =
    /^(?:use of undeclared identifier|call to undeclared (?:library )?function|unknown type name) '(\w+)'(?!; did)/.exec(
      message,
    )?.[1] ?? /^(__float128) is not supported/.exec(message)?.[1];
  if (name === undefined) return undefined;
  // A program has no such names of its own.
  if (name.startsWith('__')) return { name, reason: 'gnu' };
  return linuxNames.has(name) ? { name, reason: 'linux' } : undefined;
}

function reasonOf(header: string): Lack['reason'] {
  if (/^windows\.h$/i.test(header)) return 'windows';
  if (/^(conio|dos|graphics)\.h$/i.test(header)) return 'console';
  if (/^ext\/|^bits\/|^tr1\/|^parallel\//.test(header)) return 'gnu';
  if (/^(?:sys|linux|net|arpa|asm)\/|^(?:pwd|netdb|termios|execinfo|error)\.h$/.test(header))
    return 'linux';
  return 'unknown';
}

/** Of processes, which this system does not have. */
const linuxNames = new Set(
  `alarm dup dup2 execl execv execvp fork getppid getuid kill mkstemp pclose pipe popen setitimer sigaction siglongjmp sigsetjmp
tmpfile tmpnam vfork wait waitpid`.split(/\s+/),
);

/** The bytes that the program's global arrays need, if they are more than the judge's memory. */
export function neededMemory(said: string): number | undefined {
  const [, bytes] = /maximum memory too small, (\d+) bytes needed/.exec(said) ?? [];
  return bytes === undefined ? undefined : Number(bytes);
}

/** Whether the program uses a name of the library, or a word of the language, that C++17 has not. */
export function needsNewer(said: string): boolean {
  const ofLibrary =
    'barrier|bit_(?:cast|ceil|floor|width)|byteswap|cmp_\\w+|contains|convertible_to|countl_\\w+|countr_\\w+|ends_with|erase_if|' +
    'expected|flat_map|flat_set|floating_point|format|has_single_bit|identity|integral|invocable|jthread|latch|lerp|mdspan|midpoint|' +
    'numbers|popcount|print|println|ranges|rotl|rotr|same_as|source_location|span|ssize|starts_with|to_underlying|unreachable|views';
  const alone = 'concept|consteval|constinit|popcount|ranges|requires|ssize|views';
  return new RegExp(
    `error: .*(?:'(?:${ofLibrary})' in (?:namespace )?'std\\b|(?:identifier|name) '(?:${alone})')|error: .*C\\+\\+2[03]`,
  ).test(said);
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
  // Or it is declared in one header, and defined in another.
  const isUndefined = /undefined symbol: .*\bstd::__/.test(said);
  return (
    isUndefined || [...said.matchAll(undeclared)].some(([, name = '']) => libraryNames.has(name))
  );
}
