// The words of the share dialog, in a dictionary of their own because they are loaded with the dialog.
import type { BoardMode } from '../../kit/board/attributes';
import type { BoardTheme, Pin } from './shared_board';

export interface ShareSentences {
  readonly title: string;
  /** The choice of the place. */
  readonly place: string;
  readonly mode: string;
  readonly modes: Readonly<Record<BoardMode, string>>;
  /** Whether a picture shows the outcomes. */
  readonly answers: string;
  readonly answersShown: string;
  readonly answersHidden: string;
  readonly language: string;
  /** The language of the page around the board. */
  readonly surrounding: string;
  readonly theme: string;
  readonly themes: Readonly<Record<BoardTheme, string>>;
  readonly version: string;
  readonly versions: (pin: Pin, version: string) => string;
  readonly preview: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly download: (ending: string) => string;
  readonly copyPicture: string;
  readonly pictureFailed: string;
  /** For a download. */
  readonly notDrawn: string;
  /** The task in a picture's text, after the name of the position. */
  readonly question: string;
  readonly outcomes: Readonly<Record<'P' | 'N', string>>;
  /** The last sentence of a picture's text. */
  readonly click: string;
  /** The link to the authors' page. */
  readonly authors: string;
}

export const words: ShareSentences = {
  title: 'Share this board',
  place: 'Where will it be?',
  mode: 'Mode',
  modes: { analyse: 'Analyse', play: 'Play', quiz: 'Quiz', static: 'Static' },
  answers: 'Answers',
  answersShown: 'Shown',
  answersHidden: 'Hidden',
  language: 'Language',
  surrounding: 'As the page',
  theme: 'Colours',
  themes: { system: 'As the page', light: 'Light', dark: 'Dark' },
  version: 'Version',
  versions: (pin, version) =>
    ({
      newest: 'Always the newest',
      version: `Stay on ${version}`,
      hash: `${version} as one file, with its hash`,
    })[pin],
  preview: 'Preview',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying; select the text instead',
  download: (ending) => `Download ${ending}`,
  copyPicture: 'Copy picture',
  pictureFailed: 'The browser does not allow copying pictures; download it instead',
  notDrawn: 'The picture could not be made.',
  question: 'Your move: which one wins?',
  outcomes: { P: 'The player to move loses.', N: 'The player to move wins.' },
  click: 'Click to play.',
  authors: 'For authors: recipes, attributes, events, policies',
};
