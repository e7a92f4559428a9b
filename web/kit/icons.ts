// Line icons: those that come with the parts that show them.
import { svg } from 'lit';
import { icon } from './first_icons.ts';

export * from './first_icons.ts';

export const copyIcon = icon(svg`<rect x="5.75" y="5.75" width="8" height="8" rx="1.5" />
  <path d="M3.5 10.25h-.25a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v.25" />`);

export const closeIcon = icon(svg`<path d="m4 4 8 8m0-8-8 8" />`);

export const tickIcon = icon(svg`<path d="m3 8.5 3.25 3.25L13 5" />`);

export const downloadIcon = icon(
  svg`<path d="M8 2.25v7.5M4.75 6.75 8 10l3.25-3.25M2.75 13.25h10.5" />`,
);

export const fileIcon = icon(svg`<path d="M3.75 1.75h5l3.5 3.5v9h-8.5zM8.5 2v3.5H12" />`);

export const sampleIcon = icon(svg`<path d="M3 3.75h10M3 8h10M3 12.25h6" />`);

export const boardIcon = icon(svg`<rect x="2.75" y="2.75" width="10.5" height="10.5" rx="1.5" />
  <path d="M8 2.75v10.5M2.75 8h10.5" />`);

export const errorIcon = icon(svg`<circle cx="8" cy="8" r="6.25" />
  <path d="m5.75 5.75 4.5 4.5m0-4.5-4.5 4.5" />`);

export const warningIcon = icon(svg`<path d="M8 2 14.5 13.5h-13zM8 6.5v3.25M8 11.4v.35" />`);
