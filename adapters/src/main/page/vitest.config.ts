import { defineConfig } from 'vitest/config';

/** Texts that rulesets bring, as the build puts them together: file and what it exports. */
const BROUGHT: Record<string, string> = { 'rulesets:fr/archive': 'archiveQuestions', 'rulesets:fr/archiveWords': 'archiveWords' };

/**
 * Tests of what the page works out by itself, without a service and without a browser. Many files share a process, as they leave nothing behind:
 * a process for each takes four times as much of the processor.
 */
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  plugins: [{
    name: 'texts of the rulesets',
    resolveId: (id) => BROUGHT[id] ? `\0${id}` : undefined,
    load: (id) => {
      const brought = BROUGHT[id.slice(1)];
      const file = id.slice(id.lastIndexOf('/') + 1);
      return brought ? `export const ${brought} = Object.values(import.meta.glob('/src/rulesets/*/text/fr/${file}.ts', { eager: true, import: '${brought}' }));` : undefined;
    },
  }],
  test: { include: ['test/**/*.test.ts'], restoreMocks: true, isolate: false },
});
