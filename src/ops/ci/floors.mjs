// The floors of `src/storefront`: which folder may import which, and how many files one may hold. `node src/ops/ci/floors.mjs [root]` prints what
// breaks a rule as `file:line:column  message` and ends with 1 if there is any.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { widgetTables } from '../widgets/tables.mjs';

const storefront = 'src/storefront';

/** From the ground up. A folder imports its own floor and those below it. */
const floors = [
  'contract',
  'generated',
  'platform/browser',
  'platform/languages',
  'platform/gateway',
  'platform/session',
  'ui',
  'renderer',
  'forms',
  'features',
  'app',
];

const messages = {
  noFloor:
    'The folder of this file is on no floor, so nobody knows what it may import. Move it, or name its folder in src/ops/ci/floors.mjs.',
};

/** Files written by hand that one look at a folder takes in. */
const most = 30;

/** Folders of the storefront that hold too many files, as `{ file, line, column, message }`. */
export function fullFolders(root = '.') {
  return readdirSync(join(root, storefront), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath.replaceAll('\\', '/'), name))
    .filter((folder) => !folder.includes(`${storefront}/generated`))
    .sort()
    .flatMap((folder) => {
      const count = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
      if (count <= most) return [];
      const message = `${count} files stand here, more than the ${most} that one look takes in. Put those of one subject into a folder of their own.`;
      return [{ file: folder.slice(folder.indexOf(storefront)), line: 1, column: 1, message }];
    });
}

/** Every import of the storefront that breaks a rule, as `{ file, line, column, message }`. */
export function brokenFloors(root = '.') {
  const widgets = new Set(widgetTables(root).map(({ module }) => module));
  return readdirSync(join(root, storefront), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(storefront, name.replaceAll('\\', '/')))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (floorOf(file) === undefined) return [{ file, line: 1, column: 1, message: messages.noFloor }];
      return importsOf(file, text).flatMap(({ specifier, start, lazily }) => {
        const message = judge({ file, target: resolveImport(file, specifier), specifier, lazily, widgets });
        return message === undefined ? [] : [{ file, ...placeOf(text, start), message }];
      });
    });
}

function judge({ file, target, specifier, lazily, widgets }) {
  const from = floorOf(file);
  if (from === undefined) return undefined;
  if (/^react-router(-dom)?(\/|$)/.test(specifier) && from !== 'app')
    return `"${specifier}" is imported below app, so where things lead would be decided here and not by config. Use an action: useAction, useAddressOf of contract/hooks.ts.`;
  if (target === undefined || !target.startsWith(`${storefront}/`)) return undefined;
  const to = floorOf(target);
  if (to === undefined)
    return `"${specifier}" stands on no floor, so nobody knows who may import it. Move it, or name its folder in src/ops/ci/floors.mjs.`;
  if (floors.indexOf(to) > floors.indexOf(from))
    return `${from} imports "${specifier}" of ${to}, a higher floor, so the one could not be read, tested or loaded without the other. Move what both need to ${from} or below.`;
  if (from === 'features' && to === 'features' && featureOf(file) !== featureOf(target))
    return `The feature ${featureOf(file)} imports "${specifier}" of the feature ${featureOf(target)}, so neither stands alone any more. Move what both need to forms, ui or platform.`;
  if (widgets.has(target.replace(/\.tsx?$/, '')) && !lazily)
    return `"${specifier}" is a widget, and widgets are placed by layouts: imported here it could not be changed or left out by config. Move what both draw with to a part of its own.`;
  return undefined;
}

/** What brings a file in without being an import of a module: a type of one, an address of one, several by a pattern. */
const otherWays = /typeof import\('([^']+)'\)|new URL\('([^']+)', import\.meta\.url\)|import\.meta\.glob\('([^']+)'/g;

/** Where the modules stand that a file imports: statically, lazily, or to export them again. */
function importsOf(file, text) {
  const { module } = parseSync(file, text);
  const again = module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest));
  return [
    ...[
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
      ...again.filter((request) => request !== null),
    ]
      .filter((request) => request !== undefined)
      .map(({ value, start }) => ({ specifier: value, start, lazily: false })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start + 1, end - 1),
      start,
      lazily: true,
    })),
    ...[...text.matchAll(otherWays)].map((match) => ({
      specifier: match[1] ?? match[2] ?? match[3],
      start: match.index,
      lazily: true,
    })),
  ];
}

/** The path of an import of ours without its ending, from the root; undefined for a package. */
function resolveImport(file, specifier) {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;
}

function floorOf(path) {
  const inside = path.startsWith(`${storefront}/`) ? path.slice(storefront.length + 1) : undefined;
  return inside === undefined ? undefined : floors.find((floor) => `${inside}/`.startsWith(`${floor}/`));
}

function featureOf(path) {
  return path.split('/')[3];
}

function placeOf(text, start) {
  const before = text.slice(0, start).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? '.';
  const broken = existsSync(join(root, storefront)) ? [...brokenFloors(root), ...fullFolders(root)] : [];
  for (const { file, line, column, message } of broken) console.error(`${file}:${line}:${column}  ${message}`);
  if (broken.length === 0) console.log('Every import of src/storefront runs down, and no folder is too full.');
  process.exit(broken.length === 0 ? 0 : 1);
}
