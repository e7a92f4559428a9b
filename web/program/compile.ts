// Compiles a program as a judge does, with any compiler that takes clang's arguments: in a worker of the page, and in Node.
import { diagnosticsIn, lacksHeaders, neededMemory, needsNewer } from './diagnostics';
import { flagsOf, newest, precompiledFile, runtimesOf, standards } from './flags';
import type { ClangLanguage } from './flags';
import { headers, includesAll } from './headers';
import { missingHeaders } from './missing_headers';
import type { CompileOptions, Compiled, Dialect } from './program';
import { rewritten } from './source';

export interface Folder {
  [name: string]: Folder | string | Uint8Array;
}

/** Returns the files that there are then; rejects if the compiler refuses. The compiler's words go to `tell`. */
export type Clang = (
  args: readonly string[],
  files: Folder,
  tell: (bytes: Uint8Array | null) => void,
) => Promise<Folder>;

const endings: Readonly<Record<ClangLanguage, string>> = { 'c++': 'cpp', c: 'c' };

const sanitizers =
  '-fsanitize=signed-integer-overflow,array-bounds,integer-divide-by-zero,shift,null,return,float-cast-overflow';

const draft = [
  // What the linker makes is not optimised.
  '-Wl,--lto-O0',
  '-Wl,--lto-CGO0',
  '-w',
  '-ferror-limit=0',
  // A function that is not main() need not return what its type says.
  '-fno-strict-return',
];

/** As on Linux. No judge counts what a program does not use of it, so it comes on top of the memory. */
const stackBytes = 8 << 20;

const linked = (language: ClangLanguage, memory: number): readonly string[] => [
  ...runtimesOf[language].map(({ object }) => object),
  // Without them the linker, which makes the code, would know neither exceptions nor setjmp.
  '-Wl,-mllvm,-wasm-enable-eh,-mllvm,-wasm-enable-sjlj,-mllvm,-exception-model=wasm',
  '-Wl,--wrap=sbrk',
  // The stack grows towards address 0, beyond which is nothing.
  '-Wl,--stack-first',
  `-Wl,-z,stack-size=${stackBytes}`,
  // run.ts reads there whether the stack was too small.
  '-Wl,--export=__stack_pointer',
  `-Wl,--max-memory=${Math.floor((memory + stackBytes) / 65_536) * 65_536}`,
  '-lwasi-emulated-process-clocks',
  '-lwasi-emulated-signal',
  '-lwasi-emulated-getpid',
  '-lwasi-emulated-mman',
  '-lsetjmp',
  '-lc-printscan-long-double',
];

const output = 'program.wasm';

interface Attempt {
  readonly files?: Folder;
  readonly said: string;
}

/** `all`: all headers of the library, whether the program includes them or not. */
type Included = 'its own' | 'all';

export class ProgramCompiler {
  readonly #clang: Clang;
  readonly #runtime: Folder;
  readonly #loadPrecompiled: () => Promise<Uint8Array | undefined>;
  #precompiled: Promise<Uint8Array | undefined> | undefined;

  /** `runtime`: the objects of `runtimes`. `loadPrecompiled`: the precompiled headers, with which a program that includes all of them compiles in a third of the time. */
  constructor(
    clang: Clang,
    runtime: Folder,
    loadPrecompiled = async (): Promise<Uint8Array | undefined> => undefined,
  ) {
    this.#clang = clang;
    this.#runtime = runtime;
    this.#loadPrecompiled = loadPrecompiled;
  }

  /** Loads what the program needs besides. */
  async prepare(source: string, options: CompileOptions): Promise<void> {
    if (options.language === 'c++' && options.standard === undefined && includesAll(source)) {
      // Without them it works as well.
      await (this.#precompiled ??= this.#loadPrecompiled().catch(() => undefined));
    }
  }

  async compile(source: string, options: CompileOptions): Promise<Compiled> {
    const { text, dialects } = rewritten(source, options);
    const included = includesAll(source) ? 'all' : 'its own';
    let plain: Attempt;
    try {
      plain = await this.#try(text, options, included);
    } catch (error) {
      // The linker breaks off at more than 2 GB.
      const { files } = await this.#try(text, options, included, ['-S', '-emit-llvm']);
      const bytes = arraysIn(new TextDecoder().decode(files?.[output] as Uint8Array));
      if (bytes < 2 ** 31) throw error;
      return { status: 'memory', bytes };
    }
    const missing = options.language === 'c++' ? missingHeaders(source) : [];
    if (plain.files) return compiledOf(plain, dialects, missing);
    const bytes = neededMemory(plain.said);
    if (bytes !== undefined) return { status: 'memory', bytes: bytes - stackBytes };
    if (options.language === 'c++' && !includesAll(source) && lacksHeaders(plain.said)) {
      const whole = await this.#try(text, options, 'all');
      if (whole.files) return compiledOf(whole, [...dialects, 'missing_headers'], missing);
    }
    if (options.language === 'c++' && options.standard === undefined && needsNewer(plain.said)) {
      const newer = await this.compile(source, { ...options, standard: newest });
      if (newer.status !== 'compiled') return newer;
      return { ...newer, dialects: [...newer.dialects, 'newer_standard'] };
    }
    const diagnostics = diagnosticsIn(plain.said);
    // It broke in a way that it does not explain.
    if (!diagnostics.some(({ severity }) => severity === 'error')) throw new Error(plain.said);
    return { status: 'refused', diagnostics };
  }

  /** `more`: arguments in place of those for the linker. */
  async #try(
    text: string,
    options: CompileOptions,
    included: Included,
    more?: readonly string[],
  ): Promise<Attempt> {
    const language = options.language === 'c' ? 'c' : 'c++';
    const { standard = standards[language], memory, sanitize, isDraft } = options;
    const name = `program.${endings[language]}`;
    const isUsual = language === 'c++' && standard === standards[language];
    const precompiled = included === 'all' && isUsual ? await this.#precompiled : undefined;
    const args = [
      language === 'c++' ? 'clang++' : 'clang',
      ...flagsOf(language, standard),
      ...(sanitize ? [sanitizers, `-ftrivial-auto-var-init=${sanitize}`] : []),
      ...(isDraft ? draft : []),
      ...(precompiled ? ['-include-pch', precompiledFile] : []),
      '-include',
      'prelude.h',
      ...(text.includes('__impartial::') ? ['-include', 'unsynced.h'] : []),
      ...(included === 'all' && language === 'c++' ? ['-include', 'bits/stdc++.h'] : []),
      name,
      ...(more ?? linked(language, memory)),
      '-o',
      output,
    ];
    return this.#run(args, {
      [name]: text,
      headers,
      ...this.#runtime,
      ...(precompiled && { [precompiledFile]: precompiled }),
    });
  }

  async #run(args: readonly string[], files: Folder): Promise<Attempt> {
    const decoder = new TextDecoder();
    let said = '';
    const tell = (bytes: Uint8Array | null): void => {
      if (bytes) said += decoder.decode(bytes, { stream: true });
    };
    try {
      return { files: await this.#clang(args, files, tell), said };
    } catch (error) {
      // Its own crashes have other names.
      if (!String((error as Error).message).startsWith('Exited with status')) throw error;
      return { said };
    }
  }
}

/** The bytes of the global arrays in LLVM's words for a program. */
function arraysIn(text: string): number {
  const bits: Readonly<Record<string, number>> = { float: 32, double: 64, ptr: 32 };
  const arrays = text.matchAll(/^@.* global ((?:\[\d+ x )+)(?:i(\d+)|(\w+)|%)/gm);
  return [...arrays].reduce((sum, [, sizes = '', whole, other = '']) => {
    const count = (sizes.match(/\d+/g) ?? []).reduce((product, size) => product * Number(size), 1);
    return sum + (count * (Number(whole) || (bits[other] ?? 8))) / 8;
  }, 0);
}

/** The system's library takes a program without it, which then breaks off. */
function lacksMain(program: WebAssembly.Module): boolean {
  const [names] = WebAssembly.Module.customSections(program, 'name');
  return new TextDecoder('latin1').decode(names).includes('undefined_weak:main');
}

async function compiledOf(
  { files, said }: Attempt,
  dialects: readonly Dialect[],
  missing: readonly string[],
): Promise<Compiled> {
  const wasm = files?.[output];
  if (!(wasm instanceof Uint8Array)) throw new Error(`the compiler wrote no program: ${said}`);
  const program = await WebAssembly.compile(wasm as Uint8Array<ArrayBuffer>);
  if (lacksMain(program)) {
    return {
      status: 'refused',
      diagnostics: [{ severity: 'error', message: 'undefined symbol: main' }],
    };
  }
  return {
    status: 'compiled',
    program,
    warnings: diagnosticsIn(said),
    dialects,
    missingHeaders: missing,
  };
}
