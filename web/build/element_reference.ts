// The documentation of <impartial-board>, read from the comment of its class.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const sections = [
  'attributes',
  'events',
  'properties',
  'methods',
  'parts',
  'custom-properties',
] as const;
export type Section = (typeof sections)[number];

export interface Entry {
  readonly name: string;
  readonly type?: string;
  readonly text: string;
}

export type ElementReference = Readonly<Record<Section, readonly Entry[]>>;

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
}

interface Member extends Described {
  readonly kind: 'field' | 'method';
  readonly privacy?: string;
  readonly static?: boolean;
  readonly parameters?: readonly Described[];
  readonly return?: { readonly type?: { readonly text: string } };
}

interface Declaration {
  readonly customElement?: boolean;
  readonly attributes: readonly Described[];
  readonly events: readonly Described[];
  readonly members: readonly Member[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
}

/** Its types say nothing of these, which its documentation names. */
interface Analyzer {
  readonly ts: {
    readonly ScriptTarget: { readonly ES2022: number };
    readonly createSourceFile: (
      name: string,
      text: string,
      target: number,
      parents: boolean,
    ) => object;
  };
  readonly create: (of: {
    readonly modules: readonly object[];
    readonly plugins: readonly object[];
    readonly context: object;
  }) => { readonly modules: readonly { readonly declarations: readonly Declaration[] }[] };
}

/** `root` is the repository. The analyzer is loaded here, because it brings the compiler of TypeScript with it. */
export async function readElement(root: string): Promise<ElementReference> {
  const { create, ts } =
    (await import('@custom-elements-manifest/analyzer')) as unknown as Analyzer;
  const source = readFileSync(join(root, 'web/embed/element.ts'), 'utf8');
  const file = ts.createSourceFile('element.ts', source, ts.ScriptTarget.ES2022, true);
  const manifest = create({ modules: [file], plugins: [], context: { dev: false } });
  const element = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ customElement }) => customElement);
  if (!element) throw new Error('element.ts has no element');
  // What has no comment is not for others, or is an attribute.
  const members = element.members.filter(
    ({ kind, privacy, description, static: isStatic }) =>
      description && (!privacy || privacy === 'public') && !(kind === 'method' && isStatic),
  );
  const named = (member: Member): string =>
    (member.static ? 'ImpartialBoard.' : '') +
    member.name +
    (member.kind === 'method' ? `(${(member.parameters ?? []).map(parameter).join(', ')})` : '');
  const membersOf = (kind: Member['kind']) =>
    members
      .filter((member) => member.kind === kind)
      .map((member) =>
        entry({ ...member, name: named(member), ...(member.return && { ...member.return }) }),
      );
  return {
    attributes: element.attributes.filter(({ description }) => description).map(entry),
    // An event is also found under the name of the variable that holds its name.
    events: element.events.filter(({ description }) => description).map(entry),
    properties: membersOf('field'),
    methods: membersOf('method'),
    parts: element.cssParts.map(entry),
    'custom-properties': element.cssProperties.map(entry),
  };
}

/** A pattern has no name. */
function parameter({ name }: Described): string {
  return name.startsWith('{') ? 'options' : name;
}

function entry({ name, type, description = '' }: Described): Entry {
  return { name, ...(type && { type: type.text }), text: description.replaceAll('\n', ' ') };
}
