// The solver's own thread.
import { holdLock } from './lock';
import type { Start } from './messages';
import { serve } from './serve';

// Not awaited at the top level, because the worker of the page in one file is a classic script.
const locked = holdLock();
self.addEventListener(
  'message',
  ({ data }: MessageEvent<Start>) => void locked.then((life) => serve(self, data, life)),
  { once: true },
);
