// The queen, drawn on a grid of 16.
import { svg } from 'lit';

export const queenPath =
  'M3.2 12.6h9.6v1.6H3.2zM3.4 11.6 1.9 5.2l3.2 3L6 3.1l2 4.5 2-4.5.9 5.1 3.2-3-1.5 6.4zM1.8 4.6a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM5.8 2.8a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM10.2 2.8a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM14.2 4.6a1 1 0 1 0 0-2 1 1 0 0 0 0 2z';

export const queen = svg`<svg class="queen" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d=${queenPath} /></svg>`;
