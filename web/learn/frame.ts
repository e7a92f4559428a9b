// The script of the header on pages of HTML: the choice of the theme, and of the language, which is another page.
import { languages } from '../i18n/language';
import {
  applyTheme,
  keepLanguage,
  keepTheme,
  readLanguage,
  readTheme,
  themes,
} from '../kit/settings';

const picker = (name: string) =>
  document.querySelector<HTMLSelectElement>(`.picker select.${name}`) ?? undefined;

const theme = picker('theme');
/** Shows the chosen value in words. */
function say(select: HTMLSelectElement): void {
  const shown = select.parentElement?.querySelector('.value');
  if (shown) shown.textContent = select.selectedOptions[0]?.text.trim() ?? '';
}
if (theme) {
  theme.value = readTheme();
  say(theme);
  theme.addEventListener('change', () => {
    const chosen = themes.find((each) => each === theme.value) ?? 'system';
    keepTheme(chosen);
    applyTheme(chosen);
    say(theme);
  });
}

const language = picker('language');
language?.addEventListener('change', () => {
  const chosen = languages.find((each) => each === language.value);
  const other = document.querySelector<HTMLLinkElement>(`link[hreflang="${language.value}"]`);
  if (!chosen || !other) return;
  keepLanguage(chosen);
  location.href = other.href;
});

// The links to boards name the language of this page. A reader of the same language in another script keeps that.
const own = readLanguage();
const [spoken = ''] = document.documentElement.lang.split('-');
if (own.startsWith(spoken)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="lang="]')) {
    link.href = link.href.replace(/[?&]lang=[\w-]+$/, '');
  }
}
