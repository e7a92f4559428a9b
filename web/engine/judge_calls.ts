// The second module's calls, loaded with it.
import type { Keeping } from './answer_store';
import { noIndex, searchFor } from './case_index';
import { defaultSeed } from './engine';
import type { Engine } from './engine';
import { expected } from './guard';
import { parseCase } from './judge_guard';
import type { JudgeModule } from './impartial_module';
import { JudgeText } from './judge_text';
import type { Helping } from './segments';
import { bytesOf, slice } from './source';

export type JudgeCalls = Pick<Engine, 'solve' | 'caseAt' | 'reflow'>;

/** `keeping`: where long answers go. `helping`: who answers large files too. */
export function judgeCalls(judge: JudgeModule, keeping: Keeping, helping?: Helping): JudgeCalls {
  return {
    async solve(dialect, input, { seed = defaultSeed, signal, onProgress } = {}) {
      const source = bytesOf(input);
      const session = judge.solver(dialect, seed);
      const text = new JudgeText(session, source, keeping, { signal, onProgress });
      try {
        if (helping && source instanceof Blob && source.size >= helping.leastBytes) {
          // Without these parts of the page the text is answered alone.
          const parts = Promise.all([helping.helpers(), import('./follow_segments')]);
          const [helpers, { followSegments } = {}] = await parts.catch(() => []);
          if (helpers) await followSegments?.(text, { dialect, seed, source }, helpers);
        }
        await text.readOn();
        return await text.finish();
      } finally {
        session.delete();
      }
    },

    async caseAt(dialect, input, wanted, index = noIndex) {
      const { start, end, offset, number } = searchFor(wanted, index);
      const text = await slice(bytesOf(input), start.offset, end);
      return expected(judge.case_at(dialect, text, offset, number, start), parseCase);
    },

    async reflow(dialect, text) {
      return expected(judge.reflow(dialect, text), (lines) => lines);
    },
  };
}
