// The parts of the authors' page that are made from data: the recipes of the places, the playground of attributes, and the
// element's documentation.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../kit/escape_html.ts';
import { words as placesEn } from '../kit/places/place_words_en.ts';
import type { PlaceWords } from '../kit/places/place_words_en.ts';
import { words as placesZhHans } from '../kit/places/place_words_zh_hans.ts';
import { placeGroups, stepsFor } from '../kit/places/places.ts';
import type { PlaceGroup, PlaceId, Setting, Step } from '../kit/places/places.ts';
import { elementWords } from '../learn/element_words.ts';
import { languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { words } from './learn_words.ts';
import { versionOf } from './embed_scripts.ts';
import { readElement, sections } from './element_reference.ts';
import type { Entry } from './element_reference.ts';
import { copyButton } from './markdown.ts';
import type { DrawFence } from './markdown.ts';
import { inTraditional, traditional } from './traditional.ts';

/** The site's own address is not known to the build; ../learn/authors.ts puts it in the place of this one. */
export const example = 'https://impartial.example/';

/** The board of the recipes. */
const board: Readonly<Record<Language, Setting['board']>> = {
  en: boardWith('Wythoff’s game: heaps of 4 and 6. Your move: which one wins?'),
  'zh-Hans': boardWith('威佐夫博弈：两堆 4 和 6。轮到你走：哪一步必胜？'),
  'zh-Hant': boardWith(traditional('威佐夫博弈：两堆 4 和 6。轮到你走：哪一步必胜？')),
};

const placeWords: Readonly<Record<Language, PlaceWords>> = {
  en: placesEn,
  'zh-Hans': placesZhHans,
  'zh-Hant': inTraditional(placesZhHans),
};

function boardWith(title: string): Setting['board'] {
  return {
    attributes: [
      ['game', 'wythoff'],
      ['position', '4 6'],
      ['mode', 'quiz'],
    ],
    title,
    link: `${example}games/wythoff.html?position=4+6&mode=quiz`,
    name: 'wythoff-4-6',
    height: 650,
  };
}

/** Draws the page's own fences. `root` is the repository. */
export async function authorsParts(
  root: string,
  language: Language,
): Promise<Readonly<Record<string, DrawFence>>> {
  const reference = await readElement(root);
  return {
    recipes: () => drawRecipes(language, versionOf(root)),
    playground: () => drawPlayground(root, language, reference.attributes),
    reference: ({ info }) => {
      const section = sections.find((each) => each === info);
      if (!section) throw new Error(`the element's documentation has no ${info}`);
      const rows = reference[section].map(({ name: entry, type, text }) => {
        const chinese = elementWords[`${section} ${entry}`] ?? text;
        const said = { en: text, 'zh-Hans': chinese, 'zh-Hant': traditional(chinese) }[language];
        const values = type && section === 'attributes' ? `<br />${valuesOf(type)}` : '';
        return `<tr><td><code>${escapeHtml(entry)}</code>${values}</td><td>${codeText(said)}</td></tr>`;
      });
      const label = escapeHtml(`${words[language].table}: ${section}`);
      return `<div class="table names" tabindex="0" role="group" aria-label="${label}"><table><tbody>${rows.join('')}</tbody></table></div>\n`;
    },
  };
}

/** `'a' | 'b'` as small text: a | b. */
function valuesOf(type: string): string {
  return `<small>${escapeHtml(type.replaceAll("'", '').replaceAll('|', ' | '))}</small>`;
}

/** `code` in a sentence. */
function codeText(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** A field for each attribute whose value one can see. `../learn/authors.ts` puts the board below it. */
function drawPlayground(root: string, language: Language, attributes: readonly Entry[]): string {
  const games = readdirSync(join(root, 'web/games'), { withFileTypes: true });
  const valuesFor: Readonly<Record<string, readonly string[]>> = {
    game: games.filter((each) => each.isDirectory()).map(({ name }) => name),
    lang: languages,
  };
  const first: Readonly<Record<string, string>> = Object.fromEntries(board.en.attributes);
  const drawChoice = (name: string, values: readonly string[], chosen?: string): string =>
    `<select name="${name}">${values
      .map((each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`)
      .join('')}</select>`;
  const drawField = ({ name, type = '' }: Entry): string => {
    const union = [...type.matchAll(/'(\w+)'/g)].map(([, value = '']) => value);
    const values = valuesFor[name] ?? union;
    const field =
      name === 'game'
        ? drawChoice(name, values, first[name])
        : values.length > 0
          ? drawChoice(name, ['', ...values], first[name])
          : `<input name="${name}" ${type === 'boolean' ? `type="checkbox" value="${name}"` : `value="${first[name] ?? ''}"`} />`;
    return `<label><code>${name}</code> ${field}</label>`;
  };
  const fields = attributes.filter(({ name }) => name !== 'loading' && name !== 'height');
  const { writtenAs, forms } = words[language];
  const written = Object.entries(forms).map(
    ([form, name]) => `<option value="${form}">${name}</option>`,
  );
  return `<form class="playground" hidden>${fields.map(drawField).join('')}<label>${writtenAs} <select name="form">${written.join('')}</select></label></form>
<figure class="code playground" hidden><figcaption>${copyButton(language)}</figcaption><pre tabindex="0"><code></code></pre></figure>
`;
}

function drawRecipes(language: Language, newest: string): string {
  const { groups, names, notes, where } = placeWords[language];
  const { fromShare } = words[language];
  const drawStep = (step: Step): string => {
    const head = `<p>${codeText(where(step))}</p>`;
    if (step.kind === 'svg' || step.kind === 'png') {
      return `<li>${head}<p>${codeText(`\`${step.file}\``)} — ${fromShare}</p></li>`;
    }
    const label = escapeHtml(where(step).replaceAll('`', ''));
    return `<li><div class="step">${head}${copyButton(language)}</div><pre tabindex="0" role="group" aria-label="${label}"><code>${escapeHtml(step.text)}</code></pre></li>`;
  };
  const drawPlace = (id: PlaceId): string =>
    `<details class="place" id="${id}"><summary>${names[id]}</summary><p>${codeText(notes[id])}</p><ol>${stepsFor(
      id,
      { home: example, newest, board: board[language] },
    )
      .map(drawStep)
      .join('')}</ol></details>`;
  return (Object.keys(placeGroups) as PlaceGroup[])
    .map(
      (group) =>
        `<section class="places"><h3>${groups[group]}</h3>${placeGroups[group].map(drawPlace).join('')}</section>\n`,
    )
    .join('');
}
