// What the page and its workers say to each other about a program: how it is compiled, how it is run, what came of it.

export type Language = 'c++' | 'c' | 'python';

// ---- compiling

export interface CompileOptions {
  readonly language: Language;
  /** As the compiler's flag -std has it; the default is gnu++17, in C gnu17. Python has one. */
  readonly standard?: string;
  /** The judge's memory in bytes. A program never gets more. */
  readonly memory: number;
  /** Of the type `long` on the judge's machine: 64 under Linux, 32 under Windows, which is the default. */
  readonly longBits?: 32 | 64;
  /**
   * Tells undefined behaviour while the program runs, which then takes about twice as long. In Python nothing is undefined. The
   * value: what local variables hold before they get one, in clang's words.
   */
  readonly sanitize?: 'pattern' | 'zero' | 'uninitialized';
  /** Compiles as fast as can be, and tells all errors instead of the first ones. The program runs slower. */
  readonly isDraft?: boolean;
}

/** To the compiler's worker. */
export interface CompileRequest {
  readonly source: string;
  readonly options: CompileOptions;
}

export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** From 1; none if the fault has no place, as a function that is nowhere defined. */
  readonly line?: number;
  /** From 1, in bytes. */
  readonly column?: number;
  /** In the compiler's words. */
  readonly message: string;
  /** What the program asks for and this system lacks. */
  readonly lacks?: Lack;
}

/** `name`: a header as the program names it, in Python a module, or a name that g++ knows. */
export interface Lack {
  readonly name: string;
  readonly reason: 'windows' | 'console' | 'gnu' | 'x86' | 'linux' | 'module' | 'unknown';
}

/** What was taken although a judge may mind. */
export type Dialect =
  'i64_format' | 'main_type' | 'missing_headers' | 'newer_standard' | 'unsynced';

/** What the runner takes. */
export type Program = WebAssembly.Module | PythonProgram;

export interface PythonProgram {
  readonly python: string;
  /** The judge's memory in bytes, beside what the interpreter needs. */
  readonly memory: number;
}

export type Compiled =
  | {
      readonly status: 'compiled';
      readonly program: Program;
      readonly warnings: readonly Diagnostic[];
      readonly dialects: readonly Dialect[];
      /** Without which g++ does not know names that the program uses. */
      readonly missingHeaders: readonly string[];
    }
  | { readonly status: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  /** Its global arrays alone need `bytes`, which is more than the judge has. */
  | { readonly status: 'memory'; readonly bytes: number }
  /** The compiler took too long, and was stopped. */
  | { readonly status: 'time' }
  /** The host of this page has left the compiler out. */
  | { readonly status: 'absent' };

// ---- running

export interface Limits {
  /** In milliseconds, on a small input. */
  readonly time: number;
  /** In bytes. */
  readonly output: number;
}

/** To the worker that runs what the compiler has made. */
export interface RunRequest {
  readonly program: WebAssembly.Module;
  readonly input: Uint8Array;
  readonly output: Limits['output'];
}

/** What a program did that a judge may take in another way. */
export const remarks = ['freopen', 'system', 'gets', 'threads'] as const;
export type Remark = (typeof remarks)[number];

export const faultKinds = [
  'add',
  'subtract',
  'multiply',
  'negate',
  'divide',
  'shift',
  'index',
  'null',
  'cast',
  'no_return',
] as const;

/** Undefined behaviour: `left` and `right` are the operands, the index, or 0. */
export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  readonly line: number;
  readonly column: number;
  readonly left: bigint;
  readonly right: bigint;
  /** The width of the operands; 0 if they are not integers. */
  readonly bits: number;
  readonly signed: boolean;
}

/** The type of its operands in the words of C; empty if it has another width. */
export function typeOf({ bits, signed }: Fault): string {
  const name = bits === 64 ? 'long long' : bits === 32 ? 'int' : '';
  return name && `${signed ? '' : 'unsigned '}${name}`;
}

/** Whether gcc defines it all the same: bits that are shifted out of a signed number are lost. */
export function isDefinedByGcc({ kind, right, bits }: Fault): boolean {
  return kind === 'shift' && right >= 0n && right < BigInt(bits);
}

export type Trap =
  | 'division_by_zero'
  /** The browser's. A judge's may be larger. */
  | 'stack'
  | 'out_of_bounds'
  | 'null_pointer'
  | 'exception'
  | 'no_return'
  /** abort(), or a failed assertion. */
  | 'abort'
  /** Code that the compiler knows to be undefined. */
  | 'undefined'
  | 'other';

export interface Run {
  readonly status: 'exited' | 'trap' | 'time' | 'memory' | 'output';
  /** 0 unless the program exited with another one. */
  readonly exitCode: number;
  /** All that it has written, at most the limit. Empty if it was stopped for its time. */
  readonly output: Uint8Array<ArrayBuffer>;
  /** The beginning of what it wrote to the standard error. */
  readonly errors: string;
  readonly milliseconds: number;
  /** The memory that it had in the end, with what it has used of its stack. */
  readonly bytes: number;
  readonly trap?: Trap;
  /** The type of an exception, or the function in which the program ended, if it is known. */
  readonly where?: string;
  /** From 1, in which a program in Python ended. */
  readonly line?: number;
  /** Each place once, in the order in which they came. Only of a sanitized program. */
  readonly faults: readonly Fault[];
  readonly remarks: readonly Remark[];
}

// ---- Python

/** To its worker. */
export type PythonRequest =
  | { readonly kind: 'check'; readonly source: string }
  | {
      readonly kind: 'run';
      readonly program: PythonProgram;
      readonly input: Uint8Array;
      readonly output: Limits['output'];
    };

export type PythonAnswer =
  | { readonly kind: 'checked'; readonly diagnostics: readonly Diagnostic[] }
  /** `isLost`: the interpreter has broken down. */
  | { readonly kind: 'ran'; readonly run: Run; readonly isLost: boolean }
  | { readonly kind: 'absent' };
