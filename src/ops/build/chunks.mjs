// How the browser's part is split: a script for each chunk of the widget tables, and scripts for modules that several
// of them import.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path/posix';
import { featureTables } from '../widgets/tables.mjs';

const storefront = 'src/storefront';

/** Modules of the query library that only lists that grow page by page use; no first screen does. */
const manyQueries = /\/(queriesObserver|useQueries)\.js$/;

/** What the widgets of a chunk also draw if they draw the key. */
const impliedKinds = { proof: ['rules', 'form'], rules: ['form'], money: ['form'] };

/** Scripts for modules that only forms of one kind share, the narrowest kind first. */
const formScripts = [
  ['proof', 'proof-forms'],
  ['rules', 'ruled-forms'],
  ['money', 'money-forms'],
  ['form', 'forms'],
];

/**
 * Groups of rolldown's `output.codeSplitting`. Static imports of the entry are `core`, libraries among them `vendor`. A
 * widget is in the chunk that its table names, with the modules that only this chunk imports. Modules that several
 * chunks import have scripts of their own. A module that is loaded lazily keeps its own script. Throws if a table names
 * something that does not exist.
 */
export function chunkGroups(root) {
  const tables = featureTables(root);
  const chunkByModule = new Map(
    tables.flatMap((table) => table.widgets.map(({ module, chunk, late }) => [module, late ? 'late' : chunk])),
  );
  const scriptOf = createScriptOf(kindsByScript(tables, new Set(chunkByModule.values())), sharedFiles(root));
  const chunkOf = createChunkOf(root, chunkByModule, scriptOf);
  return [
    { name: 'vendor', test: /node_modules\/|rolldown/, tags: ['$initial'], priority: 3 },
    { name: 'core', tags: ['$initial'], priority: 2 },
    { test: /./, debugName: 'widgets', name: chunkOf, priority: 1, includeDependenciesRecursively: false },
  ];
}

/**
 * What the widgets of each script draw (`form`, `proof`, `browse` …), from all tables that name the script. `scripts`
 * are the scripts that have widgets.
 */
function kindsByScript(tables, scripts) {
  const kindsOfScript = new Map();
  for (const { table, chunks } of tables)
    for (const [chunk, kinds] of Object.entries(chunks)) {
      if (!scripts.has(chunk))
        throw new Error(
          `${table} names the script "${chunk}", but no widget stands in it: it may be misspelled. Name it as it is, or take it out.`,
        );
      const allKinds = kinds.flatMap((kind) => [kind, ...(impliedKinds[kind] ?? [])]);
      kindsOfScript.set(chunk, new Set([...(kindsOfScript.get(chunk) ?? []), ...allKinds]));
    }
  return kindsOfScript;
}

/**
 * Script names of shared files that have their own script, by path below the root without the extension. Rooms of the
 * storefront list them in `chunks.json`. A folder ends with `/`, and a file in it may be listed separately.
 */
export function sharedFiles(root) {
  const scriptByPath = new Map();
  for (const room of readdirSync(join(root, storefront))) {
    const table = `${storefront}/${room}/chunks.json`;
    if (!existsSync(join(root, table))) continue;
    for (const [script, { files }] of Object.entries(JSON.parse(readFileSync(join(root, table), 'utf8'))))
      for (const file of files) {
        const path = `${storefront}/${room}/${file}`;
        if (!moduleExists(root, path))
          throw new Error(
            `${table} puts "${file}" into the script "${script}", but there is no such file or folder: it may have been renamed. Name it as it is now.`,
          );
        if (scriptByPath.has(path))
          throw new Error(`${table} names "${file}" twice, so it would stand in two scripts. Take one out.`);
        scriptByPath.set(path, script);
      }
  }
  return scriptByPath;
}

function moduleExists(root, path) {
  if (path.endsWith('/')) return existsSync(join(root, path));
  return ['.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending)));
}

/**
 * Gives the script of a module, by the chunks whose widgets reach it. The first line that is true decides:
 * - No widget reaches it: the build decides.
 * - It is for lists that grow: `many-queries`.
 * - Every page needs it: the script that every page has.
 * - The first page shares it: the first page's script for a feature's own module, otherwise the script that every page
 *   has.
 * - The application loads it later: `later`.
 * - A `chunks.json` lists it: the script named there.
 * - One chunk loads it lazily: that chunk's `-pieces`.
 * - One or two chunks need it: a script with their names.
 * - All chunks that need it draw forms of one kind: the script of the narrowest such kind.
 * - None of them draws a form: `lists`.
 * - Some browse games: `pieces`.
 * - Some ask for a proof: `account-pieces`.
 * - The others: `money-pieces`.
 */
function createScriptOf(kindsOfScript, sharedScripts) {
  const drawsKind = (kind) => (chunk) => kindsOfScript.get(chunk)?.has(kind) === true;
  const everyPage = [...kindsOfScript.keys()].find(drawsKind('every-page'));
  if (everyPage === undefined)
    throw new Error(
      'No feature says of a script that it draws "every-page", so what a first screen shares would stand in none. Say it in the `build` of the feature that draws the frame of all pages.',
    );
  return ({ chunks, lazy, later }, id, path) => {
    const names = [...chunks].sort();
    if (names.length === 0) return null;
    if (manyQueries.test(id)) return 'many-queries';
    if (names.includes(everyPage)) return everyPage;
    const firstPage = names.find(drawsKind('first-page'));
    if (firstPage !== undefined && names.length > 1) return id.includes('/features/') ? firstPage : everyPage;
    if (later) return 'later';
    const listedScript = sharedScripts.get(path) ?? sharedScripts.get(`${dirname(path)}/`);
    if (listedScript !== undefined) return listedScript;
    if (names.length === 1 && lazy) return `${names[0]}-pieces`;
    if (names.length <= 2) return names.join('-');
    for (const [kind, script] of formScripts) if (names.every(drawsKind(kind))) return script;
    if (!names.some(drawsKind('form'))) return 'lists';
    if (names.some(drawsKind('browse'))) return 'pieces';
    return names.some(drawsKind('proof')) ? 'account-pieces' : 'money-pieces';
  };
}

function createChunkOf(root, chunkByModule, scriptOf) {
  const reachByModule = new Map();
  /**
   * The chunks whose widgets reach a module. `lazy`: over a dynamic import. `later`: over a dynamic import of a file in
   * `app`.
   */
  const reachOf = (id, context, visited) => {
    const cached = reachByModule.get(id);
    if (cached !== undefined) return cached;
    const reach = { chunks: new Set(), lazy: false, later: false };
    if (visited.has(id)) return reach;
    visited.add(id);
    const chunk = chunkByModule.get(pathOf(root, id).replace(/\.tsx?$/, ''));
    const info = context.getModuleInfo(id);
    if (chunk !== undefined) reach.chunks.add(chunk);
    else if ((info?.dynamicImporters.length ?? 0) > 0) {
      reach.lazy = true;
      reach.later = id.includes('/storefront/app/');
    }
    for (const importer of info?.importers ?? []) {
      const { chunks: importerChunks, lazy, later } = reachOf(importer, context, visited);
      for (const one of importerChunks) reach.chunks.add(one);
      reach.lazy ||= lazy;
      reach.later ||= later;
    }
    return reach;
  };
  return (id, context) => {
    const reach = reachOf(id, context, new Set());
    reachByModule.set(id, reach);
    return scriptOf(reach, id, pathOf(root, id).replace(/\.(module\.css|tsx?)$/, ''));
  };
}

/** Path of a module below the root. */
function pathOf(root, id) {
  const path = id.split('?')[0].replaceAll('\\', '/');
  return isAbsolute(path) ? relative(root, path) : path;
}
