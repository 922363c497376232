import type { Catalogue } from '../catalogue';
import type { Folder } from '../compose/folder';
import type { Located } from '../compose/read-file';
import { isList, isObject, isText, pick } from '../json';
import { memoOne } from '../memo';
import * as messages from '../messages';
import { readJavaPattern } from '../normalize/java-pattern';
import type { JsonPath, ParsedFile } from '../parse/config-file';

/**
 * A pattern of the config. `isOwn`: the storefront matches it by itself, and not as the platform's Java reads it. `isRead`: whoever reads the
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
export function patternFindings(folder: Folder, { judgePattern }: Catalogue): readonly Located[] {
  const own = [folder.merchant, ...folder.pages.values(), ...folder.overlays.values()].flatMap((read) =>
    read === undefined ? [] : located(read.file, ownPatterns(read.value)),
  );
  const console = folder.console === undefined ? [] : located(folder.console.file, rulesIn(folder.console.value));
  return [...own, ...console].flatMap(({ file, found }) => findingsOf(file, found, judgePattern));
}

function located(file: ParsedFile, all: readonly Found[]) {
  return all.map((found) => ({ file, found }));
}

function findingsOf(file: ParsedFile, found: Found, judge: Catalogue['judgePattern']): readonly Located[] {
  const { field, pattern, path, isOwn = false, isRead = false } = found;
  const origin = { file, path };
  const read = isOwn ? readOwn(pattern) : readJavaPattern(pattern);
  if (read.kind === 'none') return [];
  if (read.kind === 'unreadable')
    return isRead ? [] : [{ ...messages.unreadablePattern(field, pattern, read.why, isOwn), origin }];
  const isSlow = judge?.(read.source, read.flags) === 'exponential';
  return isSlow ? [{ ...messages.exponentialPattern(field, pattern, isOwn), origin }] : [];
}

/** A pattern that the storefront itself matches as a whole. */
function readOwn(pattern: string): ReturnType<typeof readJavaPattern> {
  const source = `^(?:${pattern})$`;
  try {
    return { kind: 'pattern', source: new RegExp(source).source, flags: '', safe: false };
  } catch {
    return { kind: 'unreadable', why: 'does not compile' };
  }
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
