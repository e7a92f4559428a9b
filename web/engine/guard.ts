// The readers of the boundary's JSON; those of the modules that are loaded later have files of their own. Each function
// returns the value that its type promises, or throws ContractError: then C++ and TypeScript disagree, which is our bug
// and never the user's.
import {
  certificateStates,
  envelopes,
  foreignFormats,
  hints,
  moduleNames,
  noticeCodes,
  obstacles,
  outcomes,
  playConventions,
  severities,
  statuses,
} from './words';
import type { Expected } from './engine';
import type {
  Suppressed,
  Analysis,
  Certificate,
  DialectInfo,
  Fact,
  GameInfo,
  Limit,
  Natural,
  Notice,
  NoticeCode,
  NoticeParams,
  Option,
  Remoteness,
  Reply,
  SearchReport,
} from './types';

export class ContractError extends Error {
  static {
    // Not assigned, which fails where the host has frozen what it inherits.
    Object.defineProperty(this.prototype, 'name', { value: 'ContractError' });
  }
}

/** Reads one value or throws; `path` is its place in the JSON. */
export type Read<T> = (value: unknown, path: string) => T;

function fail(path: string, wanted: string, value: unknown): never {
  const shown = JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
  throw new ContractError(`${path}: expected ${wanted}, found ${shown}`);
}

export const text: Read<string> = (value, path) =>
  typeof value === 'string' ? value : fail(path, 'a text', value);

export const flag: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, 'true or false', value);

export const count: Read<number> = (value, path) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : fail(path, 'a natural number', value);

export const digits: Read<string> = (value, path) =>
  typeof value === 'string' && /^[0-9]+$/.test(value) ? value : fail(path, 'digits', value);

export const natural: Read<Natural> = (value, path) =>
  typeof value === 'string' ? digits(value, path) : count(value, path);

export const record: Read<Readonly<Record<string, unknown>>> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(path, 'an object', value);

const anything: Read<unknown> = (value) => value;

export function oneOf<const T extends string>(allowed: readonly T[]): Read<T> {
  return (value, path) =>
    allowed.find((each) => each === value) ?? fail(path, `one of ${allowed.join(', ')}`, value);
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

export function listOf<T>(read: Read<T>): Read<readonly T[]> {
  return (value, path) =>
    Array.isArray(value)
      ? value.map((each, index) => read(each, `${path}[${index}]`))
      : fail(path, 'a list', value);
}

/** Reads the named members and drops all others. */
export function shape<T extends object>(members: {
  readonly [Key in keyof T]: Read<T[Key]>;
}): Read<T> {
  return (value, path) => {
    const from = record(value, path);
    const read: Partial<T> = {};
    for (const key of Object.keys(members) as (keyof T & string)[]) {
      read[key] = members[key](from[key], `${path}.${key}`);
    }
    return read as T;
  };
}

/** Digits, or an empty text for a missing member. */
const digitsOrNone: Read<string> = (value, path) =>
  value === undefined ? '' : digits(value, path);

/** The same of a text. */
const textOrNone: Read<string> = (value, path) => (value === undefined ? '' : text(value, path));

const noticeParams: { readonly [Code in NoticeCode]: Read<NoticeParams[Code]> } = {
  not_a_number: shape({ role: text, found: text, hint: oneOf(hints) }),
  not_text: shape({ found: oneOf(foreignFormats) }),
  out_of_range: shape({ role: text, found: text, minimum: digits, maximum: digits }),
  wrong_count: shape({ role: text, announced: digits, counted: digits }),
  unexpected_end: shape({ role: text }),
  trailing_input: shape({ found: text }),
  illegal_position: shape({
    rule: text,
    witness: digits,
    left: digitsOrNone,
    right: digitsOrNone,
  }),
  illegal_move: shape({ found: text }),
  unknown_game: shape({ found: text }),
  unknown_dialect: shape({ found: text }),
  too_large: shape({ maximum: digits, game: textOrNone }),
  beyond_limit: shape({ role: text, found: text, minimum: digits, maximum: digits }),
  list_truncated: shape({ role: text, shown: digits, total: digits }),
  line_mismatch: shape({ role: text, announced: digits, counted: digits }),
};

const noticeBase = shape({
  severity: oneOf(severities),
  message: text,
  case: count,
  line: count,
  column: count,
  offset: count,
  length: count,
});

export const notice: Read<Notice> = (value, path) => {
  const code = oneOf(noticeCodes)(record(value, path)['code'], `${path}.code`);
  // The code selected the reader of its own parameters, which the compiler cannot follow.
  return { ...noticeBase(value, path), code, ...noticeParams[code](value, path) } as Notice;
};

export const suppressed = shape<Suppressed>({ errors: count, warnings: count });

const dialect = shape<DialectInfo>({
  id: text,
  envelope: oneOf(envelopes),
  aliases: listOf(text),
  sample: text,
  limits: listOf(shape<Limit>({ role: text, minimum: digits, maximum: digits })),
});

const games = shape<{ games: readonly GameInfo[] }>({
  games: listOf(
    shape<GameInfo>({
      id: text,
      play: oneOf(playConventions),
      example: text,
      module: oneOf(moduleNames),
      dialects: listOf(dialect),
    }),
  ),
});

const analysis = shape<Analysis>({
  game: text,
  position: text,
  play: oneOf(playConventions),
  outcome: oneOf(outcomes),
  status: oneOf(statuses),
  complete: flag,
  reason: orNull(text),
  grundy: orNull(natural),
  components: listOf(natural),
  winning: listOf(text),
  options: shape<Analysis['options']>({
    count: natural,
    listed: listOf(
      shape<Option>({ move: text, outcome: oneOf(outcomes), grundy: orNull(natural) }),
    ),
    truncated: flag,
  }),
  facts: listOf(shape<Fact>({ key: text, value: anything })),
  view: record,
});

const remoteness = orNull(shape<Remoteness>({ moves: count, best: listOf(text) }));

const searchReport = shape<SearchReport>({
  solved: flag,
  valued: flag,
  done: flag,
  positions: count,
  pPositions: count,
  bytes: count,
  replies: shape<SearchReport['replies']>({ solved: count, total: count }),
});

const certificates: {
  readonly [State in Certificate['state']]: Read<Extract<Certificate, { state: State }>>;
} = {
  writing: shape({ state: oneOf(['writing']), positions: count }),
  written: shape({ state: oneOf(['written']), text }),
  none: shape({ state: oneOf(['none']), obstacle: oneOf(obstacles) }),
};
const certificate: Read<Certificate> = (value, path) => {
  const state = oneOf(certificateStates)(record(value, path)['state'], `${path}.state`);
  return certificates[state](value, path);
};

const mark = oneOf(['=', '!']);
const markOf = (raw: unknown) => mark(text(raw, 'reply')[0], 'reply');

/** Reads a whole text. `what`: its name in an error. */
export function parse<T>(json: string, what: string, read: Read<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ContractError(`${what}: not JSON: ${json.slice(0, 80)}`);
  }
  return read(value, what);
}

export const parseGames = (json: string): readonly GameInfo[] => {
  const found = parse(json, 'games', games).games;
  if (found.length === 0) throw new ContractError('games: expected a game');
  return found;
};
export const parseNotice = (json: string): Notice => parse(json, 'notice', notice);
export const parseSearchReport = (json: string): SearchReport =>
  parse(json, 'search report', searchReport);
export const parseAnalysis = (json: string): Analysis => parse(json, 'analysis', analysis);
export const parseRemoteness = (json: string): Remoteness | null =>
  parse(json, 'remoteness', remoteness);
export const parseCertificate = (json: string): Certificate =>
  parse(json, 'certificate', certificate);
/** Accepts any JSON: each picture reads its own. */
export const parsePicture = (json: string): unknown => parse(json, 'picture', anything);

/** The value that `read` finds in a module's reply, or the reply's notice. */
export function expected<T>(raw: unknown, read: (text: string) => T): Expected<T> {
  const ok = markOf(raw) === '=';
  const content = (raw as Reply).slice(1);
  return ok ? { ok, value: read(content) } : { ok, notice: parseNotice(content) };
}

/** The object that a module opens, or the notice of the reply that refuses it. */
export function opened<T extends object>(found: T | Reply): Expected<T> {
  if (typeof found === 'object') return { ok: true, value: found };
  return expected(found, () => fail('reply', 'an object', found));
}
