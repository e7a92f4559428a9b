// The text of a fence: the attributes of a board, and sentences for readers without scripts.
import { attributeNamed } from './attributes';
import type { Asked } from './attributes';

// Editors of prose turn straight quotes into typographic ones.
const value = /"([^"]*)"|'([^']*)'|[“”]([^“”]*)[“”]|[‘’]([^‘’]*)[‘’]|([^\s"'“”‘’]\S*)/.source;
const pair = new RegExp(`([\\w-]+)(?:\\s*=\\s*(?:${value}))?`, 'g');
/** Written as attributes are, whatever the names. */
const one = `[\\w-]+=(?:${value})`;
const pairs = new RegExp(`^\\s*${one}(?:\\s+${one})*\\s*$`);

/** Parses `game=wythoff position="4 6" readonly`, on any number of lines. */
export function parseAttributes(text: string): Asked {
  const asked: Asked = {};
  for (const [, name = '', ...values] of text.matchAll(pair)) {
    const known = attributeNamed(name);
    if (known) asked[known] ??= values.find((each) => each !== undefined) ?? true;
  }
  return asked;
}

/** The names in the same text that are no attributes of a board. */
export function otherNames(text: string): readonly string[] {
  return [...text.matchAll(pair)].flatMap(([, name = '']) => (attributeNamed(name) ? [] : [name]));
}

/**
 * The lines of a fence that are attributes. The other lines describe the board to readers without scripts, and to
 * search. A block that does not name its language is a fence only if its last lines are attributes, the
 * game among them; otherwise the result is empty.
 */
export function attributeLines(text: string, isMarked: boolean): string {
  // A Chinese keyboard has full-width signs.
  const all = text.replaceAll('＝', '=').split('\n');
  if (isMarked) return all.filter(isAttributes).join('\n');
  const isOther = (line: string): boolean => line.trim() !== '' && !isAttributes(line);
  const last = all.slice(all.map(isOther).lastIndexOf(true) + 1).join('\n');
  return /(?:^|\s)game\s*=/.test(last) ? last : '';
}

/** The line begins with an attribute that has a value, or consists of names of attributes, or of values with any names. */
function isAttributes(line: string): boolean {
  if (pairs.test(line)) return true;
  const [, name] = /^\s*([\w-]+)\s*=/.exec(line) ?? [];
  const names = name === undefined ? line.trim().split(/\s+/) : [name];
  return names.every((each) => attributeNamed(each) !== undefined);
}
