/** A number at an axis: of a long one only its end, as the neighbours differ there. */
export function axisLabel(stones: bigint): string {
  const digits = String(stones);
  return digits.length <= 5 ? digits : `…${digits.slice(-4)}`;
}
