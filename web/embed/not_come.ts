// Says in other people's pages that the code of the boards has not come. What the page has written in their place stays.
// It imports little, and no words: these may be what has not come.
import { reloadWith } from '../kit/mend';

let isTold = false;

/** Once, below the first of them. `files`: those that the browser may have kept, when the reader asks. */
export function tellNotCome(first: Element | null, files: () => readonly string[]): void {
  if (isTold || !first) return;
  isTold = true;
  const line = document.createElement('p');
  line.role = 'alert';
  const [words, button] = [document.createElement('span'), document.createElement('button')];
  words.lang = 'zh';
  words.textContent = '本页的棋盘没有加载。';
  button.textContent = 'Reload · 重新加载';
  button.addEventListener('click', () => void reloadWith(files()));
  line.append('The boards of this page could not be loaded. ', words, ' ', button);
  first.after(line);
}
