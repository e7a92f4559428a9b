// The script of the header on pages of HTML: the choice of the theme, and of the language, which is another page.
import { languages } from '../i18n/language';
import { applyTheme, keepLanguage, keepTheme, readTheme, themes } from '../kit/settings';

const picker = (name: string) =>
  document.querySelector<HTMLSelectElement>(`.picker select.${name}`) ?? undefined;

const theme = picker('theme');
const language = picker('language');

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

language?.addEventListener('change', () => {
  const chosen = languages.find((each) => each === language.value);
  const other = document.querySelector<HTMLLinkElement>(`link[hreflang="${language.value}"]`);
  if (!chosen || !other) return;
  keepLanguage(chosen);
  location.href = other.href;
});

// From here on, no choice is lost.
for (const select of [theme, language]) select?.removeAttribute('disabled');
