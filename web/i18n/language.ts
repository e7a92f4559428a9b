// The languages of the page, and texts in each.

export const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

/** Each language's name in the language itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/**
 * A text in every language, or one that needs no translation. The build adds the Traditional Chinese
 * (../build/traditional_plugin.ts).
 */
export type Text = string | Readonly<Record<Exclude<Language, 'zh-Hant'>, string>>;

export function say(text: Text, language: Language): string {
  return typeof text === 'string' ? text : (text as Readonly<Record<Language, string>>)[language];
}

/** A page around a board may have put anything into the list of languages. */
function languageOf(tag: unknown): Language | undefined {
  const [primary, ...rest] = String(tag).toLowerCase().split(/[-_]/);
  if (primary === 'en') return 'en';
  if (primary !== 'zh') return undefined;
  // A script overrides a region: zh-Hans-HK is simplified.
  if (rest.includes('hans')) return 'zh-Hans';
  const traditional = ['hant', 'tw', 'hk', 'mo'];
  return rest.some((part) => traditional.includes(part)) ? 'zh-Hant' : 'zh-Hans';
}

/** The first of the reader's languages (BCP 47 tags) that the page supports. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return 'en';
}
