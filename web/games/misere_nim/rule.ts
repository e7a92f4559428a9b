export const rule =
  'Heaps of stones. Take any number from one heap. Whoever takes the last stone loses.';
