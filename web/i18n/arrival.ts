// Whether what is loaded later comes: code, words, and the modules of the solver.

/** The time after which the reader is told. */
const slowMs = 15_000;

const listeners = new Set<(isMissing: boolean) => void>();
let isBroken = false;
let late = 0;
let signedAt = -Infinity;

/** Whether code has come that is not ours, as after a cut connection. Browsers ask for it again only with the whole page. */
export function mustReload(): boolean {
  return isBroken;
}

/** Whether something takes long to come, as on a slow connection. */
export function isLate(): boolean {
  return late > 0;
}

/**
 * Calls the listener when something cannot be loaded (true), or when `isLate` changes (false). Returns the function that
 * ends this.
 */
export function onMissing(listener: (isMissing: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a part whose own place says that it is missing. */
export function noteMissing(error: unknown): void {
  isBroken ||= error instanceof SyntaxError;
}

export function tellMissing(error: unknown): void {
  noteMissing(error);
  for (const listener of listeners) listener(true);
}

function addLate(count: number): void {
  late += count;
  for (const listener of listeners) listener(false);
}

/** Waits for something, which is late if it takes too long and nothing else shows a sign of life. */
export async function watched<Part>(coming: Promise<Part>): Promise<Part> {
  let isCounted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number): void => {
    timer = setTimeout(() => {
      const rest = signedAt + slowMs - performance.now();
      if (rest > 0) return wait(rest);
      isCounted = true;
      addLate(1);
    }, milliseconds);
  };
  wait(slowMs);
  try {
    return await coming;
  } finally {
    clearTimeout(timer);
    if (isCounted) addLate(-1);
  }
}

/** Makes a call that tells its progress. The call is late until it first tells something, or ends. */
export async function watchedCall<Progress, Result>(
  onProgress: (progress: Progress) => void,
  call: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<Result> {
  let come = (): void => {};
  void watched(new Promise<void>((resolve) => (come = resolve)));
  const sign = (): void => {
    signedAt = performance.now();
    come();
  };
  try {
    return await call((progress) => {
      sign();
      onProgress(progress);
    });
  } finally {
    sign();
  }
}
