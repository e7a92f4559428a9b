// Remembers the exercises that the reader has solved, and shows them: below each, and as a number for each chapter.
// If the browser keeps nothing, nothing is shown.
import { lastingMemory } from '../kit/storage';

const key = 'solved';
export const solvedOnes = (): ReadonlySet<string> =>
  new Set(lastingMemory.get(key)?.split('\n').filter(Boolean));

const listed = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-quizzes]'),
];
const quizzesOf = ({ dataset }: HTMLElement): readonly string[] =>
  (dataset['quizzes'] ?? '').split('\n');

/** The exercises of all chapters. */
export const exercises = (): ReadonlySet<string> => new Set(listed().flatMap(quizzesOf));

function show(): void {
  const solved = solvedOnes();
  for (const said of document.querySelectorAll<HTMLElement>('.solved')) {
    said.hidden = !solved.has(said.dataset['quiz'] ?? '');
  }
  for (const progress of listed()) {
    const count = quizzesOf(progress).filter((quiz) => solved.has(quiz)).length;
    progress.textContent = (progress.dataset['words'] ?? '').replace('{}', String(count));
    progress.hidden = count === 0;
  }
}

export const isSolved = (quiz: string): boolean => solvedOnes().has(quiz);

export function remember(...quizzes: readonly string[]): void {
  lastingMemory.set(key, [...new Set([...solvedOnes(), ...quizzes])].join('\n'));
  show();
}

document.body.addEventListener('impartial-change', ({ target, detail }) => {
  if (!detail.solved || !(target instanceof HTMLElement)) return;
  // Those that are drawn are no exercises of the chapter.
  if (target.closest('.another')) return;
  remember(`${detail.game} ${target.getAttribute('position') ?? ''}`);
});
// The reader has solved one on another page.
window.addEventListener('storage', show);
show();
