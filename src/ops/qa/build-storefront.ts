import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { isObject } from '@/engine';
import type { RenderVisitor } from '@/review/html/brand-html';
import { contentHash } from '@/sites/content-hash';
import { roomAliases } from '../build/aliases.mjs';
import { widgetTables } from '../widgets/tables.mjs';

/** The storefront's code, built to draw screens: a module that exports `renderVisitor`, and what it is made of. */
export type BuiltStorefront = {
  readonly url: string;
  /** A hash of its sources. */
  readonly id: string;
  /** The hash of each file of this project, by its path. */
  readonly files: Readonly<Record<string, string>>;
  /** The files of each widget; those of every page are under `''`. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
};

/** The storefront's sources, and the files that also decide what it draws. */
export const sources = [
  'src/storefront',
  'src/engine',
  'src/json.d.ts',
  'schemas',
  'package-lock.json',
  'tsconfig.json',
];

const entry = 'src/storefront/app/entry-visitor.tsx';

/**
 * Builds the storefront of `root`, or takes the build of the same sources from the folder `kept`. Throws the bundler's
 * error if it cannot be built.
 */
export async function buildStorefront(root: string, kept: string): Promise<BuiltStorefront> {
  const id = contentOf(root);
  const folder = join(kept, id);
  if (!existsSync(join(folder, 'made-of.json'))) await buildInto(folder, root);
  const made: unknown = JSON.parse(readFileSync(join(folder, 'made-of.json'), 'utf8'));
  if (!isMadeOf(made)) throw new Error(`${folder} is not a build that npm run qa made. Remove it.`);
  return { url: pathToFileURL(join(folder, 'main.mjs')).href, id, files: made.files, parts: made.parts };
}

/** Loads the function that draws screens. */
export async function rendererOf({ url }: BuiltStorefront): Promise<RenderVisitor> {
  const { renderVisitor } = await import(/* @vite-ignore */ url);
  return renderVisitor;
}

/** A hash of all sources in a folder. */
function contentOf(root: string): string {
  const files = sources.flatMap((path) => filesBelow(root, path));
  return contentHash(files.map((path) => `${path} ${contentHash(readFileSync(join(root, path)))}`).join('\n'));
}

function filesBelow(root: string, path: string): readonly string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

async function buildInto(folder: string, root: string): Promise<void> {
  if (!existsSync(join(root, entry))) throw new Error(`it has no ${entry} yet`);
  const mode = process.env.NODE_ENV;
  const imports = new Map<string, Imports>();
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    resolve: { alias: roomAliases(root) },
    plugins: [
      {
        name: 'made-of',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const path = pathOf(id, root);
            const info = this.getModuleInfo(id);
            if (path === undefined || info === null) continue;
            const projectPaths = (ids: readonly string[]) => ids.flatMap((one) => pathOf(one, root) ?? []);
            imports.set(path, {
              now: projectPaths(info.importedIds),
              later: projectPaths(info.dynamicallyImportedIds),
            });
          }
        },
      },
    ],
    build: {
      ssr: join(root, entry),
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  // The build sets the variable for the whole process, so it is reset.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const temporary = `${folder}.${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  for (const output of outputs)
    if (output.type === 'chunk') writeFileSync(join(temporary, output.fileName), output.code);
  writeFileSync(join(temporary, 'made-of.json'), JSON.stringify(madeOf(imports, root)));
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  removeOld(dirname(folder));
}

/** The files that a file imports: `now` by import statements, `later` by `import()`. */
type Imports = { readonly now: readonly string[]; readonly later: readonly string[] };

type MadeOf = Pick<BuiltStorefront, 'files' | 'parts'>;

function isMadeOf(value: unknown): value is MadeOf {
  return isObject(value) && isObject(value.files) && isObject(value.parts);
}

function madeOf(imports: ReadonlyMap<string, Imports>, root: string): MadeOf {
  const files = [...imports.keys()].sort();
  const widgets = widgetTables(root).map(({ use, module }) => [
    use,
    reachable([`${module}.tsx`, `${module}.ts`], imports),
  ]);
  return {
    files: Object.fromEntries(files.map((path) => [path, contentHash(readFileSync(join(root, path)))])),
    parts: Object.fromEntries([['', reachable([entry], imports)], ...widgets]),
  };
}

/** These files and all that they import. Widget tables name every widget, so their `import()` does not count. */
function reachable(from: readonly string[], imports: ReadonlyMap<string, Imports>): readonly string[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    const found = imports.get(path);
    if (found === undefined || seen.has(path)) return;
    seen.add(path);
    for (const next of path.endsWith('/widgets.ts') ? found.now : [...found.now, ...found.later]) visit(next);
  };
  for (const path of from) visit(path);
  return [...seen].sort();
}

/** The path of a source below the root; undefined for a library. */
function pathOf(id: string, root: string): string | undefined {
  const file = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
  if (!file.startsWith(`${root}/`) || file.includes('/node_modules/')) return undefined;
  return file.slice(root.length + 1);
}

const mostBuilds = 40;

/** Keeps the newest builds. */
function removeOld(kept: string): void {
  const folders = readdirSync(kept).map((name) => join(kept, name));
  const byAge = folders.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of byAge.slice(mostBuilds)) rmSync(folder, { recursive: true, force: true });
}
