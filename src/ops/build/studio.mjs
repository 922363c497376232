// Builds what the studio shows: its own page, and storefronts that take over drafts. Players' build has neither.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from '../alone.mjs';
import { chunkGroups } from './chunks.mjs';
import { shortClassNames } from './class-names.mjs';
import { clientEntry, storefrontPlan } from './plan.mjs';
import { stampOf } from './stamp.mjs';
import { targetsOf } from './targets.mjs';

/**
 * Builds the studio if a file of `stampOf` has changed. Gives the folder with `app`, `preview/client`,
 * `preview/server/render.js`, and the scripts of a frame, `agent.js` and `visit.js`.
 */
export async function builtStudio(root) {
  const folder = join(root, '.livery/studio/build');
  const isBuilt = () =>
    existsSync(join(folder, 'stamp')) && readFileSync(join(folder, 'stamp'), 'utf8') === stampOf(root);
  if (!isBuilt()) {
    await alone(root, async () => {
      if (!isBuilt()) await buildStudio(root, folder);
    });
  }
  return folder;
}

async function buildStudio(root, folder) {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  console.error('Building the studio …');
  const stamp = stampOf(root);
  const out = `${folder}-${process.pid}`;
  const { build } = await import(pathToFileURL(createRequire(join(root, 'package.json')).resolve('vite')).href);
  const css = { modules: { generateScopedName: shortClassNames(root) } };
  const shared = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', css };
  // The studio runs on this machine, where small files gain nothing.
  const browser = {
    target: targetsOf(root),
    assetsInlineLimit: 0,
    minify: false,
    cssMinify: false,
    reportCompressedSize: false,
    modulePreload: false,
  };
  await build({
    ...shared,
    plugins: [storefrontPlan(root), followsFiles(root)],
    build: {
      ...browser,
      outDir: join(out, 'preview/client'),
      manifest: true,
      rolldownOptions: {
        input: join(root, clientEntry),
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  });
  await build({
    ...shared,
    build: {
      ssr: 'src/storefront/app/entry-server.tsx',
      outDir: join(out, 'preview/server'),
      copyPublicDir: false,
      assetsInlineLimit: 0,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
    },
  });
  await build({
    ...shared,
    publicDir: false,
    build: {
      ...browser,
      outDir: join(out, 'app'),
      rolldownOptions: {
        input: { studio: join(root, 'src/studio/app/main.tsx') },
        output: { codeSplitting: false },
      },
    },
  });
  for (const name of ['agent', 'visit']) await buildScript(build, shared, name, out);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'stamp'), stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(out, folder);
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
}

/** A Vite plugin: the studio's storefront follows the files of its merchant, as in development. */
function followsFiles(root) {
  const flag = 'import.meta.env.DEV';
  return {
    name: 'follows-files',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== join(root, clientEntry)) return undefined;
      if (!code.includes(flag))
        throw new Error(`${clientEntry} has no ${flag} any more, so no frame would follow drafts.`);
      return { code: code.replaceAll(flag, 'true'), map: null };
    },
  };
}

/** A script without imports: the agent stands in each document of a frame, the visit on a page of its own. */
async function buildScript(build, shared, name, out) {
  await build({
    ...shared,
    publicDir: false,
    build: {
      outDir: join(out, 'script'),
      reportCompressedSize: false,
      lib: {
        entry: join(shared.root, `src/studio/preview/${name}.ts`),
        formats: ['iife'],
        name: 'studio',
        fileName: () => `${name}.js`,
      },
    },
  });
  renameSync(join(out, 'script', `${name}.js`), join(out, `${name}.js`));
  rmSync(join(out, 'script'), { recursive: true });
}
