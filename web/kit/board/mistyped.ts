// What the attributes of a board may say, and what somebody who wrote something else may have meant. One table for the
// element, fences, frames and the plugins of site generators.
import { hintLevels } from '../../play/hint_level';
import { nearest } from '../nearest';
import {
  boardAttributes,
  boardModes,
  controlLevels,
  loadings,
  ruleLevels,
  themes,
} from './attributes';
import type { Asked, BoardAttribute } from './attributes';

/** A text that is one of these, or a number; every other attribute takes any text. */
const allowed: Readonly<Partial<Record<BoardAttribute, readonly string[]>>> = {
  mode: boardModes,
  controls: controlLevels,
  rule: ruleLevels,
  hints: hintLevels,
  theme: themes,
  loading: loadings,
  // An attribute without a value is there if it is written at all: `reveal=no` would tell the answer.
  reveal: ['', 'true', 'false', 'reveal'],
  readonly: ['', 'true', 'false', 'readonly'],
};

export interface Mistyped {
  readonly name: string;
  /** undefined: there is no attribute of this name. */
  readonly value?: string;
  /** What it may have been meant to be; '' for nothing at all. */
  readonly meant?: string | undefined;
}

/** The values that mean nothing. */
export function mistypedValues(asked: Asked): readonly Mistyped[] {
  return Object.entries(asked).flatMap(([name, written]) => {
    const value = written === true ? '' : written;
    if (name === 'height') {
      return /^\d*$/.test(value) ? [] : [{ name, value, meant: /^\d+/.exec(value)?.[0] }];
    }
    const values = allowed[name as BoardAttribute];
    if (value === '' || !values || values.includes(value)) return [];
    return [{ name, value, meant: values[0] === '' ? '' : nearest(value, values) }];
  });
}

/** Of the names, those that are nearly an attribute of a board. */
export function mistypedNames(names: readonly string[]): readonly Mistyped[] {
  return names.flatMap((name) => {
    // HTML has these. Those with other characters are what frameworks leave in a page: `:position`, `@click`, `position$`.
    const isAnother = ['name', 'role', 'title', 'class', ...boardAttributes];
    if (isAnother.includes(name.toLowerCase()) || /[^\w-]/.test(name)) return [];
    const meant = nearest(name, boardAttributes);
    return meant ? [{ name, meant }] : [];
  });
}

/** Whether the board would show another question, or the answer to it. */
export function changesQuestion({ name, value }: Mistyped): boolean {
  return value === undefined || ['mode', 'hints', 'reveal'].includes(name);
}

/** For the console and for builds, in English. */
export function mistypedLine({ name, value, meant }: Mistyped): string {
  const written = value === undefined ? name : `${name}="${value}"`;
  const perhaps =
    meant === '' ? 'leave it out' : meant && (value === undefined ? meant : `${name}="${meant}"`);
  const values = allowed[name as BoardAttribute]?.filter(Boolean).join(', ');
  const known = value === undefined ? boardAttributes.join(', ') : (values ?? 'a number');
  return `unknown: ${written}; ${perhaps ? `perhaps: ${perhaps}` : `known: ${known}`}`;
}
