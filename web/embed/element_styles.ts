// The element's own colours and measures. They are those of ../kit/page.css, each settable from outside as --ig-…. They
// are set on an element inside the shadow root, where no rule of the host applies and nothing is inherited.
import { css } from 'lit';

export const elementStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    /* For parents that take their width from their content. */
    contain-intrinsic-inline-size: min(416px, 86vw);
    writing-mode: horizontal-tb;
    /* Tells the board that the colours around it have changed (surroundings.ts). */
    transition: color 1ms;
  }
  .root {
    all: initial;
    /* What the line above leaves to the host. The words here are written from left to right. */
    direction: ltr;
    unicode-bidi: isolate;
    color-scheme: inherit;
    scrollbar-color: var(--line-control) transparent;
    cursor: inherit;
    visibility: inherit;

    --ig-rem: 1em;
    --paper: var(--ig-paper, light-dark(#faf9f6, #15171a));
    --surface: var(--ig-surface, light-dark(#ffffff, #1c1f23));
    --shade: var(--ig-shade, light-dark(#f1f0ec, #272b30));
    --ink: var(--ig-ink, light-dark(#1b1d20, #e9e7e3));
    --ink-soft: var(--ig-ink-soft, light-dark(#595f66, #a5abb3));
    --ink-faint: var(--ig-ink-faint, light-dark(#8b9097, #6d747c));
    --line: var(--ig-line, light-dark(#e1dfd9, #32373d));
    --line-control: var(--ig-line-control, light-dark(#8b9097, #6d747c));
    --wins: var(--ig-wins, light-dark(#005a9c, #6cb6ff));
    --loses: var(--ig-loses, light-dark(#a33b00, #ffb454));
    --error: var(--ig-error, light-dark(#b3261e, #ff8f85));
    --focus: var(--ig-focus, light-dark(#005a9c, #6cb6ff));
    --shadow: none;
    --radius: var(--ig-radius, 6px);
    --radius-pane: var(--ig-radius, 8px);
    --sans: var(--ig-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif);
    --mono:
      ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono',
      'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace;
    --text: 0.875rem / 1.6 var(--mono);

    display: block;
    min-block-size: inherit;
    container-type: inline-size;
    color: var(--ink);
    font-family: var(--sans);
    line-height: 1.5;
  }
  .root:lang(zh-Hans) {
    --sans: var(
      --ig-font,
      system-ui,
      'Segoe UI',
      Roboto,
      'PingFang SC',
      'Noto Sans CJK SC',
      'Microsoft YaHei',
      sans-serif
    );
  }
  .root:lang(zh-Hant) {
    --sans: var(
      --ig-font,
      system-ui,
      'Segoe UI',
      Roboto,
      'PingFang TC',
      'Noto Sans CJK TC',
      'Microsoft JhengHei',
      sans-serif
    );
  }
  .root.dark {
    color-scheme: dark;
  }
  .root.light {
    color-scheme: light;
  }
  :host([theme='light']) .root {
    color-scheme: light;
  }
  :host([theme='dark']) .root {
    color-scheme: dark;
  }
  :host([theme='system']) .root {
    color-scheme: light dark;
  }
  .table {
    display: flex;
    flex-direction: column;
    min-block-size: inherit;
  }
  .stage {
    flex: 1;
  }
  :host(:not([height])) .placeholder {
    min-block-size: 400px;
  }
  .trouble {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block-end: 8px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-inline-start: 3px solid var(--error);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  .tools {
    gap: 8px 12px;
  }
  .keys {
    padding: 8px 20px 12px;
    border-block-start: 1px solid var(--line);
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  @container (max-width: 34rem) {
    .keys {
      padding-inline: 12px;
    }
  }
  .link {
    margin-inline-start: auto;
    min-block-size: 24px;
    align-content: center;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .link:hover {
    color: var(--ink);
  }
  @media print {
    .root,
    .root.dark,
    :host([theme]) .root {
      color-scheme: light;
      /* A winning move is a background, which browsers print only if asked. */
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    .table {
      break-inside: avoid;
      box-shadow: none;
    }
    /* A board that has not come is the text of its position. */
    :host(:not([height])) .placeholder {
      min-block-size: 0;
    }
    .tools,
    .keys,
    .trouble .button {
      display: none;
    }
  }
`;
