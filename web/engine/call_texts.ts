// The texts of a call by somebody else's program, which may be anything.
import type { CallName } from './engine';
import type { Request } from './messages';

/** So many texts are the first arguments of each call. */
const textCounts: Readonly<Record<CallName, number>> = {
  games: 0,
  solve: 1,
  check: 1,
  generate: 2,
  killMatrix: 2,
  witness: 2,
  startTrial: 1,
  takeRun: 1,
  caseAt: 1,
  reflow: 2,
  analyse: 2,
  play: 3,
  after: 3,
  step: 2,
  certificate: 2,
  picture: 2,
  remoteness: 2,
};

/** The modules cannot say what is no text, and join half of a surrogate pair with what follows. */
export function withTexts({ call, args }: Request): Request {
  const given: unknown[] = [...args];
  for (let at = 0; at < textCounts[call]; ++at) {
    const text = given[at];
    if (typeof text !== 'string') {
      throw new TypeError(`${call}: argument ${at + 1} must be a text, but is ${String(text)}`);
    }
    given[at] = text.replace(/\p{Surrogate}/gu, '\ufffd');
  }
  return { call, args: given } as unknown as Request;
}
