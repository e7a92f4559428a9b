// The moves of a take-and-break code, in parts that are said one by one.
import type { CodeDigit, HeapGamesView } from './view';

/** The digits of a code that allow the same are said together. */
export function ruleParts(
  form: Extract<HeapGamesView['form'], { kind: 'code' }>,
  say: (digit: CodeDigit, taken: string) => string,
  join: (amounts: readonly string[]) => string,
  any: string,
  more: string,
): string[] {
  const groups = new Map<string, { digit: CodeDigit; taken: string[] }>();
  const add = (digit: CodeDigit, taken: string, own = ''): void => {
    if (!digit.nothing && !digit.one && !digit.two) return;
    const key = `${Number(digit.nothing)}${Number(digit.one)}${Number(digit.two)}${Number(digit.unequal)}${own}`;
    const group = groups.get(key) ?? { digit, taken: [] };
    group.taken.push(taken);
    groups.set(key, group);
  };
  form.digits.forEach((each, taken) => add(each, String(taken), taken === 0 ? ' split' : ''));
  const first = form.digits.length;
  const { repeated } = form;
  repeated.forEach((each, at) => {
    if (repeated.length === 1) add(each, first === 1 ? any : `${first} ${more}`);
    else for (const turn of [0, 1]) add(each, String(first + at + turn * repeated.length));
  });
  return [...groups.values()].map(
    ({ digit, taken }) =>
      say(digit, join(taken)) + (repeated.length > 1 && taken.length > 1 ? ', …' : ''),
  );
}
