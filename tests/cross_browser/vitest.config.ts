import { defineConfig } from 'vitest/config';

// Not a part of `npm test`, whose files the configuration of the repository names.
export default defineConfig({
  test: {
    // WebKitGTK is not for the Mac.
    include:
      process.platform === 'linux'
        ? ['tests/cross_browser/*.test.ts']
        : ['tests/cross_browser/firefox.test.ts'],
    environment: 'node',
    // What hangs ends with words of its own before.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
