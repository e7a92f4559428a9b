/** Object.assign that checks that `to` has the properties. */
export function assign<T extends object>(to: T, parts: Partial<T>): T {
  return Object.assign(to, parts);
}
