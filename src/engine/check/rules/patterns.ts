import type { Catalogue } from '../../catalogue';
import type { Folder } from '../../compose/folder';
import { isList, isObject, isText, type JsonPath, pick } from '../../json';
import * as messages from '../../messages';
import { readJavaPattern } from '../../normalize/java-pattern';
import type { SiteCheck } from '../site-check';
import { isEveryAddressRefused, refusedAddresses } from './everyday-addresses';

/**
 * A pattern in config. `isOwn`: it is the merchant's, not a rule of the platform. `isReadElsewhere`: another check
 * reports it if it cannot be read.
 */
type FoundPattern = {
  readonly field: string;
  readonly pattern: string;
  readonly path: JsonPath;
  readonly isOwn?: boolean;
  readonly isReadElsewhere?: boolean;
};

/**
 * Patterns that freeze a page on one long value, that no browser can read, or that refuse everyday e-mail addresses:
 * the platform's in console.json, and the merchant's own in settings, pages and overlays. All are read as Java reads
 * them, as the forms do. Patterns of exponential time are found only if the catalogue has `judgePattern`.
 */
export const patterns: SiteCheck = {
  finds: 'patterns that freeze a page or that no browser can read',
  reads: ({ folder }) => [...ownFiles(folder), folder.console],
  run({ composed: { folder }, catalogue: { judgePattern }, report }) {
    const ownPatterns = ownFiles(folder).map(({ file, value }) => ({ file, all: patternsIn(value, []) }));
    const { console } = folder;
    const rulePatterns = console === undefined ? [] : [{ file: console.file, all: rulesIn(console.value) }];
    for (const { file, all } of [...ownPatterns, ...rulePatterns])
      for (const found of all) {
        const finding = faultOf(found, judgePattern);
        if (finding !== undefined) report(finding, { file, path: found.path });
      }
  },
};

function ownFiles({ merchant, pages, overlays }: Folder) {
  return [...(merchant === undefined ? [] : [merchant]), ...pages.values(), ...overlays.values()];
}

/** Whether it is a pattern for e-mail addresses. The pattern in `auth` is checked with the harmful settings. */
function isOfEmails({ field, isOwn, path }: FoundPattern): boolean {
  return isOwn === true ? field === 'emailPattern' && path[0] !== 'auth' : field === 'email';
}

/** The finding for everyday addresses that a pattern refuses. A rule of the platform may refuse some, but not all. */
function emailFault(pattern: string, path: JsonPath): messages.Finding | undefined {
  const refused = refusedAddresses(pattern);
  if (path.at(-1) === 'acceptedPattern')
    return isEveryAddressRefused(refused) ? messages.deadEmailRule(refused) : undefined;
  return refused.length === 0 ? undefined : messages.narrowEmail(refused, isEveryAddressRefused(refused));
}

function faultOf(foundPattern: FoundPattern, judgePattern: Catalogue['judgePattern']): messages.Finding | undefined {
  const { field, pattern, path, isOwn = false, isReadElsewhere = false } = foundPattern;
  const readResult = readJavaPattern(pattern);
  if (readResult.kind === 'none') return undefined;
  if (readResult.kind === 'unreadable') return isReadElsewhere ? undefined : unreadable(foundPattern, readResult.why);
  if (judgePattern?.(readResult.source, readResult.flags) === 'exponential')
    return messages.exponentialPattern(field, pattern, isOwn);
  return isOfEmails(foundPattern) ? emailFault(pattern, path) : undefined;
}

function unreadable({ field, pattern, isOwn = false }: FoundPattern, why: string): messages.Finding {
  return why === 'can match nothing'
    ? messages.nothingMatches(field, pattern, isOwn)
    : messages.unreadablePattern(field, pattern, why, isOwn);
}

const rulePaths = [['register'], ['settings', 'register'], ['verification']];

/** The patterns in a console's rules. Rules are a map by field, or a list of rules with a key. */
function rulesIn(console: unknown): readonly FoundPattern[] {
  return rulePaths.flatMap((rulesPath) => {
    const rules = rulesPath.reduce<unknown>((inner, key) => pick(inner, key), console);
    const entries: readonly (readonly [string | number, unknown])[] = isList(rules)
      ? [...rules.entries()]
      : Object.entries(isObject(rules) ? rules : {});
    return entries.flatMap(([key, rule]) => {
      const pattern = pick(rule, 'acceptedPattern');
      if (!isText(pattern)) return [];
      const field = isText(key) ? key : String(pick(rule, 'key') ?? '');
      return [
        {
          field,
          pattern,
          path: [...rulesPath, key, 'acceptedPattern'],
          isReadElsewhere: rulesPath.includes('register'),
        },
      ];
    });
  });
}

/** Values of keys that end in `Pattern`, in settings, in a page or in what an overlay sets. */
function patternsIn(value: unknown, path: JsonPath): readonly FoundPattern[] {
  if (isList(value)) return value.flatMap((part, index) => patternsIn(part, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, key];
    if (!isText(part) || !/(?:^|\.)\w+Pattern$/.test(key)) return patternsIn(part, at);
    return [{ field: key.replace(/^props\./, ''), pattern: part, path: at, isOwn: true }];
  });
}
