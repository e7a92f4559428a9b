// npm run new-game ID: writes a working game into every layer, to be changed into another game. Its files are in game/,
// where the id is toy_game. Then run `npm run format`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel, checkId, create, insert, pascal, recipe, root, Trouble } from './files.mjs';

recipe(() => {
  const [id] = process.argv.slice(2);
  checkId(id);
  if (existsSync(join(root, 'wasm/games', id))) throw new Trouble(`there is a game ${id}`);
  const title = id.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const named = (text) =>
    text
      .replaceAll('toy_game', id)
      .replaceAll('TOY_GAME', id.toUpperCase())
      .replaceAll('ToyGame', pascal(id))
      .replaceAll('toyGame', camel(id))
      .replaceAll('toy-game', id.replaceAll('_', '-'))
      .replaceAll('Toy game', title);

  const template = join(root, 'tests/recipe/game');
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    create(named(file.slice(template.length + 1)), named(readFileSync(file, 'utf8')));
  }

  const list = 'wasm/boundary/game_list.hpp';
  insert(list, 'behind', /(#include "games\/.*\n)+/, `#include "games/${id}/${id}.hpp"\n`);
  insert(list, 'behind', /using Games =\s+GameList<[^>]*/, `, ${id}::${pascal(id)}`);
  const registry = 'web/games/registry.ts';
  insert(
    registry,
    'behind',
    /(import .*\n)+/,
    `import { ${camel(id)} } from './${id}/sentences';\n`,
  );
  insert(registry, 'behind', /const games: [^=]*= \[[^\]]*?(?=,?\s*\])/, `, ${camel(id)}`);
});
