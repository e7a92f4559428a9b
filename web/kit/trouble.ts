// Says that the script of a page has not come. Loaded by early.ts.

const words: Readonly<Record<string, readonly [string, string]>> = {
  en: ['The script of this page has not come. The connection may be slow or gone.', 'Reload'],
  'zh-Hans': ['本页的脚本没有加载：网络可能很慢或已断开。', '重新加载'],
  'zh-Hant': ['本頁的指令碼沒有載入：網路可能很慢或已斷線。', '重新載入'],
};

/** `opening`: the words about the page, which the script replaces if it comes after all. */
export function tellTrouble(opening: HTMLElement, language: string): void {
  const [said, reload] = words[language] ?? [];
  if (!said || !reload || opening.querySelector('.trouble')) return;
  delete document.documentElement.dataset['awaits'];
  opening.hidden = false;
  const line = document.createElement('p');
  line.className = 'trouble';
  line.lang = language;
  line.role = 'alert';
  const button = document.createElement('button');
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  line.append(said, ' ', button);
  opening.append(line);
}
