// For work that is requested faster than it is done: only the newest request counts.

export class LatestWins {
  #current = new AbortController();

  /**
   * Runs `task` after `delayMs` and stops the one before it. Resolves to undefined if a newer call or cancel()
   * overtakes it; then its errors are ignored too.
   */
  async run<T>(task: (signal: AbortSignal) => Promise<T>, delayMs = 0): Promise<T | undefined> {
    this.cancel();
    const { signal } = this.#current;
    try {
      if (delayMs > 0) await pause(delayMs, signal);
      if (signal.aborted) return undefined;
      const result = await task(signal);
      return signal.aborted ? undefined : result;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  cancel(): void {
    this.#current.abort();
    this.#current = new AbortController();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
