// The licences of what a build ships, and the list of these parts in the format CycloneDX. The bundler says whose code is in
// the files that it writes. The wasm and its glue hold Emscripten's libraries (../../wasm/system_licences.txt).
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A part of what is shipped that is not ours. */
interface Part {
  readonly name: string;
  readonly version?: string | undefined;
  /** As SPDX writes it. */
  readonly licence: string;
  readonly address?: string | undefined;
  readonly text: string;
  /** Of the package, in base64. */
  readonly sha512?: string | undefined;
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly homepage?: string;
  readonly packages?: Readonly<Record<string, { readonly integrity?: string }>>;
}

const readJson = (file: string): PackageJson => JSON.parse(readFileSync(file, 'utf8'));

export class Shipped {
  readonly #root: string;
  readonly #folder: string | undefined;
  readonly #whole: Shipped | undefined;
  readonly #parts = new Map<string, Part>();

  /** `folder`: where the files are written. `whole`: also receives all parts. */
  constructor(root: string, folder?: string, whole?: Shipped) {
    this.#root = root;
    this.#folder = folder;
    this.#whole = whole;
  }

  /** Of each build whose files are shipped. A worker is a build of its own. */
  plugin(): Plugin {
    return {
      name: 'licences',
      apply: 'build',
      generateBundle: (_, bundle) => {
        this.#note(Object.values(bundle).flatMap((file) => this.#sourcesOf(file)));
      },
    };
  }

  /** Whether anything is not ours. */
  get hasOthers(): boolean {
    return this.#parts.size > 0;
  }

  /** Our own licence, then the others. */
  text(): string {
    const ours = readFileSync(join(this.#root, 'LICENSE'), 'utf8').trim();
    // Some packages share a text.
    const names = new Map<string, string[]>();
    for (const { name, version, licence, text } of this.#sorted) {
      const line = [name, version, `(${licence})`].filter(Boolean).join(' ');
      names.set(text, [...(names.get(text) ?? []), line]);
    }
    const others = [...names].map(([text, lines]) => `${lines.join('\n')}\n\n${text}`);
    return [`Impartial (MIT)\n\n${ours}`, ...others].join(`\n\n${'-'.repeat(80)}\n\n`);
  }

  /** The same build always gives the same list: it has no date and no serial number. */
  sbom(): string {
    const { name, version, license } = readJson(join(this.#root, 'package.json'));
    const about = (part: Omit<Part, 'text'>) => ({
      'bom-ref': [part.name, part.version].filter(Boolean).join('@'),
      name: part.name,
      ...(part.version && { version: part.version }),
      ...(part.sha512 && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(part.sha512, 'base64').toString('hex') }],
      }),
      licenses: part.licence.includes(' ')
        ? [{ expression: part.licence }]
        : [{ license: { id: part.licence } }],
      ...(part.sha512 && {
        purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
      }),
      ...(part.address && { externalReferences: [{ type: 'website', url: part.address }] }),
    });
    const list = {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: { type: 'application', ...about({ name, version, licence: license }) },
      },
      components: this.#sorted.map((part) => ({ type: 'library', ...about(part) })),
    };
    return `${JSON.stringify(list, null, 2)}\n`;
  }

  get #sorted(): readonly Part[] {
    return [...this.#parts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #note(sources: readonly string[]): void {
    for (const source of sources) {
      if (source.includes('/engine/generated/')) this.#add(systemParts(this.#root));
      // A package may hold others.
      const [, before = '', place, name = ''] =
        /^(.*?)\/(node_modules\/(?:.*\/node_modules\/)?(@[^/]+\/[^/]+|[^/]+))/.exec(source) ?? [];
      if (place !== undefined && !this.#parts.has(name)) {
        this.#add(partsOf(this.#root, join(before, place), place));
      }
    }
    if (this.#whole) this.#whole.#note(sources);
    if (this.#folder === undefined) return;
    mkdirSync(this.#folder, { recursive: true });
    copyFileSync(join(this.#root, 'LICENSE'), join(this.#folder, 'LICENSE'));
    writeFileSync(join(this.#folder, 'licences.txt'), `${this.text()}\n`);
    writeFileSync(join(this.#folder, 'sbom.cdx.json'), this.sbom());
  }

  /** The files whose contents are in a file of a build. */
  #sourcesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] {
    if (file.type === 'asset') return file.originalFileNames.map((name) => join(this.#root, name));
    return Object.entries(file.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id);
  }

  #add(parts: readonly Part[]): void {
    for (const part of parts) this.#parts.set(part.name, part);
  }
}

/** Packages without texts of their licences: the file that has them, first the package's own, then those of its parts. */
const withoutTexts: Readonly<Record<string, string>> = {
  '@yowasp/clang': 'web/program/clang_licences.txt',
  pyodide: 'web/program/python/python_licences.txt',
};

function partsOf(root: string, folder: string, place: string): readonly Part[] {
  const { name, version, license, homepage } = readJson(join(folder, 'package.json'));
  const lock = readJson(join(root, 'package-lock.json'));
  const sha512 = lock.packages?.[place]?.integrity?.replace('sha512-', '');
  const itself = { name, version, licence: license, address: homepage, sha512 };
  const file = withoutTexts[name];
  if (file !== undefined) {
    const [own, ...others] = sectionsOf(root, file, version);
    return [{ ...itself, text: own?.text ?? '' }, ...others];
  }
  const texts = readdirSync(folder).filter((each) => /^(licen[cs]e|copying|notice)/i.test(each));
  if (texts.length === 0) throw new Error(`${name} is shipped and has no text of its licence`);
  const text = texts.map((each) => readFileSync(join(folder, each), 'utf8').trim()).join('\n\n');
  return [{ ...itself, text }];
}

/** Its libraries have the compiler's version. */
function systemParts(root: string): readonly Part[] {
  const version = readFileSync(
    join(root, 'web/engine/generated/emscripten_version.txt'),
    'utf8',
  ).trim();
  return sectionsOf(root, 'wasm/system_licences.txt', version);
}

/** Each begins with a line `# name | licence | address`. */
function sectionsOf(root: string, file: string, version: string): readonly Part[] {
  return readFileSync(join(root, file), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [head = '', ...lines] = section.split('\n');
      const [name = '', licence = '', address] = head.split(' | ');
      return { name, version, licence, address, text: lines.join('\n').trim() };
    });
}
