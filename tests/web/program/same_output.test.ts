// Every program of the repository prints in the tab what it prints when the system's compiler has compiled it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeCases, samples } from '../../corpus';
import { codeFolder, run, wrongFolder } from '../learn_programs';
import { ran } from './compiled';

const programs = [codeFolder, wrongFolder].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.cpp'))
    .map((file) => ({ name: file.replace('.cpp', ''), path: join(folder, file) })),
);

/** What programs of the course read that answer no judge of ours. */
const ownInputs: Readonly<Record<string, string>> = {
  nim_moves: '3 3 4 5\n3 8 9 3\n1 7\n2 5 5\n',
  nim_wrong_largest: '3 3 4 5\n3 8 9 3\n1 7\n2 5 5\n',
  kayles_period: '',
};

/** Other programs name their judge, or the game, whose first judge they answer. */
function inputsFor(name: string): readonly Uint8Array[] {
  const own = ownInputs[name];
  if (own !== undefined) return [Buffer.from(own)];
  const dialect = (
    samples.find((each) => name.startsWith(`${each.dialect}_`)) ??
    samples.find((each) => name.startsWith(each.game))
  )?.dialect;
  const inputs = judgeCases
    .filter((each) => each.dialect === dialect && /^(sample|edges|small_all)$/.test(each.name))
    .map(({ input }) => input);
  if (inputs.length === 0) throw new Error(`no input for ${name}`);
  return inputs;
}

test('there are programs', () => expect(programs.length).toBeGreaterThan(30));

test.each(programs)('$name @check', async ({ name, path }) => {
  const source = readFileSync(path, 'utf8');
  for (const input of inputsFor(name)) {
    const { status, text, compiled } = await ran(source, input, { memory: 256 << 20 }, 1 << 26);
    expect(status).toBe('exited');
    expect(compiled.dialects).toEqual([]);
    const native = await run(name, input);
    expect(text === native, `${name} prints something else`).toBe(true);
  }
});
