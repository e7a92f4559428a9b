// Compiles a program as a judge does, with any compiler that takes clang's arguments: in a worker of the page, and in Node.
import runtimeSource from './runtime.c?raw';
import { diagnosticsIn, lacksHeaders, neededMemory } from './diagnostics';
import { allHeaders, prelude } from './headers';
import type { CompileOptions, Compiled, Dialect, Language } from './program';
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

const standards: Readonly<Record<Language, string>> = { 'c++': 'gnu++17', c: 'gnu17' };
const endings: Readonly<Record<Language, string>> = { 'c++': 'cpp', c: 'c' };

/** What g++ takes with at most a warning. */
const asJudges = [
  '-O1',
  // Without it an object file holds the zeros of global arrays, and 64 MB of them take a minute.
  '-flto',
  '-D__int64=long long',
  '-DONLINE_JUDGE',
  '-D_WASI_EMULATED_PROCESS_CLOCKS',
  '-D_WASI_EMULATED_SIGNAL',
  '-Wall',
  '-Wno-unknown-pragmas',
  '-Wno-unused',
  '-Wno-deprecated-declarations',
  '-Wno-misleading-indentation',
  '-fno-caret-diagnostics',
  '-ferror-limit=50',
];
const asCpp = ['-Wno-register', '-Wno-c++11-narrowing', '-fpermissive'];
const asC = ['-Wno-implicit-function-declaration', '-Wno-implicit-int', '-Wno-int-conversion'];

const sanitizers = [
  '-fsanitize=signed-integer-overflow,array-bounds,integer-divide-by-zero,shift,null,return,float-cast-overflow',
  // A local variable without a value holds something that is no zero.
  '-ftrivial-auto-var-init=pattern',
];

/** As on Linux. */
const stackBytes = 8 << 20;

const linked = (memory: number): readonly string[] => [
  'runtime.o',
  '-Wl,--wrap=sbrk',
  // The stack grows towards address 0, beyond which is nothing.
  '-Wl,--stack-first',
  `-Wl,-z,stack-size=${stackBytes}`,
  // run.ts reads there whether the stack was too small.
  '-Wl,--export=__stack_pointer',
  `-Wl,--max-memory=${Math.floor(memory / 65_536) * 65_536}`,
  '-lwasi-emulated-process-clocks',
  '-lwasi-emulated-signal',
  '-lc-printscan-long-double',
];

interface Attempt {
  readonly files?: Folder;
  readonly said: string;
}

export class ProgramCompiler {
  readonly #clang: Clang;
  #runtime: Promise<Uint8Array> | undefined;

  constructor(clang: Clang) {
    this.#clang = clang;
  }

  async compile(source: string, options: CompileOptions): Promise<Compiled> {
    const { text, dialects } = rewritten(source);
    const plain = await this.#try(text, options);
    if (plain.files) return compiledOf(plain, dialects);
    const bytes = neededMemory(plain.said);
    if (bytes !== undefined) return { status: 'memory', bytes };
    if (options.language === 'c++' && lacksHeaders(plain.said)) {
      const whole = await this.#try(text, options, ['-include', 'bits/stdc++.h']);
      if (whole.files) return compiledOf(whole, [...dialects, 'missing_headers']);
    }
    const diagnostics = diagnosticsIn(plain.said);
    // It broke in a way that it does not explain.
    if (!diagnostics.some(({ severity }) => severity === 'error')) throw new Error(plain.said);
    return { status: 'refused', diagnostics };
  }

  async #try(
    text: string,
    { language, standard, memory, sanitize }: CompileOptions,
    more: readonly string[] = [],
  ): Promise<Attempt> {
    const name = `program.${endings[language]}`;
    const args = [
      language === 'c++' ? 'clang++' : 'clang',
      `-std=${standard ?? standards[language]}`,
      ...asJudges,
      ...(language === 'c++' ? asCpp : asC),
      ...(sanitize ? sanitizers : []),
      '-Iheaders',
      '-include',
      'prelude.h',
      ...more,
      name,
      ...linked(memory),
      '-o',
      'program.wasm',
    ];
    const headers = { 'prelude.h': prelude, bits: { 'stdc++.h': allHeaders } };
    this.#runtime ??= this.#compileRuntime();
    return this.#run(args, { [name]: text, headers, 'runtime.o': await this.#runtime });
  }

  async #compileRuntime(): Promise<Uint8Array> {
    const args = ['clang', '-c', '-O1', 'runtime.c', '-o', 'runtime.o'];
    const { files, said } = await this.#run(args, { 'runtime.c': runtimeSource });
    const object = files?.['runtime.o'];
    if (!(object instanceof Uint8Array)) throw new Error(said);
    return object;
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

function compiledOf({ files, said }: Attempt, dialects: readonly Dialect[]): Compiled {
  const wasm = files?.['program.wasm'];
  if (!(wasm instanceof Uint8Array)) throw new Error(`the compiler wrote no program: ${said}`);
  return {
    status: 'compiled',
    wasm: wasm as Uint8Array<ArrayBuffer>,
    warnings: diagnosticsIn(said),
    dialects,
  };
}
