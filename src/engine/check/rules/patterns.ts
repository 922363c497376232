import type { Catalogue } from '../catalogue';
import type { Folder } from '../compose/folder';
import type { Located } from '../compose/read-file';
import { isList, isObject, isText, type JsonPath, pick } from '../json';
import { memoLast, memoOne } from '../memo';
import * as messages from '../messages';
import { readJavaPattern } from '../normalize/java-pattern';
import type { ParsedFile } from '../parse/config-file';
import { isNobody, refusedAddresses } from './everyday-addresses';

/**
 * A pattern of the config. `isOwn`: it is the merchant's, and no rule of the platform. `isRead`: whoever reads the
 * console says already that none can read it.
 */
type Found = {
  readonly field: string;
  readonly pattern: string;
  readonly path: JsonPath;
  readonly isOwn?: boolean;
  readonly isRead?: boolean;
};

/**
 * Patterns that would freeze a page on one long value, and those that no browser can read: the server's in the console, read as its Java
 * reads them, and the merchant's own in pages, overlays and settings. Which take exponential time is known where the catalogue has its judge.
 */
export function patternFindings(folder: Folder, catalogue: Catalogue): readonly Located[] {
  const files = [folder.merchant, ...folder.pages.values(), ...folder.overlays.values(), folder.console];
  return folder.merchant === undefined
    ? findIn(folder, catalogue)
    : lastFound(catalogue)(folder.merchant, files, () => findIn(folder, catalogue));
}

const lastFound = memoOne((_: Catalogue) => memoLast<readonly Located[]>());

function findIn(folder: Folder, { judgePattern }: Catalogue): readonly Located[] {
  const own = [folder.merchant, ...folder.pages.values(), ...folder.overlays.values()].flatMap((read) =>
    read === undefined ? [] : located(read.file, ownPatterns(read.value)),
  );
  const console = folder.console === undefined ? [] : located(folder.console.file, rulesIn(folder.console.value));
  return [...own, ...console].flatMap(({ file, found }) => findingsOf(file, found, judgePattern));
}

/** Of the settings they are looked at as inherited, with the others that hurt. */
function isOfEmails({ field, isOwn, path }: Found): boolean {
  return isOwn === true ? field === 'emailPattern' && path[0] !== 'auth' : field === 'email';
}

/** What an e-mail pattern has against addresses that players have; a rule of the platform may be narrow, and not refuse them all. */
function emailFault(pattern: string, path: JsonPath): messages.Finding | undefined {
  const refused = refusedAddresses(pattern);
  if (path.at(-1) === 'acceptedPattern') return isNobody(refused) ? messages.deadEmailRule(refused) : undefined;
  return refused.length === 0 ? undefined : messages.narrowEmail(refused, isNobody(refused));
}

function located(file: ParsedFile, all: readonly Found[]) {
  return all.map((found) => ({ file, found }));
}

function findingsOf(file: ParsedFile, found: Found, judge: Catalogue['judgePattern']): readonly Located[] {
  const { field, pattern, path, isOwn = false, isRead = false } = found;
  const origin = { file, path };
  const read = readJavaPattern(pattern);
  if (read.kind === 'none') return [];
  if (read.kind === 'unreadable') return isRead ? [] : [{ ...unreadable(found, read.why), origin }];
  const isSlow = judge?.(read.source, read.flags) === 'exponential';
  if (isSlow) return [{ ...messages.exponentialPattern(field, pattern, isOwn), origin }];
  const fault = isOfEmails(found) ? emailFault(pattern, path) : undefined;
  return fault === undefined ? [] : [{ ...fault, origin }];
}

function unreadable({ field, pattern, isOwn = false }: Found, why: string): messages.Finding {
  return why === 'can match nothing'
    ? messages.nothingMatches(field, pattern, isOwn)
    : messages.unreadablePattern(field, pattern, why, isOwn);
}

const rulePlaces = [['register'], ['settings', 'register'], ['verification']];

/** The rules of a console: a map by field, or a list of rules with their key. */
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

const ownPatterns = memoOne((value: object) => ownIn(value, []));

/** Members named `…Pattern`, as a page holds them or an overlay sets them. */
function ownIn(value: unknown, path: JsonPath): readonly Found[] {
  if (isList(value)) return value.flatMap((part, index) => ownIn(part, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, key];
    if (!isText(part) || !/(?:^|\.)\w+Pattern$/.test(key)) return ownIn(part, at);
    return [{ field: key.replace(/^props\./, ''), pattern: part, path: at, isOwn: true }];
  });
}
