import { sha256Of } from '../hash-of';
import { isObject, type PublishedFile, parseEntries, parseFile } from '../published';
import { inTurns } from './in-turns';
import { publishMessages } from './messages';
import { allFiles, changesBetween, type Entries, type EntryChange, type Plan } from './plan';
import { readWhole } from './read-entry';
import type { Target } from './target';

/** Who publishes, and why. `words`: what players meet differently. `source`: where promoted content came from. */
export type Occasion = {
  readonly kind: 'publish' | 'rollback' | 'promote';
  readonly by: string;
  readonly note: string;
  readonly words: readonly string[];
  readonly source?: string;
};

/** One publication of the past: what it was, and what each brand had before and after. */
export type PastChange = Occasion & {
  readonly version: number;
  readonly changed: ReadonlyMap<string, EntryChange>;
  readonly earlier: PublishedFile | undefined;
};

/** The newest publications, the last one first. `newest` is the record of the last one. */
export async function readHistory(
  target: Target,
  newest: PublishedFile | undefined,
  most: number,
): Promise<readonly PastChange[]> {
  const changes: PastChange[] = [];
  let next = newest;
  while (next !== undefined && changes.length < most) {
    const content = await target.read(next.file);
    const past = content !== undefined && sha256Of(content) === next.sha256 ? parsePast(content) : undefined;
    if (past === undefined) throw new Error(publishMessages.historyBroken(target.name, next.file));
    changes.push(past);
    next = past.earlier;
  }
  return changes;
}

type Rollback = {
  readonly target: Target;
  readonly entries: Entries;
  readonly past: readonly PastChange[];
  readonly version: number | undefined;
  readonly brands: readonly string[];
};

/** What brings brands back to how they were at a version; without one, to before the newest publication. */
export async function planRollback({ target, entries, past, version, brands }: Rollback): Promise<Plan> {
  if (past.length === 0) throw new Error(publishMessages.nothingBefore(target.name));
  if (version !== undefined && !past.some((change) => change.version === version))
    throw new Error(publishMessages.unknownVersion(target.name, version));
  const earlier = new Map(entries);
  for (const { changed } of past.filter((change) => version === undefined || change.version > version)) {
    for (const [brand, { before }] of changed) {
      if (brands.length > 0 && !brands.includes(brand)) continue;
      if (before === undefined) earlier.delete(brand);
      else earlier.set(brand, before);
    }
  }
  if (earlier.size === 0) throw new Error(publishMessages.nothingLeft(target.name));
  const changed = changesBetween(entries, earlier);
  const neededFiles = [...changed.values()].flatMap(({ after }) => (after === undefined ? [] : allFiles(after)));
  await inTurns(neededFiles, (file) => readWhole(target, file));
  return { changed, uploads: [] };
}

function parsePast(content: Uint8Array): PastChange | undefined {
  const value = parseJson(new TextDecoder().decode(content));
  if (!isObject(value) || !isObject(value.changed) || typeof value.version !== 'number') return undefined;
  const { version, kind, by, note, words, earlier, source } = value;
  const changedEntries = Object.entries(value.changed).flatMap(([brand, change]) => {
    if (!isObject(change)) return [];
    const side = (name: 'before' | 'after') => parseEntries({ [brand]: change[name] })?.get(brand);
    const [before, after] = [side('before'), side('after')];
    return [[brand, { ...(before && { before }), ...(after && { after }) }] as const];
  });
  return {
    version,
    kind: kind === 'rollback' || kind === 'promote' ? kind : 'publish',
    by: String(by),
    note: String(note),
    words: Array.isArray(words) ? words.map(String) : [],
    ...(typeof source === 'string' && { source }),
    changed: new Map(changedEntries),
    earlier: isObject(earlier) ? parseFile(earlier) : undefined,
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
