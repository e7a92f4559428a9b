/** `name`: what the address has. `shown`: the game that is shown. */
type Unknown = (name: string, shown: string) => string;

export interface PlaceSentences {
  /** By the part of the address that names nothing here. */
  readonly unknown: { readonly version: Unknown; readonly game: Unknown; readonly judge: Unknown };
  /** Before the name of a game or judge. */
  readonly perhaps: string;
}

export const words: PlaceSentences = {
  unknown: {
    version: (name, shown) => `The link is of another version, “${name}”; this is ${shown}.`,
    game: (name, shown) => `There is no game “${name}” here; this is ${shown}.`,
    judge: (name, shown) => `There is no judge “${name}” for ${shown} here; the page took another.`,
  },
  perhaps: 'Perhaps you want',
};
