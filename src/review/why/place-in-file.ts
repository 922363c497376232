import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isObject } from '@/engine';
import type { View } from '../view';
import { lineAt } from '../workspace/line-at';

/** Where something stands in a file of the merchants, as an editor opens it. Undefined where the file has no such place. */
export function placeInFile(
  { workspace }: Pick<View, 'workspace'>,
  file: string,
  path: readonly (string | number)[],
): string | undefined {
  const text = workspace.files.find((one) => one.path === file)?.text;
  const root = text === undefined ? undefined : parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (text === undefined || node === undefined) return undefined;
  const before = text.slice(0, node.parent?.offset ?? node.offset).split('\n');
  return lineAt(workspace.prefix, { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}

/** Where a named condition gets its meaning: the brand's own, else that of whom it inherits from. */
export function conditionPlace(view: View, name: string): string | undefined {
  const parents = [view.site.id, view.site.merchant.extends ?? 'base', 'base'];
  for (const merchant of new Set(parents)) {
    const place = placeInFile(view, `${merchant}/merchant.json`, ['conditions', name]);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Where the console of this machine has a switch, so deep as it may lie in the tree of modules. */
export function switchPlace(view: View, name: string): string | undefined {
  const path = isObject(view.console) ? modulePath(view.console.whitelabel, name, ['whitelabel']) : undefined;
  return path && placeInFile(view, `${view.site.id}/console.json`, [...path, 'enabled']);
}

type Path = readonly (string | number)[];

function modulePath(modules: unknown, name: string, at: Path): Path | undefined {
  if (!Array.isArray(modules)) return undefined;
  for (const [index, module] of modules.entries()) {
    if (!isObject(module)) continue;
    if (module.modId === name) return [...at, index];
    const below = modulePath(module.childrenNodes, name, [...at, index, 'childrenNodes']);
    if (below !== undefined) return below;
  }
  return undefined;
}
