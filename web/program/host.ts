// What a program finds around it: standard input, output and error, a coarse clock, random numbers, and nothing else. Its
// imports are those of WASI (preview 1) and of runtime.c.
import { faultKinds, remarks } from './program';
import type { Fault, Limits, Remark } from './program';
import { Written } from './written';

/** Without what every object inherits: a program that imports `constructor.constructor` would get `Function`. */
const bare = <T extends object>(members: T): T => Object.assign(Object.create(null) as T, members);

/** Thrown through the program, which it ends. */
export class Ended extends Error {
  readonly why: 'exited' | 'output' | (typeof ends)[number];
  readonly exitCode: number;

  constructor(why: Ended['why'], exitCode = 0) {
    super(why);
    this.why = why;
    this.exitCode = exitCode;
  }
}

/** In the order of runtime.c. */
const ends = ['memory', 'no_return', 'null_pointer', 'out_of_bounds'] as const;

const done = 0;
const badDescriptor = 8;
const notThere = 52;
const illegalSeek = 70;

/** The places that are kept of faults and the bytes of the standard error. */
const mostFaults = 100;
const mostErrors = 4096;
/** A program that asks for the time gets this instant, and what has passed since, in steps; the next run begins later. */
const start = 1_000_000_000_000_000_000n;
const laterNs = 7_000_000_000n;
const clockStepMs = 10;

export class Host {
  /** On this thread: a program that draws lots is to draw others in each run, as it does on a judge. */
  static #runs = 0;
  readonly faults: Fault[] = [];
  readonly remarks = new Set<Remark>();
  readonly imports: WebAssembly.Imports;
  /** Why the program ends. On the way out it still does what it does for an exception, which counts for nothing. */
  ended: Ended | undefined;
  /** The program's own, once it is there. */
  memory = new WebAssembly.Memory({ initial: 0 });
  readonly #input: Uint8Array;
  readonly #run = ++Host.#runs;
  readonly #start = start + BigInt(this.#run) * laterNs;
  readonly #began = performance.now();
  readonly #output: Written;
  readonly #errors = new Written(mostErrors);
  readonly #places = new Set<string>();
  #read = 0;
  #random = this.#run;
  #thrown = 0;

  /** `wanted`: what the program imports. */
  constructor(
    wanted: readonly WebAssembly.ModuleImportDescriptor[],
    input: Uint8Array,
    limits: Pick<Limits, 'output'>,
  ) {
    this.#input = input;
    this.#output = new Written(limits.output);
    const wasi = bare(this.#wasi());
    for (const { name } of wanted) wasi[name] ??= () => notThere;
    this.imports = bare({
      wasi_snapshot_preview1: wasi,
      impartial: bare({
        remark: (which: number) => {
          const remark = remarks[which];
          if (remark) this.remarks.add(remark);
        },
        end: (why: number) => this.#end(ends[why] ?? 'memory'),
        throws: (type: number) => {
          this.#thrown = type;
        },
        fault: (...args: FaultArguments) => this.#fault(...args),
      }),
    });
  }

  get output(): Uint8Array<ArrayBuffer> {
    return this.#output.bytes;
  }

  /** The type of the last exception, as the compiler writes it. */
  get thrown(): string {
    return this.#text(this.#thrown);
  }

  get errors(): string {
    return new TextDecoder().decode(this.#errors.bytes);
  }

  #end(why: Ended['why'], exitCode = 0): never {
    this.ended ??= new Ended(why, exitCode);
    throw this.ended;
  }

  #wasi(): WebAssembly.ModuleImports {
    const none = (): number => badDescriptor;
    const noWords = (count: number, size: number): number => {
      this.#view.setUint32(count, 0, true);
      this.#view.setUint32(size, 0, true);
      return done;
    };
    return {
      args_get: () => done,
      args_sizes_get: noWords,
      environ_get: () => done,
      environ_sizes_get: noWords,
      clock_time_get: (_clock: number, _precision: bigint, time: number) => {
        const passed = Math.floor((performance.now() - this.#began) / clockStepMs) * clockStepMs;
        this.#view.setBigUint64(time, this.#start + BigInt(passed) * 1_000_000n, true);
        return done;
      },
      fd_close: () => done,
      // All files are pipes: a program cannot go back in them.
      fd_fdstat_get: (file: number, stat: number) => {
        if (file > 2) return badDescriptor;
        new Uint8Array(this.memory.buffer, stat, 24).fill(0);
        return done;
      },
      // The input is a file of that size, for programs that map it into their memory.
      fd_filestat_get: (file: number, stat: number) => {
        if (file > 2) return badDescriptor;
        new Uint8Array(this.memory.buffer, stat, 64).fill(0);
        if (file === 0) this.#view.setBigUint64(stat + 32, BigInt(this.#input.length), true);
        return done;
      },
      fd_pread: (file: number, parts: number, count: number, from: bigint, read: number) => {
        if (file !== 0) return badDescriptor;
        const before = this.#read;
        this.#read = Number(from);
        this.#take(parts, count, read);
        this.#read = before;
        return done;
      },
      fd_prestat_get: none,
      fd_prestat_dir_name: none,
      fd_read: (file: number, parts: number, count: number, read: number) =>
        file === 0 ? this.#take(parts, count, read) : badDescriptor,
      fd_seek: () => illegalSeek,
      fd_write: (file: number, parts: number, count: number, written: number) =>
        file === 1 || file === 2 ? this.#put(file, parts, count, written) : badDescriptor,
      proc_exit: (code: number) => this.#end('exited', code),
      random_get: (place: number, length: number) => {
        // The generator of C's standard: nobody needs a better one here.
        const next = (): number => {
          this.#random = (Math.imul(this.#random, 1_103_515_245) + 12_345) >>> 0;
          return this.#random >>> 16;
        };
        new Uint8Array(this.memory.buffer, place, length).forEach((_, at, all) => {
          all[at] = next();
        });
        return done;
      },
    };
  }

  get #view(): DataView {
    return new DataView(this.memory.buffer);
  }

  /** The pieces of memory that a call names. */
  *#pieces(parts: number, count: number): Generator<Uint8Array> {
    const view = this.#view;
    for (let at = parts; at < parts + 8 * count; at += 8) {
      const place = view.getUint32(at, true);
      yield new Uint8Array(this.memory.buffer, place, view.getUint32(at + 4, true));
    }
  }

  #take(parts: number, count: number, read: number): number {
    const before = this.#read;
    for (const piece of this.#pieces(parts, count)) {
      const bytes = this.#input.subarray(this.#read, this.#read + piece.length);
      piece.set(bytes);
      this.#read += bytes.length;
    }
    this.#view.setUint32(read, this.#read - before, true);
    return done;
  }

  #put(file: number, parts: number, count: number, written: number): number {
    if (this.ended) throw this.ended;
    let length = 0;
    for (const piece of this.#pieces(parts, count)) {
      length += piece.length;
      const isAll = (file === 1 ? this.#output : this.#errors).add(piece);
      if (!isAll && file === 1) this.#end('output');
    }
    this.#view.setUint32(written, length, true);
    return done;
  }

  #fault(...[which, line, column, left, right, bits]: FaultArguments): void {
    const kind = faultKinds[which];
    const place = `${which} ${line} ${column}`;
    if (!kind || this.#places.has(place) || this.#places.size >= mostFaults) return;
    this.#places.add(place);
    this.faults.push({
      kind,
      line,
      column,
      left,
      right,
      bits: Math.abs(bits),
      signed: bits > 0,
    });
  }

  /** Ends with a zero byte, or soon. */
  #text(place: number): string {
    const bytes = new Uint8Array(this.memory.buffer).subarray(place, place + 200);
    const end = bytes.indexOf(0);
    return new TextDecoder().decode(bytes.slice(0, end < 0 ? bytes.length : end));
  }
}

type FaultArguments = readonly [
  kind: number,
  line: number,
  column: number,
  left: bigint,
  right: bigint,
  bits: number,
];
