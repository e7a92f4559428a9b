// Runs a compiled program on the calling thread, which waits: only the end of the thread stops it.
import { Ended, Host } from './host';
import type { Limits, Run, Trap } from './program';

export function run(
  program: WebAssembly.Module,
  input: Uint8Array,
  limits: Pick<Limits, 'output'>,
): Run {
  const host = new Host(WebAssembly.Module.imports(program), input, limits);
  const began = performance.now();
  let end: End = { status: 'exited', exitCode: 0 };
  let started: Exports | undefined;
  let stack = 0;
  try {
    started = new WebAssembly.Instance(program, host.imports).exports as Exports;
    host.memory = started.memory;
    // The stack begins at its end.
    stack = Number(started.__stack_pointer?.value ?? 0);
    pageOf(host).fill(untouched);
    started._start();
  } catch (error) {
    end = endOf(host.ended ?? error, host);
    // The stack grows down to the address 0: what is too large for it comes to lie below.
    const top: unknown = started?.__stack_pointer?.value;
    const isOutside = end.trap === 'out_of_bounds' || end.trap === 'null_pointer';
    if (isOutside && Number(top) < nullPage) end = { ...end, trap: 'stack' };
    // The library itself says what it would throw, and ends.
    const [, thrown] = /(\w+) was thrown in -fno-exceptions mode/.exec(host.errors) ?? [];
    if (thrown === 'bad_alloc') end = { status: 'memory', exitCode: 0 };
    else if (thrown) end = { ...end, trap: 'exception', where: `std::${thrown}` };
  }
  // The functions of the library, as scanf, are not checked (headers.ts): they write there, and nothing happens.
  const isWritten = pageOf(host).some((byte) => byte !== untouched);
  if (isWritten && end.trap !== 'stack') end = { ...end, status: 'trap', trap: 'null_pointer' };
  return {
    ...end,
    milliseconds: performance.now() - began,
    output: host.output,
    errors: host.errors,
    bytes: host.memory.buffer.byteLength - unusedOf(host, stack),
    faults: host.faults,
    remarks: [...host.remarks],
  };
}

/** Below this address no program has anything but the end of its stack (headers.ts). */
const nullPage = 256;
/** What it holds while nothing writes to a null pointer. */
const untouched = 0xb5;

const pageOf = ({ memory }: Host): Uint8Array =>
  new Uint8Array(memory.buffer, 0, Math.min(nullPage, memory.buffer.byteLength));

/** The bytes of the stack that hold nothing yet: it grows downwards. */
function unusedOf({ memory }: Host, stack: number): number {
  const words = new Uint32Array(memory.buffer).subarray(nullPage / 4, stack / 4);
  const first = words.findIndex((word) => word !== 0);
  return first < 0 ? stack : nullPage + 4 * first;
}

type Exports = {
  readonly memory: WebAssembly.Memory;
  readonly _start: () => void;
  readonly __stack_pointer?: WebAssembly.Global;
};

type End = Pick<Run, 'status' | 'exitCode' | 'trap' | 'where'>;

function endOf(error: unknown, host: Host): End {
  if (error instanceof Ended) {
    const { why, exitCode } = error;
    if (why === 'exited' || why === 'memory' || why === 'output') return { status: why, exitCode };
    return { status: 'trap', exitCode, trap: why, ...placeOf(error) };
  }
  // Which nothing in the program has caught.
  if (error instanceof WebAssembly.Exception) {
    const type = typeName(host.thrown);
    if (type === 'std::bad_alloc') return { status: 'memory', exitCode: 0 };
    return { status: 'trap', exitCode: 0, trap: 'exception', where: type };
  }
  if (!(error instanceof Error)) throw error;
  return { status: 'trap', exitCode: 0, trap: trapOf(error), ...placeOf(error) };
}

/** It ends at the same instruction as code that the compiler knows to be undefined. */
const hasAborted = ({ stack = '' }: Error): boolean => /\b(abort|__assert_fail)\b/.test(stack);

/** Each engine has its own words: V8, SpiderMonkey, JavaScriptCore. */
function trapOf(error: Error): Trap {
  const { message } = error;
  if (/divi(de|sion) by zero/i.test(message)) return 'division_by_zero';
  if (/call stack|recursion/i.test(message)) return 'stack';
  // Also of a call of the host with places beyond the memory.
  if (/bounds|outside the bounds|invalid .*(length|offset)/i.test(message)) return 'out_of_bounds';
  if (/unreachable/i.test(message)) return hasAborted(error) ? 'abort' : 'undefined';
  return 'other';
}

/** `St12out_of_range` is std::out_of_range, and `i` is int: only names are worth reading. */
function typeName(mangled: string): string {
  const [, space, length, name] = /^N?(St(?:3__\d)?|)(\d+)([a-z_]\w*)$/i.exec(mangled) ?? [];
  if (name !== undefined) return `${space ? 'std::' : ''}${name.slice(0, Number(length))}`;
  return { i: 'int', c: 'char', PKc: 'const char*', d: 'double', x: 'long long' }[mangled] ?? '';
}

/** The innermost function of the program that the stack names; each engine writes it in its own way. */
function placeOf({ stack = '' }: Error): Pick<End, 'where'> {
  const frames = stack.matchAll(
    /^(?: *at (?:[\w.-]+\.wasm\.)?(.+) \(wasm:|.*wasm-function\[(.*)\]@\[wasm code\]|(.+)@.*wasm-function)/gm,
  );
  const names = [...frames].map(([, v8, webkit, firefox]) => v8 ?? webkit ?? firefox ?? '');
  const found = names.find((name) => /^(__original_main|__main_void|[a-z]\w*\(|main$)/i.test(name));
  if (found === undefined) return {};
  return { where: found.replace(/^__(original_main|main_void)$/, 'main').replace(/\(.*/, '') };
}
