// Short names for the classes of built styles. Documents, style sheets and scripts all hold them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Names a class after its file and its place in it: `kX3d2`. Both parts of a build give the same names, and a change of
 * one file renames no class of another. For `css.modules.generateScopedName` of Vite.
 */
export function shortClassNames(root) {
  const fileByPrefix = new Map();
  return (local, path, css) => {
    const file = relative(root, path.split('?', 1)[0]).split(sep).join('/');
    const prefix = prefixOf(file);
    if ((fileByPrefix.get(prefix) ?? file) !== file)
      throw new Error(
        `The classes of ${file} and ${fileByPrefix.get(prefix)} would have the same names. Rename a file.`,
      );
    fileByPrefix.set(prefix, file);
    const place = localsOf(css).indexOf(local);
    if (place === -1) throw new Error(`${file} has no class and no keyframes "${local}", so it has no short name.`);
    return prefix + place.toString(36);
  };
}

/** The built name of a class of a file, such as `('src/storefront/ui/badge.module.css', 'dot')`. */
export function builtClass(root, file, local) {
  return shortClassNames(root)(local, join(root, file), readFileSync(join(root, file), 'utf8'));
}

/** Names of classes and keyframes, each once, in their order. */
export const localsOf = (css) => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name)),
];

/** Four letters or digits of a hash, a letter first. */
function prefixOf(file) {
  const digits = createHash('sha256').update(file).digest('base64url').replaceAll(/[-_]/g, '');
  return digits.slice(digits.search(/[A-Za-z]/)).slice(0, 4);
}
