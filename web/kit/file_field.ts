// The browser's dialog for a file.
import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** Stands behind the button that opens it, which calls pickFile(). */
export function fileField(label: string, onFile: (file: File) => void): TemplateResult {
  const picked = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const file = field.files?.[0];
    // Otherwise the same file could not be chosen again after it changed.
    field.value = '';
    if (file) onFile(file);
  };
  return html`<input
    class="file-input"
    type="file"
    hidden
    aria-label=${label}
    @change=${picked}
  />`;
}

export function pickFile({ currentTarget }: Event): void {
  ((currentTarget as HTMLElement).nextElementSibling as HTMLInputElement).click();
}
