export const rule =
  'Two heaps of stones. Take any number from one heap, or the same number from both. Whoever takes the last stone wins.';
