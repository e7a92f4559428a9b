// In a build of one file the solver's code is in the worker's text, and nowhere else.
export function startHere(): never {
  throw new Error('the browser starts no worker');
}
