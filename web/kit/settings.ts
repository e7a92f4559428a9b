// The language and the theme: the reader's choice, otherwise the system's.
import { chooseLanguage, languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import type { Theme } from '../i18n/frame_sentences.ts';
import { lastingMemory } from './storage.ts';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

export function readLanguage(): Language {
  const kept = lastingMemory.get('language');
  return languages.find((each) => each === kept) ?? chooseLanguage(navigator.languages);
}

export function keepLanguage(language: Language): void {
  lastingMemory.set('language', language);
}

export function readTheme(): Theme {
  const kept = lastingMemory.get('theme');
  return themes.find((each) => each === kept) ?? 'system';
}

export function keepTheme(theme: Theme): void {
  lastingMemory.set('theme', theme);
}

/** Sets the attribute that page.css reads. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
