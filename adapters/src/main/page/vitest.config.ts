import { defineConfig } from 'vitest/config';

/** Tests of what the page works out by itself, without a service and without a browser. */
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: { include: ['test/**/*.test.ts'], restoreMocks: true },
});
