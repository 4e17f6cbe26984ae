/**
 * Keeps down the number of files that a first look at a board fetches. The bundler makes a file of each set of modules that the same
 * entries share: dozens of files with a function or two in each, whose headers weigh more than they do. So each entry of the page
 * imports the short modules that a board needs, whether it uses them or not, and these become one file.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A module is short if it brings no more minified text than so many characters beside what every entry has anyhow. */
const SHORT = 2500;

const COMMON = 'tercio:common';

/**
 * The plug-in of a second build.
 *
 * @param metafile of the first build, which was made without this plug-in
 * @param here the folder that its paths are relative to
 * @param main the entry that runs first, always
 * @param shown the entry that shows a board
 * @param worker the entry that does not run in the page itself, and must not import what does
 * @param texts entries that modules wait for while they are read: to import one of those would be to wait for it in turn, for ever
 */
export function together({ inputs, outputs }, here, { main, shown, worker, texts }) {
  const written = new Map();
  for (const { inputs: parts } of Object.values(outputs)) {
    Object.entries(parts).forEach(([name, { bytesInOutput }]) => written.set(name, (written.get(name) ?? 0) + bytesInOutput));
  }
  const entries = [...new Set(Object.values(outputs).map(({ entryPoint }) => entryPoint).filter((name) => /\.tsx?$/.test(name ?? '')))];
  const reached = (name, all = new Set()) => {
    if (!all.has(name)) {
      all.add(name);
      inputs[name].imports.filter(({ kind, external }) => kind === 'import-statement' && !external).forEach(({ path }) => reached(path, all));
    }
    return all;
  };
  const always = reached(main);
  const foreign = reached(worker);
  const isShort = (name) => [...reached(name)].filter((each) => !always.has(each)).reduce((sum, each) => sum + (written.get(each) ?? 0), 0) <= SHORT;
  const shared = (name) => entries.filter((entry) => reached(entry).has(name)).length > 1;
  const common = [...always, ...reached(shown)].filter((name) => name.startsWith('src/') && !entries.includes(name)
    && shared(name) && isShort(name) && ![...reached(name)].some((each) => foreign.has(each)));
  const imports = [...new Set(common)].map((name) => `import ${JSON.stringify(resolve(here, name))};`).join('\n');
  const asking = new Set(entries.filter((name) => name !== worker && !texts.test(name)).map((name) => resolve(here, name)));
  return {
    name: 'together',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${COMMON}$`) }, () => ({ path: COMMON, namespace: 'together' }));
      build.onLoad({ filter: /.*/, namespace: 'together' }, () => ({ contents: imports, resolveDir: here }));
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => asking.has(path)
        ? { contents: `${readFileSync(path, 'utf8')}\nimport '${COMMON}';\n`, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) } : undefined);
    },
  };
}
