import { claimsOf } from '@/engine';
import type { IndexTrust } from './index-trust';
import type { Log } from './log';
import { messages } from './messages';
import type { Publication, PublishedBuilds, PublishedEntry, PublishedFile } from './published';
import { createBuiltFiles } from './published-builds';
import { createPublishedStore } from './published-store';
import { sameOr, toServed } from './served-site';
import type { Asset, ServedSite, ServedSites, SiteSource } from './site-source';

/** An object store or CDN that holds what `publish` wrote. */
export type UrlSourceInput = {
  /** Folder address; ends with `/`. */
  readonly url: URL;
  readonly log: Log;
  /** Checks the signature of the list; without it anybody who can write to the store decides what players get. */
  readonly trust?: IndexTrust;
  readonly clock?: () => number;
  readonly fetch?: typeof globalThis.fetch;
};

const pollEveryMs = 5_000;

/**
 * Polls `index.json` by its ETag. A navigation waits for it only while no site is served. A site is served only when
 * its content matches the hash in the index, and so must the new pictures of a brand that is served already.
 */
export async function createUrlSource(input: UrlSourceInput): Promise<SiteSource> {
  const { url, log, trust, clock = Date.now, fetch = globalThis.fetch } = input;
  const store = createPublishedStore(url, fetch, trust);
  const listeners: (() => void)[] = [];
  const complaints = createComplaints(log);
  const builtFiles = createBuiltFiles(store);
  let sites: ServedSites = new Map();
  let publication: Publication | undefined;
  let etag: string | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function poll(): Promise<void> {
    polledAt = clock();
    const answer = await store.list(etag);
    warnOfExpiry();
    if (answer.kind === 'unchanged') return complaints.clear('index.json');
    const { entries, builds, version } = answer.publication;
    refuseEmptyList(entries);
    complaints.clear('index.json');
    const served = await Promise.all([...entries].map(([merchant, entry]) => takeSite(merchant, entry)));
    const isWhole = await takeBuilds(builds);
    etag = isWhole && served.every((site) => site.isCurrent) ? answer.etag : undefined;
    const nextSites = new Map(
      served.flatMap(({ merchant, site }) => (site === undefined ? [] : [[merchant, site] as const])),
    );
    refuseTakenClaims(nextSites);
    const changed = [...nextSites].flatMap(([merchant, site]) => (sites.get(merchant) === site ? [] : [merchant]));
    // A list of another hand names no version.
    if (version > 0 && (version !== publication?.version || changed.length > 0))
      log.info(messages.publicationTaken(url.href, answer.publication, changed));
    ({ publication } = answer);
    // A store without ETags sends the whole list each time, so compare the sites before telling listeners.
    if (nextSites.size === sites.size && changed.length === 0) return;
    for (const merchant of sites.keys()) {
      if (!nextSites.has(merchant)) log.info(messages.merchantGone(merchant), { merchant });
    }
    sites = nextSites;
    for (const listener of listeners) listener();
  }

  /**
   * Reads the lists of builds; false if one cannot be read. That holds back no site: files of another build are asked
   * for only while copies are upgraded.
   */
  async function takeBuilds(builds: PublishedBuilds): Promise<boolean> {
    const failures = await builtFiles.take(builds);
    for (const { file } of builds.values()) {
      const why = failures.get(file);
      if (why === undefined) complaints.clear(file);
      else complaints.report(file, messages.buildUnreadable(`${url.href}${file}`, why));
    }
    return failures.size === 0;
  }

  /** Warns a week ahead, so that somebody publishes again before new servers refuse the list. */
  function warnOfExpiry(): void {
    const days = trust?.daysLeft();
    if (days !== undefined && days < 7) complaints.report('expiry', messages.expiresSoon(url.href, days));
    else complaints.clear('expiry');
  }

  /** One brand may be taken off the list. A list without any served brand is a mistake of the publisher. */
  function refuseEmptyList(entries: ReadonlyMap<string, PublishedEntry>): void {
    if (entries.size === 0) throw new Error('index.json names no merchant at all');
    if (sites.size > 0 && [...sites.keys()].every((merchant) => !entries.has(merchant)))
      throw new Error('index.json names none of the merchants that are served');
  }

  /** A brand that claims a code or domain of another brand keeps its last good site while the other still claims it. */
  function refuseTakenClaims(nextSites: Map<string, ServedSite>): void {
    for (const [merchant, served] of [...nextSites]) {
      const current = sites.get(merchant);
      const names = served === current ? [] : namesOf(served);
      const owner = [...nextSites].find(([other, { site }]) => {
        const ownedNames = namesOf(sites.get(other));
        return (
          other !== merchant && namesOf({ site }).some((name) => names.includes(name) && ownedNames.includes(name))
        );
      });
      if (owner === undefined) complaints.clear(`claims of ${merchant}`);
      else {
        complaints.report(`claims of ${merchant}`, messages.takesAnothers(merchant, owner[0]));
        if (current === undefined) nextSites.delete(merchant);
        else nextSites.set(merchant, current);
      }
    }
  }

  async function takeSite(merchant: string, entry: PublishedEntry) {
    const current = sites.get(merchant);
    try {
      const site = current?.site.hash === entry.hash ? current.site : await store.site(merchant, entry);
      const nextSite = toServed(site, await takeAssets(entry, current));
      complaints.clear(entry.file);
      return { merchant, isCurrent: true, site: sameOr(current, nextSite) };
    } catch (error) {
      const isServed = current !== undefined;
      complaints.report(entry.file, messages.sourceUnreadable(`${url.href}${entry.file}`, reasonOf(error), isServed));
      const currentSite: ServedSite | undefined = current;
      return { merchant, isCurrent: false, site: currentSite };
    }
  }

  /**
   * The new pictures of a served brand are read now, so that a broken one leaves the last good site in place. Pictures
   * of a new brand are read when a player asks for them.
   */
  async function takeAssets(
    entry: PublishedEntry,
    current: ServedSite | undefined,
  ): Promise<ReadonlyMap<string, Asset>> {
    const assets = Object.entries(entry.assets).map(async ([name, file]): Promise<readonly [string, Asset]> => {
      const currentAsset = current?.assets.get(name);
      if (currentAsset?.hash === file.hash) return [name, currentAsset];
      const content = current === undefined ? undefined : await readAsset(name, file);
      return [name, { hash: file.hash, read: async () => content ?? readLater(name, file) }];
    });
    return new Map(await Promise.all(assets));
  }

  async function readAsset(name: string, file: PublishedFile): Promise<Uint8Array> {
    try {
      return await store.file(file);
    } catch (error) {
      throw new Error(`${name}: ${reasonOf(error)}`);
    }
  }

  async function readLater(name: string, file: PublishedFile): Promise<Uint8Array> {
    try {
      return await store.file(file);
    } catch (error) {
      complaints.report(file.file, messages.pictureUnreadable(name, `${url.href}${file.file}`, reasonOf(error)));
      throw error;
    }
  }

  function refresh(): Promise<void> {
    if (clock() - polledAt < pollEveryMs) return Promise.resolve();
    running ??= poll()
      .catch((error: unknown) =>
        complaints.report('index.json', messages.sourceUnreadable(url.href, reasonOf(error), sites.size > 0)),
      )
      .finally(() => {
        running = undefined;
      });
    return sites.size === 0 ? running : Promise.resolve();
  }

  await refresh();
  return {
    current: () => sites,
    // Without keys nobody checks when the list expires.
    publication: () => publication && { version: publication.version, expires: trust && publication.expires },
    builtFile: builtFiles.find,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
}

/** Logs each problem once, until it changes or is cleared: the store is asked every five seconds. */
function createComplaints(log: Log) {
  const loggedLines = new Map<string, string>();
  return {
    report(subject: string, line: string): void {
      if (loggedLines.get(subject) !== line) log.error(line);
      loggedLines.set(subject, line);
    },
    clear: (subject: string) => void loggedLines.delete(subject),
  };
}

function namesOf(served: Pick<ServedSite, 'site'> | undefined): readonly string[] {
  if (served === undefined) return [];
  const { codes, domains } = claimsOf(served.site.merchant);
  return [...codes.map((code) => `code ${code}`), ...domains];
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
