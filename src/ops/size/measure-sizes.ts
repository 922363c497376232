import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { RunningServer } from '../bench/server/serve';
import { roomAliases } from '../build/aliases.mjs';
import { type BuiltScripts, readBuiltScripts } from './built-scripts';
import { gzipSizes } from './gzip-sizes';
import { serveBuild } from './serve-build';
import { type ServedHome, servedHomes, widgetsOf } from './served-home';

/** The largest file or list of files of a kind: its gzipped bytes, and its name. */
export type Size = { readonly bytes: number; readonly which: string };
export type SizeName = 'homeScripts' | 'homeStyles' | 'routeScripts' | 'lazyScripts' | 'engine';
export type Sizes = { readonly [Name in SizeName]: Size };

const client = resolve('dist/client');
const outputFolder = resolve('.livery/size');

/** Measures a player's downloads, by the HTML of the built server and the build's own manifests. */
export async function measureSizes(port: number): Promise<Sizes> {
  mkdirSync(outputFolder, { recursive: true });
  const server = await serveBuild(port);
  try {
    const scripts = readBuiltScripts(client);
    const homes = await servedHomes(server);
    return {
      homeScripts: await largest(homes.map((home) => [home.merchant, filesOf(homeFiles(home, scripts))])),
      homeStyles: await largest(await Promise.all(homes.map((home) => stylesOf(server, home)))),
      routeScripts: await largest(await routesOf(server, homes, scripts)),
      lazyScripts: await largest(lazyParts(homes, scripts)),
      engine: await largest([['@/engine/live', [await buildBrowserEngine()]]]),
    };
  } finally {
    await server.stop();
  }
}

type NamedFiles = readonly [string, readonly string[]];

async function largest(parts: readonly NamedFiles[]): Promise<Size> {
  const sizes = await gzipSizes(parts.map(([, files]) => files));
  return parts.reduce<Size>(
    (best, [which], index) => ((sizes[index] ?? 0) > best.bytes ? { bytes: sizes[index] ?? 0, which } : best),
    { bytes: 0, which: 'none' },
  );
}

/** All scripts of the home page up to its load, and their static imports. */
function homeFiles({ scripts }: ServedHome, built: BuiltScripts): ReadonlySet<string> {
  return built.withImports(scripts.map((path) => path.replace(/^\//, '')));
}

const filesOf = (files: Iterable<string>) => [...files].map((file) => `${client}/${file}`);

/** Style sheets as they are served; the theme's is not a file of the build. */
async function stylesOf({ ask }: RunningServer, { merchant, host, styles }: ServedHome): Promise<NamedFiles> {
  const files = await Promise.all(
    styles.map(async (path, index) => {
      const { body } = await ask(path, host, 'identity');
      const file = `${outputFolder}/${merchant}-${index}.css`;
      writeFileSync(file, body);
      return file;
    }),
  );
  return [merchant, files];
}

/** Files that each other page needs in addition to home's. */
async function routesOf(
  server: RunningServer,
  homes: readonly ServedHome[],
  built: BuiltScripts,
): Promise<readonly NamedFiles[]> {
  const routes: NamedFiles[] = [];
  for (const home of homes) {
    const homeFileSet = homeFiles(home, built);
    for (const page of home.pages.filter((name) => name !== 'home')) {
      const widgets = await widgetsOf(server, home.host, page);
      const files = [...built.withImports(widgets.flatMap(built.ofWidget))].filter((file) => !homeFileSet.has(file));
      routes.push([`${page} of ${home.merchant}`, filesOf(files)]);
    }
  }
  return routes;
}

/** Each script that is imported on demand, with its imports that are not on every home page. */
function lazyParts(homes: readonly ServedHome[], built: BuiltScripts): readonly NamedFiles[] {
  const sets = homes.map((home) => homeFiles(home, built));
  const isOnEveryHome = (file: string) => sets.every((files) => files.has(file));
  return built.onDemand.map((file) => [
    file,
    filesOf([...built.withImports([file])].filter((one) => !isOnEveryHome(one))),
  ]);
}

/** The engine's browser part alone, with all its exports. */
async function buildBrowserEngine(): Promise<string> {
  await build({
    configFile: false,
    resolve: { alias: roomAliases(resolve('.')) },
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: outputFolder,
      emptyOutDir: false,
      minify: true,
      lib: { entry: resolve('src/engine/live.ts'), formats: ['es'], fileName: () => 'engine-live.js' },
    },
  });
  return `${outputFolder}/engine-live.js`;
}
