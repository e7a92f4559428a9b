/** The label of an axis. Of a long number only the end is shown, because neighbours differ there. */
export function axisLabel(stones: bigint): string {
  const digits = String(stones);
  return digits.length <= 5 ? digits : `…${digits.slice(-4)}`;
}
