// Numbers and counted things in English sentences.
export const number = new Intl.NumberFormat('en');

export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
