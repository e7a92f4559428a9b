// The thread of the programs in Python.
import { holdLock } from '../../engine/worker_line';
import { serve } from './serve_python';

void holdLock().then((lock) => serve(self, { lock }));
