// The oracle's own thread.
import { holdLock } from '../engine/worker_line';
import { serve } from './serve_oracle';

void holdLock().then((lock) => serve(self, {}, { lock }));
