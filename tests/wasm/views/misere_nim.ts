import { listOf, natural, shape } from '../../../web/engine/guard';
import type { Natural } from '../../../web/engine/types';

export const readView = shape<{ heaps: readonly Natural[] }>({ heaps: listOf(natural) });
