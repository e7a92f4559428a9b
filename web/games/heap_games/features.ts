import { dictionary } from '../../i18n/dictionary';
import type { FeatureSentences } from '../../kit/board/feature_words';
import type { FeatureId } from './vocabulary';
import { words } from './words/features_en';

export const featureSentences = dictionary<FeatureSentences<FeatureId>>(words, {
  'zh-Hans': () => import('./words/features_zh_hans'),
  'zh-Hant': () => import('./words/features_zh_hant'),
});
