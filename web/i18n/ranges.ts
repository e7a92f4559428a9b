/** Ascending numbers with runs joined: "1 to 4, 6". */
export function ranges(numbers: readonly number[], to: string, comma: string): string {
  const runs: [number, number][] = [];
  for (const each of numbers) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === each) last[1] = each;
    else runs.push([each, each]);
  }
  const said = ([first, last]: [number, number]): string[] =>
    last - first > 1 ? [`${first}${to}${last}`] : [...new Set([first, last])].map(String);
  return runs.flatMap(said).join(comma);
}
