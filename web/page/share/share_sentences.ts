import { dictionary } from '../../i18n/dictionary';
import { words } from './share_sentences_en';
import type { ShareSentences } from './share_sentences_en';

export const shareSentences = dictionary<ShareSentences>(words, {
  'zh-Hans': () => import('./share_sentences_zh_hans'),
  'zh-Hant': () => import('./share_sentences_zh_hant'),
});
