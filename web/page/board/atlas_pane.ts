// The atlas beside the board: the map of all positions within the judges' limits, of the games that have one. It is loaded
// when it is first shown.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { GameId } from '../../engine/types';
import { withWords } from '../../kit/loading';
import type { Language } from '../../i18n/language';
import type { Playthrough } from '../../play/playthrough';

/** Each defines `<impartial-atlas>`. */
const atlases = import.meta.glob('../../games/*/atlas.ts');

export const styles = [];

export interface AtlasPane {
  readonly game: GameId;
  readonly engine: Engine;
  readonly language: Language;
  readonly playthrough: Playthrough | undefined;
}

/** The atlas begins anew with each new array. */
let line: readonly string[] = [];

export function atlasPane({ game, engine, language, playthrough }: AtlasPane): TemplateResult {
  withWords(atlases[`../../games/${game}/atlas.ts`] ?? (() => Promise.resolve())).catch(() => {
    // The page says so.
  });
  const count = 1 + (playthrough?.line?.steps.length ?? 0);
  const now = Array.from({ length: count }, (_, at) => playthrough?.analysisAt(at)?.position ?? '');
  if (now.join() !== line.join()) line = now;
  return html`<section class="panel" id="panel-atlas" role="tabpanel" aria-labelledby="tab-atlas">
    <impartial-atlas
      .engine=${engine}
      .language=${language}
      .line=${line}
      .at=${playthrough?.line?.at ?? 0}
    ></impartial-atlas>
  </section>`;
}
