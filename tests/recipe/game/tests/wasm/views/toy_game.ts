import { natural, shape } from '../../../web/engine/guard';
import type { Natural } from '../../../web/engine/types';

export const readView = shape<{ heap: Natural }>({ heap: natural });
