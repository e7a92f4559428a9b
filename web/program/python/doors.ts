// What a worker offers to its code beyond the language. Python can reach the page's code, so nothing of it stays.

/** What JavaScript itself has, and what the interpreter uses. */
const kept = new Set(
  `AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError
FinalizationRegistry Float16Array Float32Array Float64Array Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math
NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError
URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly clearTimeout console constructor
crypto decodeURI decodeURIComponent encodeURI encodeURIComponent escape globalThis isFinite isNaN onmessage parseFloat parseInt
performance postMessage queueMicrotask self setTimeout TextDecoder TextEncoder undefined unescape`.split(
    /\s+/,
  ),
);

/** Coarser than any other: programs need no finer clock. */
const clockStepMs = 10;

/** Ends all ways from this thread to the network, to the browser's store, and to code made of text. */
export function closeDoors(thread: object): void {
  for (
    let place: object | null = thread;
    place && place !== Object.prototype;
    place = Object.getPrototypeOf(place)
  ) {
    for (const name of Object.getOwnPropertyNames(place)) {
      if (!kept.has(name)) Reflect.deleteProperty(place, name);
    }
  }
  const makers = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const maker of makers) {
    Object.defineProperty(Object.getPrototypeOf(maker), 'constructor', { value: undefined });
  }
  for (const clock of [performance, Date]) {
    const now = clock.now.bind(clock);
    clock.now = () => Math.floor(now() / clockStepMs) * clockStepMs;
  }
}
