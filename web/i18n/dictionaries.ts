// All dictionaries. They are small, so all are loaded: switching the language needs no network.
import { en } from './en';
import type { Language } from './language';
import type { Sentences } from './sentences';
import { zhHans } from './zh_hans';
import { zhHant } from './zh_hant';

export const dictionaries: Readonly<Record<Language, Sentences>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
