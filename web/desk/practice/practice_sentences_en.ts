import { counted, number } from '../../i18n/counted_en';
import type { InputKind } from '../../engine/check_types';

export interface PracticeSentences {
  readonly title: string;
  readonly hint: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<InputKind, string>>;
  readonly seed: string;
  readonly anotherSeed: string;
  readonly cases: string;
  /** In place of a number of cases. */
  readonly asManyAsFit: string;
  readonly generate: string;
  readonly generated: string;
  readonly trying: string;
  readonly stopped: string;
  readonly noInput: string;
  readonly isFile: string;
  readonly failed: string;
  /** An input could not be made, or not be handed out. */
  readonly notDone: string;
  /** `caught` of `all` mistakes that the judge's limits let show. */
  readonly catches: (caught: number, all: number) => string;
  readonly wrong: (cases: number) => string;
  readonly notCaught: string;
  readonly beyond: string;
  readonly showCase: (number: number) => string;
  readonly alike: (titles: string) => string;
  readonly take: string;
  readonly copyInput: string;
  readonly copyJson: string;
  readonly jsonTitle: string;
  readonly zip: string;
  readonly zipTitle: string;
}

export const words: PracticeSentences = {
  title: 'Test data',
  hint: 'Make an input that breaks wrong programs.',
  kind: 'Kind',
  kinds: {
    adversarial: 'Catches mistakes',
    random: 'Random',
    limits: 'At the limits',
    small: 'Small positions',
    sample: 'Sample',
  },
  seed: 'Seed',
  anotherSeed: 'Another seed',
  cases: 'Cases',
  asManyAsFit: 'auto',
  generate: 'Generate input',
  generated: 'Input generated.',
  trying: 'Trying the known mistakes …',
  stopped: 'Stopped.',
  noInput: 'Make an input, or type one.',
  isFile: 'The mistakes are tried on inputs that the editor holds, not on opened files.',
  failed: 'The mistakes could not be tried.',
  notDone: 'It did not work. Try again, or reload the page.',
  catches: (caught, all) =>
    caught === all
      ? `This input catches ${all === 1 ? 'the known mistake' : `all ${number.format(all)} known mistakes`}.`
      : `This input catches ${number.format(caught)} of ${counted(all, 'known mistake', 'known mistakes')}.`,
  wrong: (cases) => counted(cases, 'wrong case', 'wrong cases'),
  notCaught: 'still passes',
  beyond: 'shows only beyond the judge’s limits',
  showCase: (n) => `Show case ${number.format(n)}`,
  alike: (titles) => `On this input it answers like: ${titles}.`,
  take: 'Export',
  copyInput: 'Copy input',
  copyJson: 'Copy for CPH',
  jsonTitle:
    'Inputs and answers as JSON for CPH: Competitive Programming Helper, an extension of VS Code',
  zip: 'Download zip',
  zipTitle: 'Files .in and .out: this input, and one of each kind with this seed',
};
