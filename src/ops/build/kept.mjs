// Keeps the built code of a command below `.livery`, so that its next start does not compile it:
//
//     .livery/ops/<command>.json        the folder of its code, and a mark of each source file
//     .livery/ops/<command>/<hash>/     that code, in parts: a part is loaded only when it is imported
//
// The hash stands for the code and for the versions of the libraries. Commands keep their results under it.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { roomAliases } from './aliases.mjs';

const entryName = 'main.mjs';
const dayMs = 24 * 60 * 60_000;

/** URL of the built code of a TypeScript entry. Builds it if one of its files has changed. */
export async function keptCode(root, entry) {
  const name = relative(root, entry).replaceAll(/[^\w-]+/g, '-');
  const place = join(root, '.livery/ops', name);
  const kept = freshCode(root, place);
  if (kept !== undefined) return pathToFileURL(kept).href;
  const writablePlace = isWritable(dirname(place)) ? place : join(temporaryFolder(root), name);
  return pathToFileURL(await buildAndStore(root, entry, writablePlace)).href;
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false; // The project's folder may be read-only.
  }
}

/** A folder that is removed with the process. A link in it leads to the libraries. */
function temporaryFolder(root) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The kept code, if each of its source files is unchanged. */
function freshCode(root, place) {
  try {
    const { code, files } = JSON.parse(readFileSync(`${place}.json`, 'utf8'));
    const file = join(place, code, entryName);
    accessSync(file);
    return Object.entries(files).every(([path, mark]) => markOf(root, path) === mark) ? file : undefined;
  } catch {
    return undefined; // There is no list yet, or a file is gone.
  }
}

async function buildAndStore(root, entry, place) {
  const begin = Date.now();
  const chunks = await build(root, entry);
  const moduleIds = chunks.flatMap((chunk) => chunk.moduleIds);
  const projectFiles = moduleIds.map((id) => relative(root, id.replace(/[?\0].*$/, ''))).filter(isProjectFile);
  const inputs = [...new Set([...projectFiles, 'package-lock.json', 'tsconfig.json'])].sort();
  const marks = inputs.map((path) => [path, markOf(root, path, begin)]);
  const code = storeChunks(place, chunks, readFileSync(join(root, 'package-lock.json'), 'utf8'));
  write(`${place}.json`, JSON.stringify({ code, files: Object.fromEntries(marks) }));
  removeOld(place, code);
  return join(place, code, entryName);
}

/** Writes the code to a folder named by its hash, in one step. Gives the name of the folder. */
function storeChunks(place, chunks, libraries) {
  const content = JSON.stringify([libraries, ...chunks.map(({ fileName, code }) => [fileName, code])]);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const temporaryPlace = join(place, `${name}.${process.pid}`);
  mkdirSync(temporaryPlace, { recursive: true });
  for (const { fileName, code } of chunks) writeFileSync(join(temporaryPlace, fileName), code);
  try {
    renameSync(temporaryPlace, join(place, name));
  } catch {
    rmSync(temporaryPlace, { recursive: true }); // The same code is there already.
  }
  return name;
}

/** Removes earlier code. A command that runs may still import parts of code that is younger than a day. */
function removeOld(place, currentName) {
  for (const name of readdirSync(place)) {
    const folder = join(place, name);
    const isOld = name !== currentName && Date.now() - statSync(folder).mtimeMs > dayMs;
    if (isOld) rmSync(folder, { recursive: true, force: true });
  }
}

const isProjectFile = (path) => path !== '' && !path.startsWith('..') && !path.includes('node_modules');

/** A mark that differs after each change of a file; none for a file that changed while it was read. */
function markOf(root, path, begin = Number.POSITIVE_INFINITY) {
  const { mtimeMs, size, ino } = statSync(join(root, path));
  return mtimeMs < begin ? `${mtimeMs} ${size} ${ino}` : '';
}

async function build(root, entry) {
  const mode = process.env.NODE_ENV;
  const vite = createRequire(import.meta.url)('vite');
  const { output } = await vite.build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: roomAliases(root) },
    // Kysely's 300 files take ten times as long to load as one.
    ssr: { noExternal: ['kysely'] },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: entryName, chunkFileNames: '[name]-[hash].mjs' },
        // Drops the import of a library of which nothing is used.
        treeshake: { moduleSideEffects: 'no-external' },
      },
    },
  });
  // The build sets the variable for the whole process, so it is reset.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  return output.filter(({ type }) => type === 'chunk');
}

/** Writes a file in one step: another command may start at the same time. */
function write(file, text) {
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, text);
  renameSync(temporaryFile, file);
}
