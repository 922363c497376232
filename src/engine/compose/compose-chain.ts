import type { JsonPath } from '../json';
import * as messages from '../messages';
import { nearestName } from '../nearest-name';
import type { Composed } from './compose-site';
import type { Folder } from './folder';
import type { Located } from './read-file';

/** Merchants that could be composed, and why the others could not. */
export type Chain = {
  readonly merchants: ReadonlyMap<string, Composed>;
  readonly findings: ReadonlyMap<string, readonly Located[]>;
};

/** Parents before children. A missing parent or a circle leaves the merchant out. */
export function composeAll(
  folders: ReadonlyMap<string, Folder>,
  compose: (folder: Folder, parent: Composed | undefined) => Composed | undefined,
): Chain {
  const merchants = new Map<string, Composed>();
  const findings = new Map<string, readonly Located[]>();
  const fail = (folder: Folder, finding: messages.Finding, path: JsonPath) => {
    const file = folder.merchant?.file;
    if (file) findings.set(folder.id, [{ ...finding, origin: { file, path } }]);
    return undefined;
  };
  const visit = (id: string, chain: readonly string[]): Composed | undefined => {
    const folder = folders.get(id);
    const composed = merchants.get(id);
    if (composed || !folder?.merchant || findings.has(id)) return composed;
    const parentId = folder.merchant.value.extends;
    if (parentId !== undefined && !folders.has(parentId)) {
      return fail(folder, messages.missingParent(parentId, nearestName(parentId, folders.keys())), ['extends']);
    }
    if (chain.includes(id))
      return fail(folder, messages.parentCycle([...chain.slice(chain.indexOf(id)), id].join(' → ')), ['extends']);
    const parent = parentId === undefined ? undefined : visit(parentId, [...chain, id]);
    if (parentId !== undefined && parent === undefined) return composed;
    const result = findings.has(id) ? undefined : compose(folder, parent);
    if (result) merchants.set(id, result);
    return result;
  };
  for (const id of folders.keys()) visit(id, []);
  return { merchants, findings };
}
