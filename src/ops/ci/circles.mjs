// Finds files that import each other in a circle: one of them may read a constant before it is set.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { importsOf, positionOf, resolveImport } from './imports.mjs';

/** The one circle that is meant: a node draws the nodes in its slots. */
const recursion = { file: 'src/storefront/renderer/use-slots.tsx', specifier: './node-view' };

/**
 * The imports that lead back to their own file, as `{ file, line, column, message }`. Imports of types and lazy imports
 * do not count.
 */
export function importCircles(root = '.') {
  const fileOf = filesByModule(root);
  const circles = [];
  const done = new Set();
  const visit = (file, importers) => {
    const path = [...importers, file];
    const text = readFileSync(join(root, file), 'utf8');
    for (const { specifier, start, runsFirst } of importsOf(file, text)) {
      const target = fileOf.get(resolveImport(file, specifier));
      const isMeant = file === recursion.file && specifier === recursion.specifier;
      if (target === undefined || !runsFirst || isMeant || done.has(target)) continue;
      const first = path.indexOf(target);
      if (first < 0) visit(target, path);
      else circles.push({ file, ...positionOf(text, start), message: messageOf(specifier, path.slice(first)) });
    }
    done.add(file);
  };
  for (const file of fileOf.values()) if (!done.has(file)) visit(file, []);
  return circles;
}

/** Files of `src` by what an import calls them: without `.ts` or `.tsx`, and a front door by its folder. */
function filesByModule(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => join('src', name.replaceAll('\\', '/')))
    .sort();
  return new Map(files.map((file) => [file.replace(/(?:\/index)?\.tsx?$/, ''), file]));
}

function messageOf(specifier, circle) {
  return `"${specifier}" leads back to this file (${circle.join(' → ')}), so which of them runs first depends on who imports them. Move what both need to a file of its own.`;
}
