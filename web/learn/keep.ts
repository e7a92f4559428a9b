// The buttons of the index that write the progress into a file and take it back.
import { download } from '../kit/hand_over';
import { readProgress, writeProgress } from './progress_file';
import { exercises, remember, solvedOnes } from './progress';

const place = document.querySelector<HTMLElement>('.keep');
const field = place?.querySelector('input');
const said = [...(place?.querySelectorAll<HTMLElement>('[data-reply]') ?? [])];

/** `{}` stands for the count. */
function say(reply: string, count = 0): void {
  for (const each of said) {
    const isSaid = each.dataset['reply'] === reply;
    each.hidden = !isSaid;
    each.textContent = isSaid ? (each.dataset['words'] ?? '').replace('{}', String(count)) : '';
  }
}

async function take(file: File): Promise<void> {
  const known = exercises();
  const text = await file.text().catch(() => '');
  const solved = readProgress(text)?.filter((each) => known.has(each));
  if (!solved?.length) return say('wrong');
  const before = solvedOnes().size;
  remember(...solved);
  const more = solvedOnes().size - before;
  // A browser that keeps nothing takes nothing.
  if (solved.some((each) => !solvedOnes().has(each))) return say('full');
  say(more > 0 ? 'taken' : 'nothing_new', more);
}

place?.querySelector('.save')?.addEventListener('click', () => {
  const solved = solvedOnes();
  if (solved.size === 0) return say('nothing');
  download(new TextEncoder().encode(writeProgress(solved)), 'impartial_progress.json');
  say('saved', solved.size);
});
place?.querySelector('.load')?.addEventListener('click', () => field?.click());
field?.addEventListener('change', () => {
  const file = field.files?.[0];
  // Otherwise the same file could not be chosen again.
  if (file) void take(file).finally(() => (field.value = ''));
});
if (place) place.hidden = false;
