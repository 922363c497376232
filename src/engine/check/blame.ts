import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import { type JsonPath, own, pick } from '../json';
import { memoOne } from '../memo';
import * as messages from '../messages';
import { type Origin, positionOf } from '../parse/config-file';
import { conditionNames } from './condition-findings';

/** The setting of merchant.json in which a merchant can correct a finding of this code. */
const settings: { readonly [code: string]: JsonPath } = {
  'host-not-allowed': ['links', 'hosts'],
  'missing-asset': ['brand'],
  'unknown-category': ['categories'],
  'unsupported-default': ['languages', 'supported'],
  'missing-translation': ['languages', 'supported'],
};

/**
 * Moves findings to files that their merchant can edit. A value in a parent's file may be right for the parent and wrong
 * for this merchant. Then the finding moves to the merchant's own file and names the place in the parent's file.
 * `inherited` are the findings of the parent.
 */
export function blame(
  composed: Composed,
  findings: readonly Located[],
  inherited: readonly Located[],
): readonly Located[] {
  const known = idsOf(inherited);
  return findings.map((finding) => {
    if (isOwn(composed, finding.origin) || known.has(idOf(finding))) return finding;
    const { file, line, column } = positionOf(finding.origin);
    return {
      ...finding,
      ...messages.inherited(finding, `${file}:${line}:${column}`),
      origin: ownPlace(composed, finding),
    };
  });
}

function isOwn({ id }: Composed, { file }: Origin): boolean {
  return file.path.startsWith(`${id}/`);
}

/** Findings about conditions. A merchant corrects them in a condition of its own. */
const ofConditions: ReadonlySet<string> = new Set([
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

/** Where a merchant corrects a fault in its parent's file: its own condition, else its overlay, else merchant.json. */
function ownPlace(composed: Composed, finding: Located): Origin {
  const { folder } = composed;
  const { code, origin } = finding;
  const decides = ofConditions.has(code) ? ownCondition(composed, finding) : undefined;
  if (decides !== undefined && folder.merchant)
    return { file: folder.merchant.file, path: ['conditions', decides], key: true };
  const [, part, name = ''] = origin.file.path.split('/');
  const page = name.replace(/\.json$/, '');
  const overlay = part === 'pages' || part === 'overlays' ? folder.overlays.get(page)?.file : undefined;
  const file = settings[code] === undefined ? (overlay ?? folder.merchant?.file) : folder.merchant?.file;
  return file === undefined ? origin : { file, path: file === overlay ? [] : (settings[code] ?? []) };
}

/** Ids of a parent's findings. Made once for all merchants that inherit from it. */
const idsOf = memoOne((findings: readonly Located[]): ReadonlySet<string> => new Set(findings.map(idOf)));

/** Merchants use a text first at different places, so the place of an unknown text is not part of its id. */
function idOf({ code, message, origin }: Located): string {
  return JSON.stringify(code === 'unknown-text' ? [code, message] : [code, message, origin.file.path, origin.path]);
}

/** The first of the merchant's own conditions that is used at that place, or that the message names. */
function ownCondition(
  { folder, merchant }: Composed,
  { message, origin: { file, path } }: Located,
): string | undefined {
  const mine = Object.keys(folder.merchant?.value.conditions ?? {});
  if (mine.length === 0) return undefined;
  const node = path[0] === 'nodes' ? pick(pick(file.value, 'nodes'), String(path[1])) : undefined;
  const asked = namesFrom([pick(node, 'when'), pick(pick(file.value, 'access'), 'when')], merchant.conditions ?? {});
  return mine.find((name) => asked.has(name) || message.includes(`"${name}"`) || message.includes(` ${name} `));
}

/** The names in these conditions, and the names in the named conditions that they use. */
function namesFrom(conditions: readonly unknown[], named: { readonly [name: string]: unknown }): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...conditions];
  for (let next = waiting.pop(); next !== undefined || waiting.length > 0; next = waiting.pop()) {
    for (const name of conditionNames(next)) {
      if (!found.has(name)) waiting.push(own(named, name));
      found.add(name);
    }
  }
  return found;
}
