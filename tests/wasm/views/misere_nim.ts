import { listOf, natural, shape } from '../../../web/engine/guard';
import type { MisereNimView } from '../../../web/games/misere_nim/view';

export const readView = shape<MisereNimView>({ heaps: listOf(natural) });
