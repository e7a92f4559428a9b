/**
 * The address of Impartial, from the address of a file in it: `embed/…` or `embed.html`, below the folder of a version
 * or not. Undefined for a file elsewhere: in the npm package, or copied to another site.
 */
export function homeOf(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  return /^(.*?\/)(?:v\d[^/]*\/)?embed(?:\/[^/]*|\.html)$/.exec(path)?.[1];
}
