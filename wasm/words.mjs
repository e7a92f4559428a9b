// npm run words: writes the words that C++ and TypeScript both spell into ../web, from the enumerations of C++.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { build, configure } from './toolchain/cmake.mjs';
import { run, script } from './toolchain/processes.mjs';

const root = new URL('../', import.meta.url).pathname;
const print = (...args) =>
  execFileSync(`${root}build/native/impartial`, args, { encoding: 'utf8' });

await script(async () => {
  await run('cmake', configure('native'));
  await run('cmake', [...build('native'), '--target', 'impartial']);
  writeFileSync(`${root}web/engine/words.ts`, print('words', 'engine'));
  writeFileSync(`${root}web/engine/check_words.ts`, print('words', 'check'));
  for (const { id } of JSON.parse(print('games')).games)
    writeFileSync(`${root}web/games/${id}/vocabulary.ts`, print('words', id));
});
