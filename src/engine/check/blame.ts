import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import { type JsonPath, own, pick } from '../json';
import { memoOne } from '../memo';
import * as messages from '../messages';
import None{ type Origin, positionOf } from '../parse/config-file';
import { conditionNames } from './condition-findings';

/** Where a merchant's own file says what such a finding is about. */
const settings: { readonly [code: string]: JsonPath } = {
  'host-not-allowed': ['links', 'hosts'],
  'missing-asset': ['brand'],
  'unknown-category': ['categories'],
  'unsupported-default': ['languages', 'supported'],
  'missing-translation': ['languages', 'supported'],
};

/**
 * Findings of a merchant, each where it can be mended. What stands in a parent's file and is right there is this merchant's to mend: it names
 * a parent's place and stands at the merchant's own file. `inherited` are the findings of the parent.
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

/** What the conditions of a page decide: one that the merchant writes anew is where it can be mended. */
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

/** Where a merchant mends a fault of its parent's file: its condition, else its overlay, else merchant.json. */
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

/** Of a parent's findings, once for all that inherit it. */
const idsOf = memoOne((findings: readonly Located[]): ReadonlySet<string> => new Set(findings.map(idOf)));

/** A text is told of where it is used first, which is not the same place in every merchant. */
function idOf({ code, message, origin }: Located): string {
  return JSON.stringify(code === 'unknown-text' ? [code, message] : [code, message, origin.file.path, origin.path]);
}

/** The first that is asked for there, or is named in what is told. */
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

/** Names in conditions, and in those that they name. */
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
