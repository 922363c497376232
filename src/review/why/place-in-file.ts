import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isObject, type Position } from '@/engine';
import type { View } from '../view';
import { lineAt } from '../workspace/line-at';
import type { Workspace } from '../workspace/workspace';
import { isModule } from './with-switch';

/**
 * Position of something in a merchant's file, in a form that editors open. Undefined if the file does not contain it.
 */
export function placeInFile(
  { workspace }: Pick<View, 'workspace'>,
  file: string,
  path: readonly (string | number)[],
): string | undefined {
  const position = positionInFile(workspace, file, path);
  return position && lineAt(workspace.prefix, position);
}

/** Position of something in a merchant's file. Undefined if the file does not contain it. */
export function positionInFile(
  { files }: Pick<Workspace, 'files'>,
  file: string,
  path: readonly (string | number)[],
): Position | undefined {
  const text = files.find((one) => one.path === file)?.text;
  const root = text === undefined ? undefined : parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (text === undefined || node === undefined) return undefined;
  const linesBefore = text.slice(0, node.parent?.offset ?? node.offset).split('\n');
  return { file, line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
}

/** Position of a named condition's definition: the brand's own, otherwise that of the nearest parent. */
export function conditionPlace(view: View, name: string): string | undefined {
  const { parentOf } = view.workspace.loaded;
  for (let merchant: string | undefined = view.site.id; merchant !== undefined; merchant = parentOf(merchant)?.id) {
    const place = placeInFile(view, `${merchant}/merchant.json`, ['conditions', name]);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Position of a switch in the merchant's `console.json`, in each form of its modules and at any depth. */
export function switchPlace(view: View, name: string): string | undefined {
  const path = isObject(view.console) ? switchPath(view.console.whitelabel, name) : undefined;
  return path && placeInFile(view, `${view.site.id}/console.json`, path);
}

type Path = readonly (string | number)[];

function switchPath(whitelabel: unknown, name: string): Path | undefined {
  if (!isObject(whitelabel)) return enabledOf(modulePath(whitelabel, name, ['whitelabel']));
  if (!isModule(whitelabel)) return ['whitelabel', name, ...(isObject(whitelabel[name]) ? ['enabled'] : [])];
  if (whitelabel.modId === name) return enabledOf(['whitelabel']);
  return enabledOf(modulePath(whitelabel.childrenNodes, name, ['whitelabel', 'childrenNodes']));
}

const enabledOf = (module: Path | undefined): Path | undefined => module && [...module, 'enabled'];

function modulePath(modules: unknown, name: string, parentPath: Path): Path | undefined {
  if (!Array.isArray(modules)) return undefined;
  for (const [index, module] of modules.entries()) {
    if (!isObject(module)) continue;
    if (module.modId === name) return [...parentPath, index];
    const modulePathBelow = modulePath(module.childrenNodes, name, [...parentPath, index, 'childrenNodes']);
    if (modulePathBelow !== undefined) return modulePathBelow;
  }
  return undefined;
}
