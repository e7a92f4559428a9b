// What stands above the board of Sylver Coinage.
import { beforeAll, describe, expect, test } from 'vitest';
import { chosenPosition } from '../../web/games/sylver_coinage/start';
import { startSentences } from '../../web/games/sylver_coinage/start_sentences';
import { famous } from '../../web/games/sylver_coinage/famous';
import { speak } from '../../web/kit/loading';
import { languages } from '../../web/i18n/language';
import { newEngine } from '../wasm/module';

const engine = newEngine();

beforeAll(async () => {
  for (const language of languages) await speak(language);
});

test.each(['16, 17', '16 17', ' <16 17> ', '16，17', '{16,17}', '16、 17', '16;17'])(
  '%s names the chosen numbers 16 and 17',
  (text) => expect(chosenPosition(text)).toBe('<16 17>'),
);

test('a text that names no numbers is left to the solver, which says what is wrong', async () => {
  for (const text of ['sixteen', '1', '-3', '2.5']) {
    const reply = await engine.analyse('sylver_coinage', chosenPosition(text));
    expect(reply.ok, text).toBe(false);
  }
});

describe.each(famous)('$position', ({ id, position }) => {
  test('is a position, and has words in every language', async () => {
    expect(chosenPosition(position)).toBe(position);
    const reply = await engine.analyse('sylver_coinage', position);
    if (!reply.ok) throw new Error(reply.notice.message);
    const { outcome } = reply.value;
    if (id === 'sample') expect(reply.value.winning).toEqual(['11']);
    // A prime wins as the first number, because then the opponent is lost.
    if (id === 'prime') expect(outcome).toBe('P');
    if (id === 'open') expect(outcome).toBe('unknown');
    const said = languages.map((language) => startSentences[language].about[id]);
    expect(new Set(said).size).toBe(languages.length);
  });
});
