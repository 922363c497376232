import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import { memoOne } from '../memo';
import * as messages from '../messages';
import { type JsonPath, type Origin, positionOf } from '../parse/config-file';

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

/** The overlay of the page in question, else merchant.json. */
function ownPlace({ folder }: Composed, { code, origin }: Located): Origin {
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
