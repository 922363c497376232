import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import { type JsonPath, own, pick } from '../json';
import { memoByObject } from '../memo';
import * as messages from '../messages';
import { type Origin, positionOf } from '../parse/config-file';
import { conditionNames } from './condition-findings';
import { isParentsFault } from './law/harmed-brands';

/** The setting of merchant.json in which a merchant can correct a finding of this code. */
const settingByCode: { readonly [code: string]: JsonPath } = {
  'host-not-allowed': ['links', 'hosts'],
  'missing-asset': ['brand'],
  'unknown-category': ['categories'],
  'unsupported-default': ['languages', 'supported'],
  'missing-translation': ['languages', 'supported'],
};

/**
 * Moves findings to files that their merchant can edit. A value in a parent's file may be right for the parent and
 * wrong for this merchant. Then the finding moves to the merchant's own file and names the place in the parent's file.
 * Faults that `harmedBrands` joins stay where they are.
 * `parentFindings` are the findings of the parent.
 */
export function blame(
  composed: Composed,
  findings: readonly Located[],
  parentFindings: readonly Located[],
): readonly Located[] {
  const parentFindingIds = idsOf(parentFindings);
  return findings.map((finding) => {
    if (isOwn(composed, finding.origin) || parentFindingIds.has(idOf(finding))) return finding;
    if (isParentsFault(composed.id, finding)) return finding;
    const { file, line, column } = positionOf(finding.origin);
    return {
      ...finding,
      ...messages.inherited(asInherited(finding), `${file}:${line}:${column}`),
      origin: ownPlace(composed, finding),
    };
  });
}

/** A parent's condition that only this merchant's conditions make impossible: perhaps on purpose, so a warning. */
function asInherited(finding: Located): Located {
  return finding.code === 'never-shows' ? { ...finding, severity: 'warning' } : finding;
}

function isOwn({ id }: Composed, { file }: Origin): boolean {
  return file.path.startsWith(`${id}/`);
}

/** Findings about conditions. A merchant corrects them in a condition of its own. */
const conditionCodes: ReadonlySet<string> = new Set([
  'closed-to-all',
  'closed-entry',
  'closed-register',
  'never-shows',
  'always-shows',
  'never-within',
  'unasked-access',
  'access-loop',
  'category-off',
]);

/**
 * Where a merchant corrects a fault in its parent's file: its own condition, else the setting of `settingByCode`, else
 * its overlay of the page, else merchant.json.
 */
function ownPlace(composed: Composed, finding: Located): Origin {
  const { folder } = composed;
  const { code, origin } = finding;
  const conditionName = conditionCodes.has(code) ? ownCondition(composed, finding) : undefined;
  if (conditionName !== undefined && folder.merchant)
    return { file: folder.merchant.file, path: ['conditions', conditionName], key: true };
  const [, folderName, name = ''] = origin.file.path.split('/');
  const page = name.replace(/\.json$/, '');
  const overlay = folderName === 'pages' || folderName === 'overlays' ? folder.overlays.get(page)?.file : undefined;
  const file = settingByCode[code] === undefined ? (overlay ?? folder.merchant?.file) : folder.merchant?.file;
  return file === undefined ? origin : { file, path: file === overlay ? [] : (settingByCode[code] ?? []) };
}

/** Ids of a parent's findings. Made once for all merchants that inherit from it. */
const idsOf = memoByObject((findings: readonly Located[]): ReadonlySet<string> => new Set(findings.map(idOf)));

/** Merchants use a text first at different places, so the place of an unknown text is not part of its id. */
function idOf({ code, message, origin }: Located): string {
  return JSON.stringify(code === 'unknown-text' ? [code, message] : [code, message, origin.file.path, origin.path]);
}

/** The first of the merchant's own conditions that is used at that place, or that the message names. */
function ownCondition(
  { folder, merchant }: Composed,
  { message, origin: { file, path } }: Located,
): string | undefined {
  const ownNames = Object.keys(folder.merchant?.value.conditions ?? {});
  if (ownNames.length === 0) return undefined;
  const node = path[0] === 'nodes' ? pick(pick(file.value, 'nodes'), String(path[1])) : undefined;
  const usedNames = namesFrom(
    [pick(node, 'when'), pick(pick(file.value, 'access'), 'when')],
    merchant.conditions ?? {},
  );
  return ownNames.find((name) => usedNames.has(name) || message.includes(`"${name}"`) || message.includes(` ${name} `));
}

/** The names in these conditions, and the names in the named conditions that they use. */
function namesFrom(
  conditions: readonly unknown[],
  namedConditions: { readonly [name: string]: unknown },
): ReadonlySet<string> {
  const names = new Set<string>();
  const stack = [...conditions];
  for (let next = stack.pop(); next !== undefined || stack.length > 0; next = stack.pop()) {
    for (const name of conditionNames(next)) {
      if (!names.has(name)) stack.push(own(namedConditions, name));
      names.add(name);
    }
  }
  return names;
}
