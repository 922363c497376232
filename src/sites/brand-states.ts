import { claimsOf, type Held, heldBy } from '@/engine';
import type { FolderFiles } from './folder-files';
import type { KeptBrand, LastGood } from './last-good';
import type { LoadedSites, LoadSites } from './loaded-sites';
import type { Log } from './log';
import { messages } from './messages';
import { type RestoredBrand, restoreBrand } from './restore-brand';
import { sameOr, toServed } from './served-site';
import type { ServedSites } from './site-source';
import { takenLines } from './taken-lines';

/** `lastGood` holds the last good states on disk. `load` compiles them; it is not the loader of the followed folder. */
export type Keeping = { readonly lastGood: LastGood; readonly load: LoadSites };

/** What `createBrandStates` needs. */
export type BrandStatesInput = {
  readonly files: FolderFiles;
  /** Without it, a restart loses every last good state. */
  readonly keeping?: Keeping;
  /** Merchants that this start of the server retires, in addition to those of `retired.json`. */
  readonly retired: readonly string[];
  /** The name of the folder in messages. */
  readonly shownAs: string;
  readonly clock: () => number;
  readonly log: Log;
};

/** For each brand the state that players get: the newest state that compiled. */
export type BrandStates = {
  /** The codes and domains of each brand in its served state. */
  readonly held: () => Held;
  /**
   * Whether `take` is due although no file changed: at the start, or when a brand without a folder has had its time.
   */
  readonly isDue: () => boolean;
  /** Stops serving brands whose folder is gone for good. Other brands may then use their codes and domains. */
  readonly release: () => void;
  /** Serves the new state of each brand that compiled, keeps the last good state of the others, and logs both. */
  readonly take: (loaded: LoadedSites) => Promise<void>;
  readonly sites: () => ServedSites;
  readonly consoles: () => ReadonlyMap<string, unknown>;
};

/** The state of a brand that players get. `goneUntil`: its folder is gone, and serving ends at this time (epoch ms). */
type BrandState = RestoredBrand & { readonly takenAt: number; readonly goneUntil?: number };

const hourMs = 60 * 60 * 1_000;

/** Starts with the states on disk, so a brand whose files have an error at the start gets its last good state. */
export function createBrandStates(input: BrandStatesInput): BrandStates {
  const { files, keeping, log, clock, shownAs } = input;
  let states: ReadonlyMap<string, BrandState> = new Map();
  let sites: ServedSites = new Map();
  /** States on disk that no `take` has looked at yet. */
  const unread = new Map<string, KeptBrand>(keeping?.lastGood.brands);
  const keep = keeping && createKeeper(keeping.lastGood, log);
  /** By brand with an error or without a folder: the state that was logged last, so that each is logged once. */
  const told = new Map<string, unknown>();
  let isFirst = true;

  async function take(loaded: LoadedSites): Promise<void> {
    const present = new Set(files.merchants());
    const next = new Map<string, BrandState>();
    for (const id of [...new Set([...present, ...states.keys(), ...unread.keys()])].sort()) {
      const state = present.has(id) ? await stateOf(id, loaded) : await stateOfGone(id);
      unread.delete(id);
      if (state !== undefined) next.set(id, state);
    }
    if (!isFirst) for (const line of takenLines(states, next)) log.info(line);
    isFirst = false;
    states = next;
    sites = new Map([...next].map(([id, { served }]) => [id, served]));
    keep?.(next);
  }

  async function stateOf(id: string, loaded: LoadedSites): Promise<BrandState | undefined> {
    const site = loaded.sites.get(id);
    if (loaded.broken.has(id)) return stateOfBroken(id, site ?? 'unreadable');
    told.delete(id);
    const before = states.get(id);
    if ((before ?? unread.get(id))?.goneUntil !== undefined)
      log.info(messages.folderBack(id, shownAs), { merchant: id });
    if (site === undefined) {
      if (before !== undefined) log.info(messages.nowParent(id), { merchant: id });
      return undefined;
    }
    const served = sameOr(before?.served, toServed(site, files.assetsOf(id)));
    const console = loaded.consoles.get(id);
    const isSame = before?.served === served && before.console === console && before.goneUntil === undefined;
    return isSame ? before : { served, console, files: files.stateOf(id), takenAt: clock() };
  }

  async function stateOfBroken(id: string, mark: unknown): Promise<BrandState | undefined> {
    const isRestored = !states.has(id);
    const known = await lastState(id);
    const isNews = told.get(id) !== mark;
    told.set(id, mark);
    if (known === undefined) {
      // A broken parent has no hosts, so only the brands that extend it are logged.
      if (isNews && !files.isAbstract(id)) log.error(messages.neverGood(id), { merchant: id });
      return undefined;
    }
    const words = isRestored ? messages.restoredLastGood(id, known.takenAt) : messages.keptLastGood(id);
    if (isNews) log.error(words, { merchant: id });
    const { goneUntil: _, ...state } = known;
    return state;
  }

  async function stateOfGone(id: string): Promise<BrandState | undefined> {
    const known = await lastState(id);
    if (known === undefined) return undefined;
    const { servedHours = 72 } = known.served.site.merchant.whenGone ?? {};
    const { goneUntil = clock() + servedHours * hourMs } = known;
    if (told.get(id) !== 'gone') log.error(messages.folderGone(id, shownAs, goneUntil), { merchant: id });
    told.set(id, 'gone');
    return { ...known, goneUntil };
  }

  function release(): void {
    const present = new Set(files.merchants());
    const meant = new Set([...input.retired, ...(files.retired() ?? [])]);
    const left = new Map(states);
    for (const id of new Set([...states.keys(), ...unread.keys()])) {
      const isOver = clock() >= ((states.get(id) ?? unread.get(id))?.goneUntil ?? Number.POSITIVE_INFINITY);
      if (present.has(id) || !(meant.has(id) || isOver)) continue;
      log.info(meant.has(id) ? messages.retired(id) : messages.goneForLong(id, shownAs), { merchant: id });
      left.delete(id);
      unread.delete(id);
    }
    states = left;
  }

  /** The state that players get; if there is none, the state on disk. */
  async function lastState(id: string): Promise<BrandState | undefined> {
    const known = states.get(id);
    const kept = unread.get(id);
    if (known !== undefined || kept === undefined || keeping === undefined) return known;
    const { takenAt, goneUntil } = kept;
    try {
      const restored = await restoreBrand(id, keeping.lastGood, keeping.load);
      return { ...restored, takenAt, ...(goneUntil === undefined ? {} : { goneUntil }) };
    } catch (error) {
      log.error(messages.keptUnreadable(id, reasonOf(error)), { merchant: id });
      return undefined;
    }
  }

  return {
    held: () =>
      new Map([
        ...[...unread].map(([id, { claims }]) => [id, claims] as const),
        ...heldBy(new Map([...states].map(([id, { served }]) => [id, served.site]))),
      ]),
    isDue: () =>
      isFirst || [...states.values()].some(({ goneUntil = Number.POSITIVE_INFINITY }) => clock() >= goneUntil),
    release,
    take,
    sites: () => sites,
    consoles: () => new Map([...states].map(([id, state]) => [id, state.console])),
  };
}

/** Writes states to disk one after the other, without making a visitor wait. Repeated failures are logged once. */
function createKeeper(lastGood: LastGood, log: Log): (states: ReadonlyMap<string, BrandState>) => void {
  let keeping = Promise.resolve();
  let isSaid = false;
  return (states) => {
    const brands = new Map(
      [...states].map(([id, { served, console: _, ...state }]) => [
        id,
        { ...state, claims: claimsOf(served.site.merchant) },
      ]),
    );
    keeping = keeping
      .then(() => lastGood.keep(brands))
      .then(
        () => {
          isSaid = false;
        },
        (error: unknown) => {
          if (!isSaid) log.error(messages.cannotKeep(reasonOf(error)));
          isSaid = true;
        },
      );
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
