// Which file of the build a module is put in: parts that are used together are one file. An earlier group wins, and a group
// takes what its modules import with it, so a group stands after those on the floors below it.
import type { Rolldown } from 'vite';

type Splitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Groups = NonNullable<Splitting['groups']>;

/** The words of a language for each page; on the first page those that every reader needs come first. */
function wordsOf(id: string): string | null {
  const [, page = 'page', name = '', language] =
    /\/web\/(?:(records|verify|sheet)\/)?.*?(\w+)_(zh_han[st])\.ts$/.exec(id) ?? [];
  if (language === undefined) return null;
  const isLater =
    page === 'page' &&
    /mistakes|theory|why|verdict|practice|share|place|search|atlas|menu|start|case|paste|desk/.test(
      name,
    );
  return `${page}${isLater ? '_later' : ''}_${language}`;
}

/** `web/games/wythoff/queen.ts` belongs to the board or to the theory. */
function gameOf(id: string): string | null {
  const [, game, part = ''] = /\/web\/games\/(\w+)\/(\w+)\.m?[tj]s$/.exec(id) ?? [];
  if (game === undefined) return null;
  return part.startsWith('board') ? game : `${game}_theory`;
}

/** What runs in a worker. WebKit runs the first file of a module worker once more when another file imports it, and two
 * solvers would answer each request: so all that the first file needs is in the second. */
export const workerChunks: Groups = [
  { name: 'clang', test: /@yowasp/ },
  { name: 'python', test: /node_modules\/pyodide\// },
  { name: 'solver', test: /\/serve\w*\.ts$/ },
  {
    name: 'texts',
    test: /\/engine\/((judge|check|search|rules|answer|case|source)\w*\.ts|generated\/impartial_(judge|check|search|rules)\.mjs)$/,
  },
];

export const pageChunks: Groups = [
  // A tutorial needs no more.
  {
    name: 'settings',
    test: /\/web\/(kit\/(settings|storage|hand_over)|i18n\/language|play\/(random|is_over))\.ts$/,
  },
  { name: 'drawn', test: /\/web\/play\/(drawn_exercise|random_exercise|level)\.ts$/ },
  // The authors' page needs these too, and no more.
  { name: 'forms', test: /\/web\/kit\/(escape_html|board\/attributes|places\/forms)\.ts$/ },
  {
    name: 'common',
    test: /\/(node_modules\/(lit|@lit)|web\/(engine\/(?!search\.|on_this_thread|generated\/impartial_(oracle|search))|play\/|i18n\/(?!measured)|kit\/(?!framed_page|paragraph_styles|work_queue|icons))|preload-helper)/,
    tags: ['$initial'],
  },
  {
    name: 'framed',
    test: /\/web\/(kit\/(framed_page|paragraph_styles|work_queue|icons)|i18n\/measured|engine\/search|records\/run|games\/\w+\/gcd)\.ts$/,
  },
  { name: 'app', test: /\/web\/(table|page|games)\//, tags: ['$initial'] },
  // For a page whose worker does not come.
  { name: 'no_worker', test: /\/web\/engine\/(on_this_thread|renew_scripts)\.ts$/ },
  {
    name: 'board',
    test: /\/(node_modules\/(lit|@lit)|web\/(kit\/(board\/(?!svg_document)|\w+\.ts)|i18n\/(format|ranges)|games\/\w+\/reasons|desk\/code_text))/,
  },
  { name: wordsOf, debugName: 'words' },
  { name: 'share', test: /\/web\/(kit\/places|page\/share)\// },
  { name: 'why', test: /\/web\/(table\/why\/|i18n\/why|page\/board\/why_pane)/ },
  // Two games share them.
  { name: 'numbers', test: /\/web\/kit\/numbers\/(board|meant|view)/ },
  { name: gameOf, debugName: 'boards', test: /\/board\w*\.ts$/ },
  {
    name: 'later',
    test: /\/web\/(table\/|page\/(board\/|searches\/|unknown_place|place_sentences)|play\/|engine\/(source|check_types))/,
  },
  ...workerChunks,
  { name: 'program', test: /\/web\/program\// },
  {
    name: 'desk',
    test: /\/web\/(page\/text_desk|desk\/(?!verdict|practice|cases\/case_gutter|input\/code_editor))/,
  },
  {
    name: 'practice',
    test: /\/(web\/desk\/(verdict|practice)\/|web\/games\/\w+\/mistakes\.ts$|fflate)/,
  },
  { name: 'numbers_theory', test: /\/web\/kit\/numbers\// },
  { name: gameOf, debugName: 'theories' },
];
