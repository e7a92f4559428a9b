// Loads the desk of judge text when it is first needed.
import type { JudgeDesk } from '../desk/judge_desk';
import { withWords } from '../kit/loading';

/** The desk in the page, once it is drawn; undefined if it could not be loaded. */
export async function loadDesk(root: ParentNode): Promise<JudgeDesk | undefined> {
  try {
    const { defineDesk } = await withWords(() => import('./text_desk'));
    defineDesk();
  } catch {
    // Nothing is lost: the next request tries again.
    return undefined;
  }
  const desk = root.querySelector<JudgeDesk>('impartial-judge-desk');
  await desk?.updateComplete;
  return desk ?? undefined;
}
