import { isObject, tryParseJson } from '@/engine';
import { sha256Of } from '../content-hash';
import { type PublishedFile, parseEntries, parseFile } from '../published';
import { publishMessages } from './messages';
import type { EntryChange } from './plan';
import type { Target } from './target';

/** The version to which a rollback took these brands back; 0 is before the first. */
export type Restored = { readonly version: number; readonly brands: readonly string[] };

/** Who publishes, and why. `words`: what players will see differently. `source`: where promoted content came from. */
export type Occasion = {
  readonly kind: 'publish' | 'rollback' | 'promote';
  readonly by: string;
  readonly note: string;
  readonly words: readonly string[];
  readonly source?: string;
  readonly restored?: Restored;
};

/** One publication of the past: what it was, and what each brand had before and after. */
export type PastChange = Occasion & {
  readonly version: number;
  readonly changed: ReadonlyMap<string, EntryChange>;
  /** The record of the publication before. */
  readonly earlier: PublishedFile | undefined;
};

export type History = {
  readonly write: (change: PastChange, epochMs: number) => Promise<PublishedFile>;
  /** At most so many publications, from the record of the newest on. Throws an `Error` for ops if a record is lost. */
  readonly read: (newest: PublishedFile | undefined, most: number) => Promise<readonly PastChange[]>;
  /** All publications, from the record of the newest on, each read when it is asked for. Throws as `read` does. */
  readonly walk: (newest: PublishedFile | undefined) => AsyncGenerator<PastChange>;
};

/** The records of a target: one file a publication, each of which names the one before. */
export function createHistory(target: Target): History {
  /**
   * A record is named by its version and content. Where somebody else published first, the record of this try stays,
   * but no history names it.
   */
  async function write({ changed, ...past }: PastChange, epochMs: number): Promise<PublishedFile> {
    const record = { format: 1, at: new Date(epochMs).toISOString(), ...past, changed: Object.fromEntries(changed) };
    const content = new TextEncoder().encode(JSON.stringify(record));
    const sha256 = sha256Of(content);
    const file = `history/${past.version}.${sha256.slice(0, 16)}.json`;
    await target.put({ file, type: 'application/json', content });
    return { hash: sha256.slice(0, 16), file, sha256 };
  }

  async function* walk(newest: PublishedFile | undefined): AsyncGenerator<PastChange> {
    for (let next = newest; next !== undefined; ) {
      const content = await target.read(next.file);
      const past = content !== undefined && sha256Of(content) === next.sha256 ? parsePast(content) : undefined;
      if (past === undefined) throw new Error(publishMessages.historyBroken(target.name, next.file));
      yield past;
      next = past.earlier;
    }
  }

  async function read(newest: PublishedFile | undefined, most: number): Promise<readonly PastChange[]> {
    const changes: PastChange[] = [];
    if (most === 0) return changes;
    for await (const past of walk(newest)) if (changes.push(past) >= most) break;
    return changes;
  }

  return { write, read, walk };
}

function parsePast(content: Uint8Array): PastChange | undefined {
  const value = tryParseJson(new TextDecoder().decode(content));
  if (!isObject(value) || !isObject(value.changed) || typeof value.version !== 'number') return undefined;
  const { version, kind, by, note, words, earlier, source, restored } = value;
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
    ...(isRestored(restored) && { restored }),
    changed: new Map(changedEntries),
    earlier: isObject(earlier) ? parseFile(earlier) : undefined,
  };
}

function isRestored(value: unknown): value is Restored {
  return isObject(value) && typeof value.version === 'number' && Array.isArray(value.brands);
}
