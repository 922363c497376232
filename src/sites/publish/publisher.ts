import { createPublicKey, type KeyObject } from 'node:crypto';
import { canonicalJson, tryParseJson } from '@/engine';
import { sha256Of } from '../content-hash';
import { isSignedBy, signIndex } from '../index-signature';
import type { TrustMemory } from '../index-trust';
import { type Publication, type PublishedBuilds, type PublishedFile, parsePublication } from '../published';
import { createHistory, type Occasion, type PastChange } from './history';
import { inTurns } from './in-turns';
import { publishMessages } from './messages';
import {
  allFiles,
  applyChanges,
  changesBetween,
  type Entries,
  type EntryChange,
  isSameEntry,
  type Plan,
  sharedClaim,
} from './plan';
import { keptBuilds } from './plan-build';
import { type WayBack, wayBackOneStep, wayBackTo } from './plan-rollback';
import { readWhole } from './read-entry';
import type { Target } from './target';

/** What is published now. `etag` is undefined where nothing is. */
export type Current = Pick<Publication, 'entries' | 'builds' | 'version' | 'change' | 'expires' | 'by' | 'note'> & {
  readonly etag: string | undefined;
};

export type PublisherInput = {
  readonly target: Target;
  /** Signs the index; undefined where nobody is to check it. */
  readonly key: KeyObject | undefined;
  /** Others who may publish: an index of anybody else is not built upon. */
  readonly others?: readonly KeyObject[];
  readonly clock?: () => number;
  /** How long a server may take the index. */
  readonly days?: number;
  /** Nobody else publishes, so a store without conditional writes (If-Match) is good enough. */
  readonly isAlone?: boolean;
  /** Takes nothing of an index that stands there: it may be unsigned, or signed by a key that was lost. */
  readonly isAnew?: boolean;
  /** Called with a sentence for ops about what others published meanwhile. */
  readonly say?: (line: string) => void;
  /**
   * The newest list that was seen here: an older one is not signed again, or it would be the newest to every server.
   */
  readonly memory?: TrustMemory;
};

export type Publisher = {
  readonly current: () => Promise<Current>;
  /** Writes the files, then the pointer. Gives the version that is live then. Throws an `Error` for ops. */
  readonly publish: (from: Current, plan: Plan, occasion: Occasion) => Promise<number>;
  /** The newest publications, the last one first. */
  readonly history: (from: Current, most: number) => Promise<readonly PastChange[]>;
  /** The plan that brings brands back to a version; without a version, a step back (`wayBackOneStep`). */
  readonly planRollback: (from: Current, version?: number, brands?: readonly string[]) => Promise<RollbackPlan>;
};

export type RollbackPlan = Plan & Omit<WayBack, 'entries'>;

const dayMs = 24 * 60 * 60 * 1_000;
const mostTries = 8;

/** Publishes to a target. Two who publish at once both succeed where they change different brands. */
export function createPublisher(input: PublisherInput): Publisher {
  const { target, key, others = [], clock = Date.now, days = 30, isAlone = false, isAnew = false } = input;
  const { say = () => undefined, memory } = input;
  const trustedKeys = key === undefined ? others : [createPublicKey(key), ...others];

  const history = createHistory(target);

  async function current(): Promise<Current> {
    const pointer = await target.pointer();
    if (pointer === undefined) return { ...emptyPublication, etag: undefined };
    const value = tryParseJson(pointer.text);
    const publication = parsePublication(value);
    if (isAnew) return { ...emptyPublication, version: publication?.version ?? 0, etag: pointer.etag };
    if (publication === undefined) throw new Error(publishMessages.noIndex(target.name));
    // The entries that stand there are signed again, so they must come from somebody who may publish.
    if (trustedKeys.length > 0 && !isSignedBy(value, trustedKeys))
      throw new Error(publishMessages.foreignIndex(target.name));
    const seenIndex = await memory?.read();
    if (seenIndex !== undefined && publication.version < seenIndex.version)
      throw new Error(publishMessages.olderIndex(target.name, publication.version, seenIndex.version));
    await rememberVersion(publication.version, pointer.text);
    return { ...publication, etag: pointer.etag };
  }

  async function rememberVersion(version: number, text: string): Promise<void> {
    await memory?.write({ version, sha256: sha256Of(canonicalJson(tryParseJson(text))), expires: 0 });
  }

  async function publish(from: Current, plan: Plan, occasion: Occasion): Promise<number> {
    const { changed, uploads, builds = new Map() } = plan;
    checkClaims(applyChanges(from.entries, changed));
    if (!isAlone && !(await target.keepsConditions())) throw new Error(publishMessages.ignoresConditions(target.name));
    await inTurns(uploads, async (upload) => {
      const isThere = upload.isRenewed !== true && (await target.has(upload.file, upload.content.length));
      if (!isThere) await target.put(upload);
    });
    let base = from;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const entries = applyChanges(base.entries, changed);
      checkClaims(entries);
      const version = Math.max(base.version + 1, versionAt(clock()));
      const change = await history.write({ ...occasion, version, changed, earlier: base.change }, clock());
      const text = indexText({ entries, builds: new Map([...base.builds, ...builds]), version, change, occasion });
      if (isAlone) {
        await target.forcePointer(text);
        await rememberVersion(version, text);
        return version;
      }
      if (await target.movePointer(text, base.etag)) {
        await rememberVersion(version, text);
        return version;
      }
      if (isAnew) throw new Error(publishMessages.tooBusy(target.name, 1));
      const now = await current();
      // The answer to the write was lost, and it was sent again.
      if (now.change?.file === change.file) return version;
      base = mergeOthers(base, now, changed);
    }
    throw new Error(publishMessages.tooBusy(target.name, mostTries));
  }

  /**
   * Brands that others published meanwhile stay. If this publication has one of them with other content, nothing is
   * published.
   */
  function mergeOthers(base: Current, now: Current, changed: ReadonlyMap<string, EntryChange>): Current {
    if (now.etag === base.etag) return base;
    const otherChanges = changesBetween(base.entries, now.entries);
    const conflicts = [...otherChanges.keys()].filter(
      (brand) => changed.has(brand) && !isSameEntry(changed.get(brand)?.after, now.entries.get(brand)),
    );
    if (conflicts.length > 0) throw new Error(publishMessages.publishedMeanwhile(now, conflicts));
    say(publishMessages.mergedMeanwhile(now, [...otherChanges.keys()]));
    return now;
  }

  function indexText(next: {
    readonly entries: Entries;
    readonly builds: PublishedBuilds;
    readonly version: number;
    readonly change: PublishedFile;
    readonly occasion: Occasion;
  }): string {
    const { entries, version, change, occasion } = next;
    const builds = [...keptBuilds(next.builds, clock())].map(([id, { at, ...file }]) => [
      id,
      { ...file, at: new Date(at).toISOString() },
    ]);
    const expires = new Date(clock() + days * dayMs).toISOString();
    const { by, note } = occasion;
    const head = { format: 1, version, expires, by, note, change };
    const index = { ...head, builds: Object.fromEntries(builds), sites: Object.fromEntries(entries) };
    return `${JSON.stringify(key === undefined ? index : signIndex(index, key))}\n`;
  }

  async function planRollback(from: Current, version?: number, brands: readonly string[] = []): Promise<RollbackPlan> {
    const place = { from, history, name: target.name };
    const way: WayBack = await (version === undefined
      ? wayBackOneStep(place, brands)
      : wayBackTo(place, version, brands));
    const unknownBrand = brands.find((brand) => !way.entries.has(brand) && !from.entries.has(brand));
    if (unknownBrand !== undefined) throw new Error(publishMessages.neverThere(unknownBrand, target.name));
    if (way.entries.size === 0) throw new Error(publishMessages.nothingLeft(target.name));
    const changed = changesBetween(from.entries, way.entries);
    const neededFiles = [...changed.values()].flatMap(({ after }) => (after === undefined ? [] : allFiles(after)));
    await inTurns(neededFiles, (file) => readWhole(target, file));
    return { changed, uploads: [], restored: way.restored, ...(way.undone && { undone: way.undone }) };
  }

  return { current, publish, history: (from, most) => history.read(from.change, most), planRollback };
}

const emptyPublication: Omit<Current, 'etag'> = {
  entries: new Map(),
  builds: new Map(),
  version: 0,
  change: undefined,
  expires: undefined,
  by: '',
  note: '',
};

/** The time in UTC as a number that one can read: 20261124093000. It rises even where an index was lost. */
export function versionAt(epochMs: number): number {
  return Number(new Date(epochMs).toISOString().replace(/\D/g, '').slice(0, 14));
}

/** A list that is more than a day old is written again, so that a signed one does not expire. */
export function needsRenewal({ expires }: Current, days: number): boolean {
  return expires !== undefined && expires - Date.now() < (days - 1) * dayMs;
}

function checkClaims(entries: Entries): void {
  const shared = sharedClaim(entries);
  if (shared !== undefined) throw new Error(publishMessages.sharedClaim(shared.claim, shared.brands));
}
