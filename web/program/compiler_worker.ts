// The compiler's own thread.
import { holdLock } from '../engine/worker_line';
import { serve } from './serve_compiler';

void holdLock().then((lock) => serve(self, { lock }));
