export const rule =
  'Rows of 20 cells with pieces. A move takes one piece to the next empty cell on its right, over any pieces between. Whoever cannot move loses.';
