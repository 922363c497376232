// How the browser's part is cut: a script a chunk of the widget tables, and one for what several of them draw with.
import { isAbsolute, relative } from 'node:path/posix';
import { widgetTables } from './widget-tables.mjs';

/** The features that stand in the chunk of every page. */
const onEveryPage = new Set(['shell', 'blocks']);

const forms = new Set(['login', 'register', 'password', 'social', 'feedback']);

/**
 * What several chunks draw with. A piece of the first screens stands with the shell, which every page has, and what a feature shares with home
 * stands with home; two others share a script of their own, and what more of them share is one script for forms and one for lists.
 */
function sharedBy(names, path) {
  if (names.includes('shell')) return 'shell';
  if (names.includes('home')) return path.includes('/features/') ? 'home' : 'shell';
  if (names.length === 2) return names.join('-');
  return names.some((name) => forms.has(name)) ? 'forms' : 'lists';
}

/**
 * Groups of rolldown's `output.codeSplitting`. What the entry imports at once is `core`; a widget stands in the chunk that its table says; what
 * only widgets of one chunk import stands with them, what several import in a script of their own; and what a module itself loads lazily
 * stays a script of its own.
 */
export function chunkGroups(root) {
  const widgets = new Map(
    widgetTables(root).map(({ module, chunk, late }) => [
      module,
      late ? 'late' : onEveryPage.has(chunk) ? 'shell' : chunk,
    ]),
  );
  const chunkOf = createChunkOf(root, widgets);
  return [
    { name: 'vendor', test: /node_modules\/|rolldown/, tags: ['$initial'], priority: 3 },
    { name: 'core', tags: ['$initial'], priority: 2 },
    { test: /./, debugName: 'widgets', name: chunkOf, priority: 1, includeDependenciesRecursively: false },
  ];
}

function createChunkOf(root, widgets) {
  const known = new Map();
  const own = (id) => {
    const path = id.split('?')[0].replaceAll('\\', '/');
    return widgets.get((isAbsolute(path) ? relative(root, path) : path).replace(/\.tsx?$/, ''));
  };
  /** The chunks whose widgets reach a module; `undefined` among them for what is loaded lazily by another module than a table. */
  const reaching = (id, context, seen) => {
    const cached = known.get(id);
    if (cached !== undefined) return cached;
    if (seen.has(id)) return new Set();
    seen.add(id);
    const chunk = own(id);
    const info = context.getModuleInfo(id);
    const found = new Set();
    if (chunk !== undefined) found.add(chunk);
    else if ((info?.dynamicImporters.length ?? 0) > 0) found.add(undefined);
    for (const importer of info?.importers ?? []) for (const one of reaching(importer, context, seen)) found.add(one);
    return found;
  };
  return (id, context) => {
    const found = reaching(id, context, new Set());
    known.set(id, found);
    const names = [...found].filter((name) => name !== undefined).sort();
    if (names.length < 2) return names[0] ?? null;
    return sharedBy(names, id);
  };
}
