export const rule =
  'The players take turns choosing a number above 1. Chosen numbers and their sums (repeats allowed) cannot be chosen again. Whoever cannot choose loses.';
