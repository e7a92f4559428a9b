// The oracle's own thread.
import { holdLock } from '../engine/lock';
import { serve } from './serve_oracle';

void holdLock().then((life) => serve(self, {}, life));
