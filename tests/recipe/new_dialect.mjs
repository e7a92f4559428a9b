// npm run new-dialect GAME ID: writes another dialect of a game, which at first reads and prints the same text as the
// game's first dialect. Then run `npm run format`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkId, create, insert, pascal, read, recipe, root, Trouble } from './files.mjs';

recipe(() => {
  const [game, id] = process.argv.slice(2);
  checkId(game);
  checkId(id);
  const header = `wasm/games/${game}/${game}.hpp`;
  if (!existsSync(join(root, header))) throw new Trouble(`there is no game ${game}`);
  const [, firstClass] = / impartial::Dialects<(\w+)/.exec(read(header)) ?? [];
  const [, first] = /dialects: \[\s*'(\w+)'/.exec(read(`web/games/${game}/sentences.ts`)) ?? [];
  const judge = `tests/games/${game}/judge`;
  if (existsSync(join(root, judge, `${id}.tsv`))) throw new Trouble(`there is a dialect ${id}`);

  const name = pascal(id);
  insert(
    header,
    'before',
    /struct \w+ \{\n {2}static constexpr GameInfo/,
    `// As ${firstClass}, to begin with.\nclass ${name} : public ${firstClass} {\n public:\n  static const DialectInfo kInfo;\n  using ${firstClass}::${firstClass};\n};\n\n`,
  );
  insert(header, 'behind', / impartial::Dialects<[^>]*/, `, ${name}`);
  const info = (member) => `.${member} = ${firstClass}::kInfo.${member}`;
  insert(
    `wasm/games/${game}/judges.cpp`,
    'before',
    /\}\s*\/\/ namespace impartial::\w+\s*$/,
    `constexpr DialectInfo ${name}::kInfo{.id = "${id}", ${['envelope', 'sample', 'fields'].map(info).join(', ')}};\n\n`,
  );

  insert(`web/games/${game}/sentences.ts`, 'behind', /dialects: \[[^\]]*?(?=,?\s*\])/, `, '${id}'`);
  insert(
    `web/games/${game}/dialects.ts`,
    'before',
    /\};\s*$/,
    `  ${id}: { name: '${id}', reads: '\`${first}\`', prints: '\`${first}\`' },\n`,
  );

  insert(
    `tests/oracle/${game}.hpp`,
    'behind',
    new RegExp(`dialect == "${first}"`),
    ` || dialect == "${id}"`,
  );
  const [head, ...rows] = read(`${judge}/${first}.tsv`).split('\n');
  const bad = rows.find((row) => row.startsWith('bad_') && !row.endsWith('\t'));
  const wrong = readdirSync(join(root, 'tests/wrong')).find((file) => file.startsWith(`${first}_`));
  if (!bad || !wrong) throw new Trouble(`${first} has no bad input, or no wrong solution`);
  const program = read(`tests/wrong/${wrong}`);
  const [caught, caseName] = new RegExp(`caught by: ${first}\\.(\\S+)`).exec(program) ?? [];
  // The sample, a bad input and the case that catches the wrong program; a long one is in files.
  const copied = rows.filter(
    (row) => row === bad || ['sample', caseName].includes(row.split('\t')[0]),
  );
  create(`${judge}/${id}.tsv`, [head, ...copied, ''].join('\n'));
  for (const ending of ['in', 'ans', 'err']) {
    const file = `${judge}/${first}.${caseName}.${ending}`;
    if (existsSync(join(root, file))) create(file.replace(first, id), read(file));
  }
  create(
    `tests/wrong/${wrong.replace(first, id)}`,
    program.replace(caught, caught.replace(first, id)),
  );
});
