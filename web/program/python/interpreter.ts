// Python on the calling thread, which waits: only the end of the thread stops a program.
import type { Diagnostic, Limits, PythonProgram, Run } from '../program';
import { Written } from '../written';
import { loadPython } from './pyodide';
import type { LoadedPython } from './pyodide';
import source from './run.py?raw';

/** The bytes of the standard error that are kept. */
const mostErrors = 4096;

/** EIO, of which Python makes an OSError. */
const inputOrOutput = 29;

interface Fault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly lacks: string | null;
}

/** As run.py writes it. */
interface End {
  readonly code: number;
  /** The type of the exception. */
  readonly error?: string;
  readonly line?: number | null;
  /** What Python prints of it. */
  readonly text?: string;
}

export class Interpreter {
  /** It has broken down, and cannot be asked again. */
  isLost = false;
  readonly #python: LoadedPython;
  readonly #memory: WebAssembly.Memory;
  /** Of the interpreter alone. */
  readonly #bytes: number;
  readonly #check: (source: string) => string;
  readonly #start: (source: string) => string;
  #output = new Written(0);
  #errors = new Written(mostErrors);
  #most = Infinity;
  #isFull = false;

  private constructor(python: LoadedPython) {
    this.#python = python;
    const { memory } = python._module;
    this.#memory = memory;
    // run.py keeps copies of these.
    python.setStdout({ write: (bytes) => this.#write(bytes) });
    python.setStderr({ write: (bytes) => (this.#errors.add(bytes), bytes.length) });
    const names = python.toPy({});
    python.runPython(source, { globals: names, filename: 'run.py' });
    this.#check = names.get('check');
    this.#start = names.get('start');
    this.#bytes = memory.buffer.byteLength;
    const grow = memory.grow.bind(memory);
    memory.grow = (pages) => {
      if (memory.buffer.byteLength + pages * 65_536 <= this.#most) return grow(pages);
      this.#isFull = true;
      throw new RangeError('the memory is full');
    };
  }

  #write(bytes: Uint8Array): number {
    if (!this.#output.add(bytes)) throw new this.#python.FS.ErrnoError(inputOrOutput);
    return bytes.length;
  }

  static async load(): Promise<Interpreter> {
    return new Interpreter(await loadPython());
  }

  check(program: string): readonly Diagnostic[] {
    const faults = JSON.parse(this.#check(program)) as readonly Fault[];
    return faults.map(({ lacks, ...fault }) => ({
      severity: 'error',
      ...fault,
      ...(lacks !== null && { lacks: { name: lacks, reason: 'module' } }),
    }));
  }

  run(
    { python, memory }: PythonProgram,
    input: Uint8Array,
    { output }: Pick<Limits, 'output'>,
  ): Run {
    const written = (this.#output = new Written(output));
    const errors = (this.#errors = new Written(mostErrors));
    this.#python.FS.writeFile('/input', input);
    this.#most = this.#bytes + memory;
    this.#isFull = false;
    const began = performance.now();
    let end: End = { code: 1 };
    let trap: Run['trap'];
    try {
      end = JSON.parse(this.#start(python)) as End;
      if (end.error !== undefined) trap = 'exception';
    } catch (error) {
      this.isLost = true;
      trap = /call stack|recursion/i.test(String(error)) ? 'stack' : 'other';
    }
    const isMemory = end.error === 'MemoryError' || (this.isLost && this.#isFull);
    let status: Run['status'] = trap ? 'trap' : 'exited';
    if (trap !== 'stack' && isMemory) status = 'memory';
    if (trap !== 'stack' && written.isFull) status = 'output';
    return {
      status,
      exitCode: status === 'exited' ? end.code : 0,
      // The interpreter writes its own end there.
      output: this.isLost ? new Uint8Array() : written.bytes,
      errors: new TextDecoder().decode(errors.bytes) + (end.text ?? ''),
      milliseconds: performance.now() - began,
      bytes: this.#memory.buffer.byteLength - this.#bytes,
      ...(status === 'trap' && trap && { trap }),
      ...(end.error !== undefined && { where: end.error }),
      ...(typeof end.line === 'number' && { line: end.line }),
      faults: [],
      remarks: [],
    };
  }
}
