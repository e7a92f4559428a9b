// In place of the fifth module in scripts that should be small: their boards do not say how long a game can last.
export const remotenessParts = {
  create: (): Promise<never> => Promise.reject(new Error('not in this script')),
  wasmUrl: 'data:,',
};
