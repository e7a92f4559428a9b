// Says in other people's pages that the code of the boards has not come, or not yet. What the page has written in their place stays.
// It imports little, and no words: these may be what has not come.
import { reloadWith } from '../kit/mend';
import { findFences } from './fences';

const words = {
  late: [
    'The boards of this page are still loading. The connection may be slow or lost. ',
    '本页的棋盘仍在加载，网络可能很慢或已断开。',
  ],
  never: ['The boards of this page could not be loaded. ', '本页的棋盘没有加载。'],
} as const;

/** The time after which the reader hears that it is slow. */
const slowMs = 15_000;

/** Those that the browser may have kept, when the reader asks. */
type Files = () => readonly string[];

/** Returns the line, which stands below the first board; undefined if the page has none. */
function tell(how: keyof typeof words, files: Files): HTMLElement | undefined {
  const [first = document.querySelector('impartial-board')] = findFences().keys();
  if (!first) return undefined;
  const line = document.createElement('p');
  line.role = 'alert';
  const [chinese, button] = [document.createElement('span'), document.createElement('button')];
  const [english, said] = words[how];
  chinese.lang = 'zh';
  chinese.textContent = said;
  button.textContent = 'Reload · 重新加载';
  button.addEventListener('click', () => void reloadWith(files()));
  line.append(english, chinese, ' ', button);
  first.after(line);
  return line;
}

let late: HTMLElement | undefined;
let failed: HTMLElement | undefined;

/** Once. */
export function tellNotCome(files: Files): void {
  failed ??= tell('never', files);
}

/** Waits for the code, and says so as long as it is late. */
export async function tellLate<Code>(coming: Promise<Code>, files: Files): Promise<Code> {
  const timer = setTimeout(() => {
    if (!failed) late ??= tell('late', files);
  }, slowMs);
  try {
    return await coming;
  } finally {
    clearTimeout(timer);
    late?.remove();
    late = undefined;
  }
}
