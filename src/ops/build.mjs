// Builds the browser's and the server's part: `node src/ops/build.mjs`, or from start.mjs when the stamp is old.
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { alone } from './alone.mjs';
import { withoutUnusedCarousels } from './build/carousels.mjs';
import { chunkGroups } from './build/chunks.mjs';
import { shortClassNames } from './build/class-names.mjs';
import { withoutUnusedForms } from './build/forms.mjs';
import { withoutLoadingTexts, withoutUnusedTexts } from './build/i18next.mjs';
import { keepPrevious, listOwnFiles } from './build/keep-previous.mjs';
import { clientEntry, storefrontPlan } from './build/plan.mjs';
import { withoutUnusedQueries } from './build/queries.mjs';
import { withoutComponentProperties } from './build/slim.mjs';
import { isBuilt, stampOf } from './build/stamp.mjs';
import { retriedStyles } from './build/styles.mjs';
import { targetsOf } from './build/targets.mjs';
import { buildWorker } from './build/worker.mjs';

/** Builds if an input of the build has changed since the last one. True if it built. */
export async function buildWhatIsStale(root) {
  if (isBuilt(root, stampOf(root))) return false;
  return alone(root, async () => {
    // Another process may have built it while this one waited.
    const stamp = stampOf(root);
    if (isBuilt(root, stamp)) return false;
    await buildAll(root, stamp);
    return true;
  });
}

/**
 * Builds both parts beside the last build, and replaces that one only when all is done. Tests pass another `dist` and
 * more `plugins` for the browser's part. With `isBrief` the server's part is copied from the last build, and nothing is
 * compressed.
 */
export async function buildAll(root, stamp, { dist = join(root, 'dist'), plugins = [], isBrief = false } = {}) {
  process.env.NODE_ENV = 'production';
  console.error('Building …');
  const out = join(root, `.livery/build-${process.pid}`);
  const { build } = await import(pathToFileURL(createRequire(join(root, 'package.json')).resolve('vite')).href);
  const css = { modules: { generateScopedName: shortClassNames(root) } };
  const shared = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', css };
  await build({
    ...shared,
    plugins: [
      storefrontPlan(root),
      withoutComponentProperties(),
      withoutUnusedTexts(),
      withoutLoadingTexts(),
      withoutUnusedQueries(),
      withoutUnusedForms(),
      withoutUnusedCarousels(),
      retriedStyles(),
      ...plugins,
    ],
    resolve: { alias: [productionRouter(root), reactsOwnStore] },
    build: clientOptions(root, out),
  });
  if (isBrief) cpSync(join(dist, 'server'), join(out, 'server'), { recursive: true });
  else
    await build({ ...shared, ssr: { noExternal: true, external: installedPackages(root) }, build: serverOptions(out) });
  await buildWorker(build, shared, out);
  if (!isBrief) await compressFiles(join(out, 'client'));
  listOwnFiles(join(out, 'client'));
  keepPrevious(join(dist, 'client'), join(out, 'client'));
  if (stamp !== undefined) writeFileSync(join(out, 'stamp'), stamp);
  rmSync(dist, { recursive: true, force: true });
  renameSync(out, dist);
  console.error(`Built ${join(dist, 'client')} for browsers and ${join(dist, 'server')} for Node.`);
}

/**
 * The router's package always names its development files. These are the same without warnings. The build fails if they
 * are missing.
 */
function productionRouter(root) {
  return { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') };
}

/** i18next's React binding uses a shim for older versions of React. React now has the function itself. */
const reactsOwnStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

function clientOptions(root, out) {
  return {
    outDir: join(out, 'client'),
    emptyOutDir: true,
    target: targetsOf(root),
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(root, clientEntry),
      checks: { bundlerTimings: false },
      // Removes unused parts of libraries. Never list a bare `React.…` name here: that would remove calls of
      // `useEffect`. Never set `propertyWriteSideEffects: false`: React sets `type` and `name` of an input by property
      // writes, and a password would be readable.
      treeshake: {
        manualPureFunctions: ['import_react.memo', 'import_react.forwardRef', 'import_react.createContext'],
      },
      output: { codeSplitting: { groups: chunkGroups(root) } },
    },
  };
}

/**
 * The server loads only these packages from `node_modules`; everything else is bundled, so `npm ci --omit=dev` is
 * enough to run it. Kysely's 300 files load in 10 ms of processor time when bundled, instead of 140.
 */
function installedPackages(root) {
  return Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies);
}

function serverOptions(out) {
  return {
    ssr: 'src/server/main.ts',
    outDir: join(out, 'server'),
    emptyOutDir: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    target: 'node20',
    minify: false,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: 'main.js' } },
  };
}

const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file of 1 KiB or more. */
async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = readFileSync(file);
  if (content.byteLength < 1024) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), '../../..');
  await alone(root, () => buildAll(root, stampOf(root)));
}
