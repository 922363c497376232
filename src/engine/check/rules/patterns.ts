import type { Catalogue } from '../../catalogue';
import type { Folder } from '../../compose/folder';
import { isList, isObject, isText, type JsonPath, pick } from '../../json';
import * as messages from '../../messages';
import { readJavaPattern } from '../../normalize/java-pattern';
import type { SiteCheck } from '../site-check';
import { isNobody, refusedAddresses } from './everyday-addresses';

/**
 * A pattern in config. `isOwn`: it is the merchant's, not a rule of the platform. `isRead`: if it cannot be read,
 * another check reports it.
 */
type Found = {
  readonly field: string;
  readonly pattern: string;
  readonly path: JsonPath;
  readonly isOwn?: boolean;
  readonly isRead?: boolean;
};

/**
 * Patterns that freeze a page on one long value, and patterns that no browser can read: the platform's in console.json,
 * read as Java reads them, and the merchant's own in settings, pages and overlays. Exponential time is found where the
 * catalogue has its judge.
 */
export const patterns: SiteCheck = {
  finds: 'patterns that freeze a page or that no browser can read',
  reads: ({ folder }) => [...ownFiles(folder), folder.console],
  look({ composed: { folder }, catalogue: { judgePattern }, report }) {
    const own = ownFiles(folder).map(({ file, value }) => ({ file, all: ownIn(value, []) }));
    const { console } = folder;
    const rules = console === undefined ? [] : [{ file: console.file, all: rulesIn(console.value) }];
    for (const { file, all } of [...own, ...rules])
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
function isOfEmails({ field, isOwn, path }: Found): boolean {
  return isOwn === true ? field === 'emailPattern' && path[0] !== 'auth' : field === 'email';
}

/** Reports everyday addresses that an e-mail pattern refuses. A rule of the platform may refuse some, but not all. */
function emailFault(pattern: string, path: JsonPath): messages.Finding | undefined {
  const refused = refusedAddresses(pattern);
  if (path.at(-1) === 'acceptedPattern') return isNobody(refused) ? messages.deadEmailRule(refused) : undefined;
  return refused.length === 0 ? undefined : messages.narrowEmail(refused, isNobody(refused));
}

function faultOf(found: Found, judge: Catalogue['judgePattern']): messages.Finding | undefined {
  const { field, pattern, path, isOwn = false, isRead = false } = found;
  const read = readJavaPattern(pattern);
  if (read.kind === 'none') return undefined;
  if (read.kind === 'unreadable') return isRead ? undefined : unreadable(found, read.why);
  if (judge?.(read.source, read.flags) === 'exponential') return messages.exponentialPattern(field, pattern, isOwn);
  return isOfEmails(found) ? emailFault(pattern, path) : undefined;
}

function unreadable({ field, pattern, isOwn = false }: Found, why: string): messages.Finding {
  return why === 'can match nothing'
    ? messages.nothingMatches(field, pattern, isOwn)
    : messages.unreadablePattern(field, pattern, why, isOwn);
}

const rulePlaces = [['register'], ['settings', 'register'], ['verification']];

/** The patterns in a console's rules. Rules are a map by field, or a list of rules with a key. */
function rulesIn(console: unknown): readonly Found[] {
  return rulePlaces.flatMap((place) => {
    const rules = place.reduce<unknown>((inner, key) => pick(inner, key), console);
    const entries: readonly (readonly [string | number, unknown])[] = isList(rules)
      ? [...rules.entries()]
      : Object.entries(isObject(rules) ? rules : {});
    return entries.flatMap(([key, rule]) => {
      const pattern = pick(rule, 'acceptedPattern');
      if (!isText(pattern)) return [];
      const field = isText(key) ? key : String(pick(rule, 'key') ?? '');
      return [{ field, pattern, path: [...place, key, 'acceptedPattern'], isRead: place.includes('register') }];
    });
  });
}

/** Values of keys that end in `Pattern`, in a page or in what an overlay sets. */
function ownIn(value: unknown, path: JsonPath): readonly Found[] {
  if (isList(value)) return value.flatMap((part, index) => ownIn(part, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, key];
    if (!isText(part) || !/(?:^|\.)\w+Pattern$/.test(key)) return ownIn(part, at);
    return [{ field: key.replace(/^props\./, ''), pattern: part, path: at, isOwn: true }];
  });
}
