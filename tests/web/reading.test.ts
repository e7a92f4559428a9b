import { expect, it } from 'vitest';
import { EngineFailure } from '../../web/engine/engine';
import { chunkBytes, Reading } from '../../web/engine/source';

const bytes = Uint8Array.from({ length: 9 * chunkBytes + 5 }, (_, index) => index % 251);

/** A file that notes which bytes are read, and of which everything from `end` on is lost. */
class NotedFile extends Blob {
  readonly asked: number[] = [];
  readonly #end: number;

  constructor(end = Infinity) {
    super([bytes]);
    this.#end = end;
  }

  override slice(from = 0, to = this.size): Blob {
    this.asked.push(from);
    const part = super.slice(from, to);
    if (to <= this.#end) return part;
    return Object.assign(part, { arrayBuffer: () => Promise.reject(new Error('lost')) });
  }
}

it.each([
  ['bytes', bytes],
  ['a file', new Blob([bytes])],
])('hands over all of %s in chunks', async (_, source) => {
  const reading = new Reading(source);
  const chunks: Uint8Array[] = [];
  while (!reading.isEnd) chunks.push(await reading.next());
  expect(chunks.map(({ length }) => length)).toEqual([...Array<number>(9).fill(chunkBytes), 5]);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  expect(await reading.next()).toHaveLength(0);
});

it('has one block on its way while another is handed over, and no more', async () => {
  const file = new NotedFile();
  const reading = new Reading(file);
  expect(file.asked).toEqual([0]);
  for (let chunk = 0; chunk < 4; ++chunk) {
    await reading.next();
    expect(file.asked).toEqual([0, 4 * chunkBytes]);
  }
  await reading.next();
  expect(file.asked).toEqual([0, 4 * chunkBytes, 8 * chunkBytes]);
});

it('fails with the chunk that cannot be read, not before', async () => {
  const reading = new Reading(new NotedFile(5 * chunkBytes));
  for (let chunk = 0; chunk < 4; ++chunk) expect(await reading.next()).toHaveLength(chunkBytes);
  await expect(reading.next()).rejects.toThrow(EngineFailure);
});
