/** What a program has written, up to a limit. */
export class Written {
  /** More came than the limit. */
  isFull = false;
  readonly #most: number;
  #room = new Uint8Array(4096);
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#room.slice(0, this.#length);
  }

  /** Whether all of it was kept. */
  add(piece: Uint8Array): boolean {
    const kept = piece.subarray(0, this.#most - this.#length);
    if (this.#length + kept.length > this.#room.length) {
      const longer = new Uint8Array(2 * (this.#length + kept.length));
      longer.set(this.#room);
      this.#room = longer;
    }
    this.#room.set(kept, this.#length);
    this.#length += kept.length;
    this.isFull ||= kept.length < piece.length;
    return !this.isFull;
  }
}
