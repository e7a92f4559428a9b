/** Object.assign that knows which properties `to` has. */
export function assign<T extends object>(to: T, parts: Partial<T>): T {
  return Object.assign(to, parts);
}
