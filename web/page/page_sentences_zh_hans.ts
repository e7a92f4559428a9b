import { notice } from '../games/notices_zh_hans';
import type { Sentences } from '../i18n/sentences';
import { zhHans } from '../i18n/zh_hans';

export const words: Sentences = { ...zhHans, notice };
