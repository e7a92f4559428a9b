// Says that the script of a page has not come, or has failed. Loaded by early.ts.
import { askedFor } from '../engine/renew';
import { say } from '../i18n/language';
import type { Language, Text } from '../i18n/language';
import { noteTrouble, reloadWith } from './mend';
import { addTroubleLine } from './trouble_line';

export { mend } from './mend';

const notCome: Text = {
  en: 'The script of this page has not come. The connection may be slow or gone.',
  'zh-Hans': '本页的脚本没有加载：网络可能很慢或已断开。',
};
const failed: Text = {
  en: 'The script of this page has failed. A policy of its host, or an extension of the browser, may have stopped it.',
  'zh-Hans': '本页的脚本出错了，可能是网站的策略或浏览器的扩展阻止了它。',
};
/** All that the page has asked its site for. */
const files = () => askedFor(new URL(/* @vite-ignore */ '.', import.meta.url).href);

const reload: Text = { en: 'Reload', 'zh-Hans': '重新加载' };

/**
 * `opening`: the words about the page, which the script replaces if it comes after all; some pages have none. `event`: undefined if the script is
 * only late; of an error that ended it, or of a file that did not come.
 */
export function tellTrouble(opening: HTMLElement | null, language: Language, event?: Event): void {
  if (event) noteTrouble(files());
  const line = addTroubleLine(opening);
  if (!line) return;
  line.lang = language;
  const button = document.createElement('button');
  button.textContent = say(reload, language);
  button.addEventListener('click', () => void reloadWith(files()));
  line.append(say(event instanceof ErrorEvent ? failed : notCome, language), ' ', button);
}
