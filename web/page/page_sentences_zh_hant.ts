import { notice } from '../games/notices_zh_hant';
import type { Sentences } from '../i18n/sentences';
import { zhHant } from '../i18n/zh_hant';

export const words: Sentences = { ...zhHant, notice };
