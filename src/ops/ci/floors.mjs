// The floors of rooms: which folder may import which, and how many files a folder may have. `node src/ops/ci/floors.mjs
// [root]` prints violations, and circles of imports, as `file:line:column  message`. It exits with 1 if there are any.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { widgetTables } from '../widgets/tables.mjs';
import { importCircles } from './circles.mjs';
import { importsOf, positionOf, resolveImport } from './imports.mjs';

const storefront = 'src/storefront';
const sandbox = 'src/sandbox';
const qa = 'src/qa';
const studio = 'src/studio';

/**
 * The floors of each room, the lowest first. A folder, or a file directly in the room, may import its own floor and
 * lower ones.
 */
const rooms = {
  [storefront]: [
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
    // The room's front door, for the server.
    'server.ts',
  ],
  [sandbox]: [
    ...['hash.ts', 'json.ts', 'options.ts', 'messages.ts', 'wall-clock.ts', 'merchant.ts', 'is-loopback-host.ts'],
    ...['store', 'wire', 'cipher', 'captcha', 'environment.ts', 'contacts.ts', 'payments.ts'],
    ...['seed', 'art', 'request-rules', 'security', 'rounds', 'rewards', 'records', 'referral', 'wallets', 'contracts'],
    ...['lottery', 'rebate', 'deposit', 'withdraw', 'planting', 'team', 'affiliate', 'red-rain', 'team-reports'],
    ...['games', 'calls', 'serve', 'control', 'create-sandbox.ts', 'index.ts'],
  ],
  [qa]: [
    'messages.ts',
    'edits',
    'states',
    'screens',
    'causes',
    'html',
    'narrow.ts',
    'shard.ts',
    'findings.ts',
    'run-qa.ts',
    'shards',
    'decisions',
    'pictures',
    'report',
  ],
  [studio]: [
    'contract',
    'preview',
    'app',
    'server/messages.ts',
    'server/web',
    'server/draft',
    'server/preview',
    'server/change',
    'server/answers',
    'server',
  ],
};

const messages = {
  noFloor:
    'The folder of this file is on no floor, so nobody knows what it may import. Move it, or name its folder in src/ops/ci/floors.mjs.',
};

/** Most hand-written files in a folder. */
const maxFiles = 30;

/** Folders of the rooms with too many files, as `{ file, line, column, message }`. */
export function fullFolders(root = '.') {
  return roomsIn(root).flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath.replaceAll('\\', '/'), name))
      .filter((folder) => !folder.includes(`${room}/generated`))
      .sort()
      .flatMap((folder) => {
        const count = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
        if (count <= maxFiles) return [];
        const message = `${count} files stand here, more than the ${maxFiles} that one look takes in. Put those of one subject into a folder of their own.`;
        return [{ file: folder.slice(folder.indexOf(room)), line: 1, column: 1, message }];
      }),
  );
}

/** The rooms with floors that exist below a root. */
function roomsIn(root) {
  return Object.keys(rooms).filter((room) => existsSync(join(root, room)));
}

/** Each import of the rooms that breaks a rule, and each file on no floor, as `{ file, line, column, message }`. */
export function brokenFloors(root = '.') {
  const widgets = new Set(existsSync(join(root, storefront)) ? widgetTables(root).map(({ module }) => module) : []);
  return roomsIn(root)
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(room, name.replaceAll('\\', '/'))),
    )
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (floorOf(file) === undefined) return [{ file, line: 1, column: 1, message: messages.noFloor }];
      return importsOf(file, text).flatMap(({ specifier, start, isLazy }) => {
        const message = problemOf({ file, target: resolveImport(file, specifier), specifier, isLazy, widgets });
        return message === undefined ? [] : [{ file, ...positionOf(text, start), message }];
      });
    });
}

function problemOf({ file, target, specifier, isLazy, widgets }) {
  const from = floorOf(file);
  if (from === undefined) return undefined;
  const room = roomOf(file);
  if (room === storefront && /^react-router(-dom)?(\/|$)/.test(specifier) && from !== 'app')
    return `"${specifier}" is imported below app, so where things lead would be decided here and not by config. Use an action: useAction, useAddressOf of contract/hooks.ts.`;
  if (target === undefined || roomOf(target) !== room) return undefined;
  const to = floorOf(target);
  if (to === undefined)
    return `"${specifier}" stands on no floor, so nobody knows who may import it. Move it, or name its folder in src/ops/ci/floors.mjs.`;
  const floors = rooms[room];
  if (floors.indexOf(to) > floors.indexOf(from))
    return `${from} imports "${specifier}" of ${to}, a higher floor, so the one could not be read, tested or loaded without the other. Move what both need to ${from} or below.`;
  if (from === 'features' && to === 'features' && featureOf(file) !== featureOf(target))
    return `The feature ${featureOf(file)} imports "${specifier}" of the feature ${featureOf(target)}, so neither stands alone any more. Move what both need to forms, ui or platform.`;
  if (widgets.has(target.replace(/\.tsx?$/, '')) && !isLazy)
    return `"${specifier}" is a widget, and widgets are placed by layouts: imported here it could not be changed or left out by config. Move what both draw with to a part of its own.`;
  return undefined;
}

function roomOf(path) {
  return Object.keys(rooms).find((room) => path.startsWith(`${room}/`));
}

/** The floor of a file, with or without extension: a folder of its room, or the file itself. */
function floorOf(path) {
  const room = roomOf(path);
  if (room === undefined) return undefined;
  const withoutExtension = (name) => `${name.replace(/\.tsx?$/, '')}/`;
  return rooms[room].find((floor) => withoutExtension(path.slice(room.length + 1)).startsWith(withoutExtension(floor)));
}

function featureOf(path) {
  return path.split('/')[3];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? '.';
  const violations = [...brokenFloors(root), ...fullFolders(root), ...importCircles(root)];
  for (const { file, line, column, message } of violations) console.error(`${file}:${line}:${column}  ${message}`);
  if (violations.length === 0)
    console.log('Every import of these rooms runs down, none leads back to its file, and no folder is too full.');
  process.exit(violations.length === 0 ? 0 : 1);
}
