/**
 * Makes the page: checks its types and bundles it into the folder that is named. The libraries are fetched first when
 * the lockfile has changed.
 *
 *   node build.mjs OUTPUT
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const output = resolve(process.argv[2] ?? join(here, '../../../target/classes/static'));
const windows = process.platform === 'win32';

function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { cwd: here, stdio: 'inherit', shell: windows });
  if (error || status !== 0) {
    console.error(`The page was not built: ${command} ${args.join(' ')} ${error ? error.message : `ended with ${status}`}`);
    process.exit(1);
  }
}

/** The lockfile that the installed libraries came from, kept beside them. */
function install() {
  const wanted = readFileSync(join(here, 'package-lock.json'), 'utf8');
  const kept = join(here, 'node_modules', '.installed-from');
  if (!existsSync(kept) || readFileSync(kept, 'utf8') !== wanted) {
    run('npm', 'ci', '--silent', '--prefer-offline', '--no-update-notifier');
    writeFileSync(kept, wanted);
  }
}

/** Bytes from which a file is worth compressing, and how hard Brotli tries: harder would save 2 % more in four times the time. */
const [WORTH, QUALITY] = [1024, 10];

/** Writes each file of a folder compressed to the same place of the page: the service sends it so to browsers that take Brotli, and to others by gzip. */
function compress(folder, page) {
  for (const name of readdirSync(folder, { recursive: true }).filter((each) => /\.(js|css|json|svg)$/.test(each))) {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length >= WORTH) {
      mkdirSync(dirname(join(page, name)), { recursive: true });
      writeFileSync(join(page, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
    }
  }
}

install();
run(process.execPath, join(here, 'node_modules/typescript/bin/tsc'), '--noEmit');
const { build } = await import('esbuild');
const { together } = await import('./together.mjs');

/** The texts of the rulesets in a language, which the page itself does not name: `rulesets:LANGUAGE` those of the service, `rulesets:LANGUAGE/archive` and `/archiveWords` those of the archive. */
const BROUGHT = { serviceTexts: 'serviceTexts', archive: 'archiveQuestions', archiveWords: 'archiveWords' };

const textsOfRulesets = {
  name: 'texts of the rulesets',
  setup(builds) {
    builds.onResolve({ filter: /^rulesets:/ }, ({ path }) => ({ path: path.slice('rulesets:'.length), namespace: 'rulesets' }));
    builds.onLoad({ filter: /.*/, namespace: 'rulesets' }, ({ path }) => {
      const [language, file = 'serviceTexts'] = path.split('/');
      const brought = BROUGHT[file];
      const files = readdirSync(join(here, 'src/rulesets')).map((name) => `./src/rulesets/${name}/text/${language}/${file}.ts`).filter((each) => existsSync(join(here, each)));
      return {
        resolveDir: here,
        contents: `${files.map((each, at) => `import { ${brought} as texts${at} } from '${each}';`).join('\n')}\nexport const ${brought} = [${files.map((_, at) => `texts${at}`).join(', ')}];`,
      };
    });
  },
};

/** The board moves without transitions: what its zoom needs of them is small. Plots take the libraries as they are. */
const stillZoom = {
  name: 'still zoom',
  setup(builds) {
    builds.onResolve({ filter: /^d3-(?:transition|interpolate)$/ }, ({ importer }) => /[\\/]d3-zoom[\\/]/.test(importer) ? { path: join(here, 'src/board/stillZoom.ts') } : undefined);
  },
};

/**
 * Each folder of a ruleset is a module of its own, which the page fetches when its games are shown, with its style: `index.tsx`
 * and `style.css` of the folder NAME become `rulesets/NAME`, another style sheet `rulesets/NAME-SHEET`.
 */
const rulesets = readdirSync(join(here, 'src/rulesets')).flatMap((name) => readdirSync(join(here, 'src/rulesets', name))
  .filter((file) => file === 'index.tsx' || file.endsWith('.css') && file !== 'tokens.css')
  .map((file) => ({ in: `src/rulesets/${name}/${file}`, out: `rulesets/${name}${/^(index|style)\./.test(file) ? '' : `-${parse(file).name}`}` })));
rmSync(join(output, 'page'), { recursive: true, force: true });
mkdirSync(join(output, 'page'), { recursive: true });
const options = {
  absWorkingDir: here,
  entryPoints: [{ in: 'src/main.tsx', out: 'main' }, { in: 'src/components/main.tsx', out: 'components' }, { in: 'src/board/ground/worker.ts', out: 'draw' }, { in: 'src/text/fr/service.ts', out: 'french' }, { in: 'style/main.css', out: 'style' }, { in: 'style/adjudicator.css', out: 'adjudicator' }, { in: 'style/rules.css', out: 'rules' }, { in: 'style/docs.css', out: 'docs' }, { in: 'style/setup.css', out: 'setup' }, { in: 'style/archive.css', out: 'archive' }, { in: 'style/games.css', out: 'games' }, { in: 'style/guide.css', out: 'guide' }, { in: 'style/fight.css', out: 'fight' }, { in: 'style/dice.css', out: 'dice' }, { in: 'style/check.css', out: 'check' }, { in: 'style/report.css', out: 'report' }, { in: 'style/components.css', out: 'components' }, ...rulesets],
  outdir: join(output, 'page'),
  bundle: true,
  plugins: [textsOfRulesets, stillZoom],
  splitting: true,
  format: 'esm',
  target: ['es2022'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  minify: true,
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
};
const { metafile } = await build({ ...options, sourcemap: false, write: false });
const made = await build({ ...options, plugins: [...options.plugins, together(metafile, here, { main: 'src/main.tsx', shown: 'src/game/Game.tsx', worker: 'src/board/ground/worker.ts', texts: /\/text\/fr\// })] });
cpSync(join(here, 'public'), output, { recursive: true });
compress(output, output);
compress(join(here, '../resources/static'), output);
const size = Object.entries(made.metafile.outputs).filter(([name]) => !name.endsWith('.map')).reduce((sum, [, { bytes }]) => sum + bytes, 0);
console.log(`[page] ${Math.round(size / 1000)} kB`);
