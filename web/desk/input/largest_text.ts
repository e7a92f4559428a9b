/** In bytes. An editor takes seconds for each key in a much longer text. A file of its own, because the page needs it first. */
export const largestText = 2_000_000;
