/** The number in a form's field as it is typed in any keyboard, ６４ and 1,000 too. */
export const typed = (form: HTMLFormElement): string =>
  (form.querySelector('input')?.value ?? '')
    .normalize('NFKC')
    .replaceAll(/[\s,]/g, '')
    .replace(/^0+(?=\d)/, '');
