// Keeps the built code of a command below `.livery`, so that its next start does not compile it.
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
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

/** URL of the built code of a TypeScript entry. Builds it if one of its files has changed. */
export async function keptCode(root, entry) {
  const name = `${relative(root, entry).replaceAll(/[^\w-]+/g, '-')}.mjs`;
  const code = join(root, '.livery/ops', name);
  if (isFresh(root, `${code}.json`)) return pathToFileURL(code).href;
  const file = isWritable(dirname(code)) ? code : join(temporaryFolder(root), name);
  await buildAndStore(root, entry, file);
  return pathToFileURL(file).href;
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

/** A folder that is removed with the process, at a place where libraries are found. */
function temporaryFolder(root) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Whether each source file of the code is unchanged. */
function isFresh(root, list) {
  try {
    return Object.entries(JSON.parse(readFileSync(list, 'utf8'))).every(([path, mark]) => markOf(root, path) === mark);
  } catch {
    return false; // There is no list yet, or a listed file is gone.
  }
}

async function buildAndStore(root, entry, file) {
  const begin = Date.now();
  const { code, moduleIds } = await build(root, entry);
  const projectFiles = moduleIds.map((id) => relative(root, id.replace(/[?\0].*$/, ''))).filter(isProjectFile);
  const inputs = [...new Set([...projectFiles, 'package-lock.json', 'tsconfig.json'])].sort();
  const marks = inputs.map((path) => [path, markOf(root, path, begin)]);
  write(file, code);
  write(`${file}.json`, JSON.stringify(Object.fromEntries(marks)));
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
        output: { codeSplitting: false },
        // Drops the import of a library of which nothing is used.
        treeshake: { moduleSideEffects: 'no-external' },
      },
    },
  });
  // The build sets the variable for the whole process, so it is reset.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  return output.find(({ type }) => type === 'chunk');
}

/** Writes a file in one step: another command may start at the same time. */
function write(file, text) {
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, text);
  renameSync(temporaryFile, file);
}
