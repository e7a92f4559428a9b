// The styles of the page.
import { css } from 'lit';

export const appStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
  }
  .skip {
    position: absolute;
    inset-inline-start: 8px;
    inset-block-start: -64px;
    z-index: 1;
  }
  .skip:focus {
    inset-block-start: 8px;
  }
  .top {
    border-block-end: 1px solid var(--line);
    background: var(--surface);
  }
  .row,
  main,
  footer {
    inline-size: 100%;
    max-inline-size: 80rem;
    margin-inline: auto;
    padding-inline: clamp(16px, 3vw, 32px);
  }
  nav {
    flex: 1 1 auto;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: 56px;
    padding-block: 2px;
    font-size: 0.9375rem;
    color: var(--ink-soft);
    text-decoration: none;
  }
  nav a:hover {
    color: var(--ink);
  }
  nav a[aria-current='page'] {
    color: var(--ink);
    font-weight: 600;
    padding-block-end: 0;
    border-block-end: 2px solid;
  }
  .learn {
    display: inline-flex;
    align-items: center;
    min-block-size: 40px;
    font-size: 0.9375rem;
    text-underline-offset: 4px;
  }
  .pickers {
    display: flex;
    gap: 4px;
  }
  main {
    flex: 1;
    padding-block: 28px 40px;
  }
  .intro {
    margin-block-end: 24px;
  }
  h1 {
    font-size: 1.75rem;
    line-height: 1.25;
    font-weight: 700;
    letter-spacing: -0.015em;
  }
  :host(:lang(zh)) h1 {
    letter-spacing: 0;
  }
  .rule {
    margin-block-start: 8px;
    max-inline-size: 44rem;
    line-height: 1.6;
    text-wrap: pretty;
  }
  .desks {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
  @media (min-width: 68.75rem) {
    .desks {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
      gap: 24px;
      align-items: start;
    }
    .row,
    main,
    footer {
      max-inline-size: 96rem;
    }
  }
  .tabs {
    display: flex;
    gap: 4px;
    margin-block-end: 16px;
    border-block-end: 1px solid var(--line);
  }
  .tabs button {
    flex: 1 1 auto;
    min-block-size: 44px;
    padding: 0 8px;
    white-space: nowrap;
    border: none;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }
  .tabs button[aria-selected='true'] {
    border-color: currentColor;
    color: var(--ink);
    font-weight: 600;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 24px;
    padding-block: 16px 24px;
    font-size: 0.8125rem;
    color: var(--ink-soft);
  }
  footer a {
    align-content: center;
    min-block-size: 24px;
  }
  @media (max-width: 60rem) {
    .row {
      padding-block-start: 4px;
    }
    .brand {
      flex: 1;
    }
    nav {
      order: 1;
      flex-basis: 100%;
    }
    nav a {
      min-block-size: 40px;
    }
  }
  @media (max-width: 36rem) {
    .picker .value {
      display: none;
    }
    .picker {
      min-inline-size: 36px;
      justify-content: center;
    }
    main {
      padding-block-start: 20px;
    }
    h1 {
      font-size: 1.5rem;
    }
  }
`;
