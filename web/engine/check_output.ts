// Feeds an input and an output to a check, in chunks, as it asks for them.
import type { CheckOptions, Input } from './engine';
import type { Check } from './impartial_module';
import { bytesOf, chunkBytes, sizeOf, slice } from './source';
import type { Reply } from './types';

/** Deletes the check. */
export async function checkOutput(
  check: Check,
  input: Input,
  output: Input,
  { signal, onProgress }: CheckOptions,
): Promise<Reply> {
  const texts = [input, output].map((text) => ({ source: bytesOf(text), read: 0 }));
  const bytesTotal = texts.reduce((sum, { source }) => sum + sizeOf(source), 0);
  const started = performance.now();
  try {
    for (;;) {
      const text = texts[check.wants()];
      if (!text) return check.report();
      const bytes = await slice(text.source, text.read, text.read + chunkBytes);
      signal?.throwIfAborted();
      text.read += bytes.length;
      check.room(bytes.length).set(bytes);
      check.feed(bytes.length, text.read === sizeOf(text.source));
      const bytesRead = texts.reduce((sum, { read }) => sum + read, 0);
      const milliseconds = performance.now() - started;
      onProgress?.({ bytesRead, bytesTotal, cases: check.judged(), milliseconds });
    }
  } finally {
    check.delete();
  }
}
