import { claimsOf } from '@/engine';
import type { IndexTrust } from './index-trust';
import type { Log } from './log';
import { messages } from './messages';
import type { PublishedEntry, PublishedFile } from './published';
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
 * Polls `index.json` by its ETag, without making a navigation wait. A site is served only when its content, and that of
 * its new pictures, match the hashes in the index.
 */
export async function createUrlSource(input: UrlSourceInput): Promise<SiteSource> {
  const { url, log, trust, clock = Date.now, fetch = globalThis.fetch } = input;
  const store = createPublishedStore(url, fetch, trust);
  const listeners: (() => void)[] = [];
  const complain = createComplaints(log);
  let sites: ServedSites = new Map();
  let etag: string | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function poll(): Promise<void> {
    polledAt = clock();
    const listed = await store.list(etag);
    warnOfExpiry();
    if (listed.kind === 'unchanged') return;
    refuseEmptied(listed.entries);
    complain.over('index.json');
    const served = await Promise.all([...listed.entries].map(([merchant, entry]) => takeSite(merchant, entry)));
    etag = served.every((site) => site.isCurrent) ? listed.etag : undefined;
    const next = new Map(
      served.flatMap(({ merchant, site }) => (site === undefined ? [] : [[merchant, site] as const])),
    );
    keepWhatOthersHold(next);
    // A store without ETags sends the whole list each time, so compare the sites before telling listeners.
    const isSame = next.size === sites.size && [...next].every(([merchant, site]) => sites.get(merchant) === site);
    if (isSame) return;
    for (const merchant of sites.keys()) {
      if (!next.has(merchant)) log.info(messages.merchantGone(merchant), { merchant });
    }
    sites = next;
    for (const listener of listeners) listener();
  }

  /** Early enough that somebody publishes again before a new server can take the list no more. */
  function warnOfExpiry(): void {
    const days = trust?.daysLeft();
    if (days !== undefined && days < 7) complain.about('expiry', messages.expiresSoon(url.href, days));
    else complain.over('expiry');
  }

  /** One brand may be taken off the list. A list without any served brand is a mistake of the publisher. */
  function refuseEmptied(entries: ReadonlyMap<string, PublishedEntry>): void {
    if (entries.size === 0) throw new Error('index.json names no merchant at all');
    if (sites.size > 0 && [...sites.keys()].every((merchant) => !entries.has(merchant)))
      throw new Error('index.json names none of the merchants that are served');
  }

  /** A brand that claims a code or domain of another brand keeps its last good site while the other still claims it. */
  function keepWhatOthersHold(next: Map<string, ServedSite>): void {
    for (const [merchant, served] of [...next]) {
      const known = sites.get(merchant);
      const names = served === known ? [] : namesOf(served);
      const holder = [...next].find(([other, { site }]) => {
        const held = namesOf(sites.get(other));
        return other !== merchant && namesOf({ site }).some((name) => names.includes(name) && held.includes(name));
      });
      if (holder === undefined) complain.over(`claims of ${merchant}`);
      else {
        complain.about(`claims of ${merchant}`, messages.takesAnothers(merchant, holder[0]));
        if (known === undefined) next.delete(merchant);
        else next.set(merchant, known);
      }
    }
  }

  async function takeSite(merchant: string, entry: PublishedEntry) {
    const known = sites.get(merchant);
    try {
      const site = known?.site.hash === entry.hash ? known.site : await store.site(merchant, entry);
      const next = toServed(site, await takeAssets(entry, known));
      complain.over(entry.file);
      return { merchant, isCurrent: true, site: sameOr(known, next) };
    } catch (error) {
      complain.about(entry.file, messages.sourceUnreadable(`${url.href}${entry.file}`, reasonOf(error)));
      const kept: ServedSite | undefined = known;
      return { merchant, isCurrent: false, site: kept };
    }
  }

  /**
   * The new pictures of a served brand are read now, so that a broken one leaves the last good site in place. Pictures
   * of a new brand are read when a player asks for them.
   */
  async function takeAssets(entry: PublishedEntry, known: ServedSite | undefined): Promise<ReadonlyMap<string, Asset>> {
    const assets = Object.entries(entry.assets).map(async ([name, file]): Promise<readonly [string, Asset]> => {
      const kept = known?.assets.get(name);
      if (kept?.hash === file.hash) return [name, kept];
      const content = known === undefined ? undefined : await readAsset(name, file);
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
      complain.about(file.file, messages.pictureUnreadable(name, `${url.href}${file.file}`, reasonOf(error)));
      throw error;
    }
  }

  function refresh(): Promise<void> {
    if (clock() - polledAt < pollEveryMs) return Promise.resolve();
    running ??= poll()
      .catch((error: unknown) => complain.about('index.json', messages.sourceUnreadable(url.href, reasonOf(error))))
      .finally(() => {
        running = undefined;
      });
    return sites.size === 0 ? running : Promise.resolve();
  }

  await refresh();
  return {
    current: () => sites,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
}

/** Logs each problem once, until it changes or is over. The store is asked every five seconds. */
function createComplaints(log: Log) {
  const said = new Map<string, string>();
  return {
    about(what: string, line: string): void {
      if (said.get(what) !== line) log.error(line);
      said.set(what, line);
    },
    over: (what: string) => void said.delete(what),
  };
}

function namesOf(served: Pick<ServedSite, 'site'> | undefined): readonly string[] {
  if (served === undefined) return [];
  const { codes, domains } = claimsOf(served.site.merchant);
  return [...codes.map((code) => `code ${code}`), ...domains];
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
