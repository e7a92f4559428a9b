// Says that the script of a page has not come. Loaded by early.ts.
import { say } from '../i18n/language';
import type { Language, Text } from '../i18n/language';

const notCome: Text = {
  en: 'The script of this page has not come. The connection may be slow or gone.',
  'zh-Hans': '本页的脚本没有加载：网络可能很慢或已断开。',
};
const reload: Text = { en: 'Reload', 'zh-Hans': '重新加载' };

/** `opening`: the words about the page, which the script replaces if it comes after all. */
export function tellTrouble(opening: HTMLElement, language: Language): void {
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
  line.append(say(notCome, language), ' ', button);
  opening.append(line);
}
