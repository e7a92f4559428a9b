// The hashes by which browsers compare what has come.
import { createHash } from 'node:crypto';

/** For the attribute `integrity`, for fetch(), and for policies. */
export function hashOf(file: Buffer): string {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`;
}
