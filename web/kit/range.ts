/** 0, 1, … up to `count` numbers. Not by Array.from, which some libraries of host pages replace by one of their own. */
export const range = (count: number): number[] => [...Array(count).keys()];
