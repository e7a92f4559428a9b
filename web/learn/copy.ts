// The buttons that copy a block of code.
import { copyText } from '../kit/hand_over';

const buttons = [...document.querySelectorAll<HTMLButtonElement>('button.copy')];
const copy = buttons[0]?.textContent ?? '';
for (const button of buttons) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const text = button.closest('li, figure')?.querySelector('pre')?.textContent ?? '';
    void copyText(text).then((done) => {
      if (!done) return;
      // The button says so until another text is copied.
      for (const other of buttons) other.textContent = copy;
      button.textContent = button.dataset['copied'] ?? '';
    });
  });
}
