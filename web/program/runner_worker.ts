// The thread of the programs that run.
import { holdLock } from '../engine/worker_line';
import { serve } from './serve_runner';

void holdLock().then((lock) => serve(self, { lock }));
