// Of several requests only the newest counts.

export class Newest {
  #count = 0;

  /** Begins a request and makes all earlier ones stale. Returns whether this one is still the newest. */
  begin(): () => boolean {
    const request = ++this.#count;
    return () => request === this.#count;
  }
}
