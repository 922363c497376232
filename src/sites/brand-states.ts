import { type ClaimsByBrand, claimsBySite, claimsOf, type Site } from '@/engine';
import type { FolderFiles } from './folder-files';
import { FileChanged, type LastGood, type StoredBrand } from './last-good';
import type { LoadedSites, LoadSites } from './loaded-sites';
import type { Log } from './log';
import { messages } from './messages';
import { type RestoredBrand, restoreBrand } from './restore-brand';
import { sameOr, toServed } from './served-site';
import type { ServedSites } from './site-source';
import { takenLines } from './taken-lines';

/** `lastGood` holds the last good states on disk. `load` compiles them; it is not the loader of the followed folder. */
export type KeepOption = { readonly lastGood: LastGood; readonly load: LoadSites };

/** What `createBrandStates` needs. */
export type BrandStatesInput = {
  readonly files: FolderFiles;
  /** Without it, a restart loses every last good state. */
  readonly keeping?: KeepOption;
  /** Merchants that this start of the server retires, in addition to those of `retired.json`. */
  readonly retired: readonly string[];
  /** The name of the folder in messages. */
  readonly shownAs: string;
  readonly clock: () => number;
  readonly log: Log;
};

/** For each brand the state that players get: the newest state that compiled. */
export type BrandStates = {
  /** The codes and domains of each brand in its served state; before the first `take`, in its state on disk. */
  readonly held: () => ClaimsByBrand;
  /**
   * Whether `take` is due although no file changed: at the start, or when a brand without a folder has been served for
   * its hours.
   */
  readonly isDue: () => boolean;
  /** Stops serving brands whose folder is gone for good. Other brands may then use their codes and domains. */
  readonly release: () => void;
  /** Serves the new state of each brand that compiled, keeps the last good state of the others, and logs both. */
  readonly take: (loaded: LoadedSites) => Promise<void>;
  readonly sites: () => ServedSites;
  readonly consoles: () => ReadonlyMap<string, unknown>;
  /** Served brands whose folder is gone, each with the sentence that says so. */
  readonly gone: () => readonly { readonly merchant: string; readonly line: string }[];
};

/** The state of a brand that players get. `goneUntil`: its folder is gone, and serving ends at this time (epoch ms). */
type BrandState = RestoredBrand & { readonly takenAt: number; readonly goneUntil?: number };

const hourMs = 60 * 60 * 1_000;
/** Hours for which a brand without a folder is served, if its `whenGone` does not say. */
const standardServedHours = 72;

/** Starts with the states on disk, so a brand whose files have an error at the start gets its last good state. */
export function createBrandStates(input: BrandStatesInput): BrandStates {
  const { files, keeping, log, clock, shownAs } = input;
  let states: ReadonlyMap<string, BrandState> = new Map();
  let sites: ServedSites = new Map();
  /** States on disk that no `take` has looked at yet. */
  const unreadBrands = new Map<string, StoredBrand>(keeping?.lastGood.brands);
  /** Brands with an error whose state on disk cannot be read here. An older version of the server may read it. */
  const unreadableBrands = new Set<string>();
  const keepOnDisk = keeping && createKeeper(keeping.lastGood, log);
  /** By brand with an error: the state that was logged last, so that each is logged once. */
  const loggedStates = new Map<string, unknown>();
  const goneLines = new Map<string, string>();
  let isFirst = true;

  async function take(loaded: LoadedSites): Promise<void> {
    const present = new Set(files.merchants());
    const nextStates = new Map<string, BrandState>();
    for (const id of [...new Set([...present, ...states.keys(), ...unreadBrands.keys()])].sort()) {
      const state = present.has(id) ? await stateOf(id, loaded) : await stateOfGone(id, loaded);
      if (state === undefined && unreadBrands.has(id)) unreadableBrands.add(id);
      unreadBrands.delete(id);
      if (state !== undefined) nextStates.set(id, state);
    }
    if (!isFirst) for (const line of takenLines(states, nextStates)) log.info(line);
    isFirst = false;
    states = nextStates;
    sites = new Map([...nextStates].map(([id, { served }]) => [id, served]));
    for (const id of unreadableBrands) if (!loaded.broken.has(id)) unreadableBrands.delete(id);
    keepOnDisk?.(nextStates, new Set(unreadableBrands));
  }

  async function stateOf(id: string, loaded: LoadedSites): Promise<BrandState | undefined> {
    const site = loaded.sites.get(id);
    if (loaded.broken.has(id)) return stateOfBroken(id, site ?? 'unreadable');
    loggedStates.delete(id);
    goneLines.delete(id);
    const previous = states.get(id);
    if ((previous ?? unreadBrands.get(id))?.goneUntil !== undefined)
      log.info(messages.folderBack(id, shownAs), { merchant: id });
    if (site === undefined) {
      if (previous !== undefined) log.info(messages.nowParent(id), { merchant: id });
      return undefined;
    }
    const served = sameOr(previous?.served, toServed(site, files.assetsOf(id)));
    const console = loaded.consoles.get(id);
    const isSame = previous?.served === served && previous.console === console && previous.goneUntil === undefined;
    return isSame ? previous : { served, console, files: files.stateOf(id), takenAt: clock() };
  }

  async function stateOfBroken(id: string, loggedState: unknown): Promise<BrandState | undefined> {
    const isRestored = !states.has(id);
    const lastKnown = await lastState(id);
    const isNewState = loggedStates.get(id) !== loggedState;
    loggedStates.set(id, loggedState);
    goneLines.delete(id);
    if (lastKnown === undefined) {
      // A broken parent has no hosts, so only the brands that extend it are logged.
      if (isNewState && !files.isAbstract(id)) log.error(messages.neverGood(id), { merchant: id });
      return undefined;
    }
    const message = isRestored ? messages.restoredLastGood(id, lastKnown.takenAt) : messages.keptLastGood(id);
    if (isNewState) log.error(message, { merchant: id });
    const { goneUntil: _, ...state } = lastKnown;
    return state;
  }

  async function stateOfGone(id: string, loaded: LoadedSites): Promise<BrandState | undefined> {
    const lastKnown = await lastState(id);
    if (lastKnown === undefined) return undefined;
    const { servedHours = standardServedHours } = lastKnown.served.site.merchant.whenGone ?? {};
    const { goneUntil = clock() + servedHours * hourMs } = lastKnown;
    const line = messages.folderGone(id, shownAs, goneUntil, renamedFrom(lastKnown, loaded));
    if (goneLines.get(id) !== line) log.error(line, { merchant: id });
    goneLines.set(id, line);
    return { ...lastKnown, goneUntil };
  }

  function release(): void {
    const present = new Set(files.merchants());
    const retiredIds = new Set([...input.retired, ...(files.retired() ?? [])]);
    const remaining = new Map(states);
    for (const id of new Set([...states.keys(), ...unreadBrands.keys()])) {
      const isTimeOver = clock() >= ((states.get(id) ?? unreadBrands.get(id))?.goneUntil ?? Number.POSITIVE_INFINITY);
      if (present.has(id) || !(retiredIds.has(id) || isTimeOver)) continue;
      log.info(retiredIds.has(id) ? messages.retired(id) : messages.goneForLong(id, shownAs), { merchant: id });
      remaining.delete(id);
      unreadBrands.delete(id);
    }
    states = remaining;
  }

  /** The state that players get; if there is none, the state on disk. */
  async function lastState(id: string): Promise<BrandState | undefined> {
    const current = states.get(id);
    const stored = unreadBrands.get(id);
    if (current !== undefined || stored === undefined || keeping === undefined) return current;
    const { takenAt, goneUntil } = stored;
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
        ...[...unreadBrands].map(([id, { claims }]) => [id, claims] as const),
        ...claimsBySite(new Map([...states].map(([id, { served }]) => [id, served.site]))),
      ]),
    isDue: () =>
      isFirst || [...states.values()].some(({ goneUntil = Number.POSITIVE_INFINITY }) => clock() >= goneUntil),
    release,
    take,
    sites: () => sites,
    consoles: () => new Map([...states].map(([id, state]) => [id, state.console])),
    gone: () =>
      [...goneLines].flatMap(([merchant, line]) =>
        states.get(merchant)?.goneUntil === undefined ? [] : [{ merchant, line }],
      ),
  };
}

/** The brand that has a code of a brand whose folder is gone: that folder may have been renamed. */
function renamedFrom({ served: { site } }: BrandState, { sites }: LoadedSites): string | undefined {
  const { codes } = claimsOf(site.merchant);
  const isRenamed = (other: Site) => claimsOf(other.merchant).codes.some((code) => codes.includes(code));
  return [...sites].find(([id, other]) => id !== site.id && isRenamed(other))?.[0];
}

/** Writes states to disk one after the other, without making a visitor wait. Repeated failures are logged once. */
function createKeeper(lastGood: LastGood, log: Log) {
  let writing = Promise.resolve();
  let isLogged = false;
  return (states: ReadonlyMap<string, BrandState>, unreadable: ReadonlySet<string>): void => {
    const brands = new Map(
      [...states].map(([id, { served, console: _, ...state }]) => [
        id,
        { ...state, claims: claimsOf(served.site.merchant) },
      ]),
    );
    writing = writing
      .then(() => lastGood.keep(brands, unreadable))
      .then(
        () => {
          isLogged = false;
        },
        (error: unknown) => {
          if (error instanceof FileChanged) return;
          if (!isLogged) log.error(messages.cannotKeep(reasonOf(error)));
          isLogged = true;
        },
      );
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
