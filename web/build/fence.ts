// The blocks of a chapter's Markdown that are no text.
import type { Token } from 'markdown-it';

export interface Fence {
  /** The first word of the fence's info string. */
  readonly kind: string;
  readonly info: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly body: string;
}

export function readFence(token: Token | undefined): Fence {
  const info = token?.info.trim() ?? '';
  const [kind = '', ...rest] = info.split(' ');
  const pairs = [...rest.join(' ').matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)];
  const attributes = Object.fromEntries(
    pairs.map(([, key = '', quoted, bare]) => [key, quoted ?? bare ?? '']),
  );
  return { kind, info: rest.join(' '), attributes, body: token?.content ?? '' };
}
