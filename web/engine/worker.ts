// The solver's own thread.
import type { Start } from './messages';
import { serve } from './serve';
import { holdLock } from './worker_line';

// In a block, so that half of the file is an error, which the page hears of at once, and no worker that does nothing.
{
  // Not awaited at the top level, because the worker of the page in one file is a classic script.
  const locked = holdLock();
  self.addEventListener(
    'message',
    ({ data }: MessageEvent<Start>) => void locked.then((lock) => serve(self, data, { lock })),
    { once: true },
  );
}
