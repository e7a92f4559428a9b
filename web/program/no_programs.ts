// A page of one file has no compiler beside it.
export function startPrograms(): undefined {
  return undefined;
}
