// The page's address: #/v1/<game>/<dialect>?position=…&moves=…&input=…&panel=…&… . Links live longer than code, so the
// address has a version, and every link in tests/web/links.tsv must always open what it opens now. Defaults are omitted.
import type { DialectId, GameId, GameInfo } from '../engine/types';
import { registry } from '../games/registry';
import type { Game } from '../games/registry';
import { languages } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { DeskAddress } from '../desk/text_links';
import type { Panel } from '../i18n/table_sentences';
import { formatBoard, named, pair, readBoard } from '../table/board_address';
import type { BoardAddress } from '../table/board_address';

/** What a link restores. */
export interface Address {
  readonly game: GameId;
  /** undefined: no judge sets the game. */
  readonly dialect: DialectId | undefined;
  readonly board: BoardAddress;
  readonly texts: DeskAddress;
  /** The view beside the board; defaults to the one that a window shows by itself. */
  readonly panel: Panel | undefined;
  /** Defaults to the reader's own language. */
  readonly language: Language | undefined;
}

export function formatAddress(address: Address): string {
  const { game, dialect, board, texts, panel, language } = address;
  const query = [
    formatBoard(board),
    pair('input', texts.input),
    pair('made', texts.made),
    pair('output', texts.output),
    pair('program', texts.program),
    pair('panel', panel),
    pair('lang', language),
  ]
    .filter(Boolean)
    .join('&');
  const path = dialect === undefined ? game : `${game}/${dialect}`;
  return `#/v1/${path}${query && `?${query}`}`;
}

/** The hash as it was before chats and forums escaped it. */
export function unescaped(hash: string): string {
  let text = hash;
  try {
    while (/^#?%(?:25)*2F/i.test(text)) text = decodeURIComponent(text);
  } catch {
    // Of what is no escape there is nothing to undo.
  }
  return text.replaceAll('&amp;', '&');
}

/**
 * Parses a hash. Unknown parts get the nearest default, so an old link still opens the page. `games`: the solver's list,
 * once it is known. It has the further names of dialects.
 */
export function readAddress(hash: string, games: readonly GameInfo[] = []): Address {
  const text = hash.replace(/^#/, '');
  const [path = ''] = text.split('?', 1);
  const [, version, gameId, dialectId] = path.split('/');
  const wanted = version === 'v1' ? registry.find(({ id }) => id === gameId) : undefined;
  const game = wanted ?? registry[0];
  if (!game) throw new Error('the registry is empty');
  const dialect = dialectOf(game, dialectId, games);
  // URLSearchParams does not throw on bad escapes. A position of an unknown game is useless for another game.
  const query = new URLSearchParams(text.slice(path.length + 1));
  return {
    game: game.id,
    dialect,
    board: wanted ? readBoard(query) : {},
    texts: wanted && dialect !== undefined ? readDesk(query) : {},
    panel: panelsOf(game, dialect).find((each) => each === query.get('panel')),
    language: named(languages, query.get('lang')),
  };
}

function dialectOf(
  { id, dialects }: Game,
  name: string | undefined,
  games: readonly GameInfo[],
): DialectId | undefined {
  const known = games.find((each) => each.id === id)?.dialects ?? [];
  const alias = known.find(({ aliases }) => aliases.includes(name ?? ''))?.id;
  return alias ?? dialects.find((each) => each === name) ?? dialects[0];
}

/** The views that there are beside the board. */
export function panelsOf({ atlas }: Game, dialect: DialectId | undefined): readonly Panel[] {
  if (dialect === undefined) return ['why'];
  return atlas ? ['why', 'text', 'atlas'] : ['why', 'text'];
}

const textNames = ['input', 'output', 'program', 'made'];

function readDesk(query: URLSearchParams): DeskAddress {
  return Object.fromEntries([...query].filter(([name]) => textNames.includes(name)));
}
