// Line icons of the board's menu.
import { icon } from '../../table/table_icons';

export const setUpIcon = icon('M10.25 3.25l2.5 2.5L5.5 13H3v-2.5zM8.5 5l2.5 2.5');
export const diceIcon = icon(
  'M2.75 4.25a1.5 1.5 0 0 1 1.5-1.5h7.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-7.5a1.5 1.5 0 0 1-1.5-1.5zM5.75 5.75h.01M10.25 10.25h.01M8 8h.01',
);
export const exerciseIcon = icon(
  'M8 1.75a6.25 6.25 0 1 0 .01 0M6.25 6.25a1.75 1.75 0 1 1 2.5 1.6c-.5.25-.75.6-.75 1.15M8 11.25h.01',
);
export const presentIcon = icon('M2.75 6V2.75H6M10 2.75h3.25V6M13.25 10v3.25H10M6 13.25H2.75V10');
export const clearIcon = icon('M2.75 8.5l5-5 5.5 5.5-4.25 4.25h-3zM5.25 6l5.5 5.5M6 13.25h7.25');
export const addIcon = icon('M8 3v10M3 8h10');
export const keysIcon = icon(
  'M1.75 4.25h12.5v7.5H1.75zM4.25 6.75h.01M6.75 6.75h.01M9.25 6.75h.01M11.75 6.75h.01M5 9.25h6',
);
