// The solver's own thread.
import type { Start } from './messages';
import { serve } from './serve';
import { holdLock } from './worker_line';

// Not awaited at the top level, because the worker of the page in one file is a classic script.
const locked = holdLock();
self.addEventListener(
  'message',
  ({ data }: MessageEvent<Start>) => void locked.then((lock) => serve(self, data, { lock })),
  { once: true },
);
