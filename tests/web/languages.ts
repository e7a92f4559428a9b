// All languages, for tests that read the words of each.
import { languages } from '../../web/i18n/language';
import { speak } from '../../web/kit/loading';

/** Loads every word of the dictionaries that have been imported. */
export async function speakAll(): Promise<void> {
  for (const language of languages) {
    if ((await speak(language)) !== language) throw new Error(`no words in ${language}`);
  }
}
