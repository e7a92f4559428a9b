// What stands in index.html before any script runs: the header, the page's purpose, the name and the rule of the first
// game, in English. The app draws the same in its place.
import { registry } from '../games/registry.ts';
import { rules } from '../games/rules.ts';
import { en } from '../i18n/en.ts';
import { pageHeader } from '../kit/frame.ts';
import { learnPage } from '../kit/learn_page.ts';
import type { Site } from '../kit/site.ts';
import { gameLinks, introduction } from '../page/introduction.ts';
import { staticHtml } from './static_html.ts';

export interface Opening {
  readonly game: string;
  readonly html: string;
  /** The files of the build that each address of a game needs (chunks.ts). */
  readonly games: Readonly<Record<string, readonly string[]>>;
}

export function opening(site: Site): Opening {
  const [game] = registry;
  if (!game) throw new Error('the registry is empty');
  const language = 'en';
  const linkTo = ({ id, dialects }: typeof game) =>
    `#/v1/${[id, ...dialects.slice(0, 1)].join('/')}`;
  const header = pageHeader(
    {
      words: en.frame,
      language,
      theme: 'system',
      site,
      home: '',
      start: linkTo(game),
    },
    gameLinks({ label: en.frame.games, rule: en.frame.rule, language, current: game.id, linkTo }),
  );
  const intro = introduction({
    name: game.name,
    rule: rules[language][game.id] ?? '',
    language,
    sentences: en,
    tutorial: game.tutorial && learnPage(game.id, language),
  });
  const html = `${staticHtml(header)}<main class="opening">${staticHtml(intro)}</main>`;
  // A game that no judge sets opens with the explanation beside its board, and with a search.
  const games = registry.map(({ id, dialects }) => [
    id,
    dialects.length > 0 ? [id] : [id, 'later', 'why', `${id}_theory`],
  ]);
  return { game: game.id, html, games: Object.fromEntries(games) };
}
