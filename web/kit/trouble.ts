// Says that the script of a page has not come, or has failed. Loaded by early.ts.
import { say } from '../i18n/language';
import type { Language, Text } from '../i18n/language';

const notCome: Text = {
  en: 'The script of this page has not come. The connection may be slow or gone.',
  'zh-Hans': '本页的脚本没有加载：网络可能很慢或已断开。',
};
const failed: Text = {
  en: 'The script of this page has failed. A policy of its host, or an extension of the browser, may have stopped it.',
  'zh-Hans': '本页的脚本出错了，可能是网站的策略或浏览器的扩展阻止了它。',
};
const reload: Text = { en: 'Reload', 'zh-Hans': '重新加载' };

/**
 * `opening`: the words about the page, which the script replaces if it comes after all. `hasFailed`: it has come, and an
 * error ended it.
 */
export function tellTrouble(opening: HTMLElement, language: Language, hasFailed: boolean): void {
  if (opening.querySelector('.trouble')) return;
  delete document.documentElement.dataset['awaits'];
  opening.hidden = false;
  const line = document.createElement('p');
  line.className = 'trouble';
  line.lang = language;
  line.role = 'alert';
  const button = document.createElement('button');
  button.textContent = say(reload, language);
  button.addEventListener('click', () => location.reload());
  line.append(say(hasFailed ? failed : notCome, language), ' ', button);
  opening.append(line);
}
