// Places in the text of a program: the lines that the compiler and the sanitizer name.
import type { Language } from '../../i18n/language';
import { utf16Ranges } from '../byte_ranges';
import type { Range } from '../byte_ranges';
import type { Mark } from '../input/editor';
import { programSentences } from './program_sentences';
import type { TrialState } from './trial_run';

/** `column`: from 1, in bytes; without it, the whole line. */
export function placeIn(source: string, line: number, column?: number): Range {
  const before = source.split('\n').slice(0, line - 1);
  const begin = before.reduce((sum, each) => sum + each.length + 1, 0);
  const from = Math.min(begin, source.length);
  const [text = ''] = source.slice(from).split('\n', 1);
  const offset = column === undefined ? text.length - text.trimStart().length : column - 1;
  const [at = { from: 0, to: 0 }] = utf16Ranges(text, [{ offset, length: 0 }]);
  const word = column === undefined ? '' : (/^\w+/.exec(text.slice(at.from))?.[0] ?? '');
  const length = column === undefined ? text.length - at.from : Math.max(1, word.length);
  const to = Math.min(at.from + length, text.length);
  return { from: from + Math.min(at.from, text.length), to: from + to };
}

/** What is marked in the editor. */
export function marksOf(state: TrialState, source: string, language: Language): readonly Mark[] {
  if (state.kind === 'refused') {
    return state.diagnostics.flatMap(({ severity, line, column, message }) =>
      line === undefined ? [] : [{ ...placeIn(source, line, column), severity, message }],
    );
  }
  if (state.kind !== 'tried') return [];
  const { fault } = programSentences[language];
  return (state.outcome.behaviour?.faults ?? []).map((each) => ({
    ...placeIn(source, each.line, each.column),
    severity: 'error' as const,
    message: fault(each).replaceAll('`', ''),
  }));
}
