// Of several requests only the newest counts.

export class Newest {
  #count = 0;

  /**
   * Begins a request, which makes all earlier ones stale. Returns a function that
   * tells whether this one is still the newest.
   */
  begin(): () => boolean {
    const request = ++this.#count;
    return () => request === this.#count;
  }
}
