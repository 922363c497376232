import type { ConfigFile, Issue, Site } from '@/engine';
import { hashOf } from '../assets/encode-body';
import type { Log } from '../log';
import { messages } from '../messages';
import { createFolderFiles } from './folder-files';
import { createFolderReload } from './folder-reload';
import type { Asset, ServedSite, ServedSites, SiteSource } from './site-source';
import { watchFolders } from './watch-folders';

/** What the engine makes of config files. The same files give the same site objects again. */
export type LoadedSites = {
  readonly sites: ReadonlyMap<string, Site>;
  readonly issues: readonly Issue[];
  /** Merchants with an error of their own or of a parent. */
  readonly broken: ReadonlySet<string>;
  readonly consoles: ReadonlyMap<string, unknown>;
};

/** A folder of merchants and how to compile it. */
export type FolderSourceInput = {
  readonly root: string;
  /** How the folder is called in messages; `root` where absent. */
  readonly shownAs?: string;
  readonly load: (files: readonly ConfigFile[]) => LoadedSites;
  readonly log: Log;
  readonly clock?: () => number;
};

/** A folder source also knows what each merchant's platform console answers, for the sandbox. */
export type FolderSource = SiteSource & { readonly consoles: () => ReadonlyMap<string, unknown> };

/** Reads a folder and follows its changes: a good one shows at the next navigation, a broken one keeps the last good site. */
export async function createFolderSource(input: FolderSourceInput): Promise<FolderSource> {
  const { root, load, log, shownAs = root, clock = Date.now } = input;
  const files = createFolderFiles(root);
  const listeners: (() => void)[] = [];
  let sites: ServedSites = new Map();
  let loaded: LoadedSites = { sites: new Map(), issues: [], broken: new Set(), consoles: new Map() };
  /** Merchants whose served site once compiled whole. */
  const good = new Set<string>();
  let refusedBefore: readonly string[] = [];
  const { touch, refresh, reload } = createFolderReload({ clock, take: takeOrSay });
  const watch = watchFolders(touch);

  async function takeChange(): Promise<void> {
    const changed = await files.update();
    watch.follow(files.folders());
    logRefused();
    if (changed === undefined) return;
    const before = loaded;
    loaded = load(changed);
    logErrors(before.issues);
    logWarnings(before.issues);
    logMended(before.issues);
    sites = new Map(files.merchants().flatMap((merchant) => toEntry(merchant, before)));
    for (const listener of listeners) listener();
  }

  /** The merchant's site to serve from now on: the new one, or the last good one where the new one is broken. */
  function toEntry(merchant: string, before: LoadedSites): readonly (readonly [string, ServedSite])[] {
    const known = sites.get(merchant);
    const site = loaded.sites.get(merchant);
    const isNew = site !== before.sites.get(merchant) || !before.broken.has(merchant);
    if (!loaded.broken.has(merchant)) good.add(merchant);
    else if (known !== undefined && (good.has(merchant) || site === undefined)) {
      if (isNew) log.error(messages.keptLastGood(merchant));
      return [[merchant, known]];
    } else if (isNew && site !== undefined) log.error(messages.servedBroken(merchant));
    return site === undefined ? [] : [[merchant, sameOr(known, toServed(site, files.assetsOf(merchant)))]];
  }

  function logRefused(): void {
    const refused = files.refused();
    for (const path of refused)
      if (!refusedBefore.includes(path)) log.error(messages.linkLeadsOut(`${shownAs}/${path}`));
    refusedBefore = refused;
  }

  function logErrors(known: readonly Issue[]): void {
    const said = new Set(known.map(lineOf));
    for (const issue of loaded.issues.filter(({ severity }) => severity === 'error')) {
      if (!said.has(lineOf(issue))) log.error(`${shownAs.replace(/\/$/, '')}/${lineOf(issue)}`);
    }
  }

  /** Once, and not again where other lines of the file moved it: what it says is what it is. */
  function logWarnings(known: readonly Issue[]): void {
    const said = new Set(known.filter(isWarning).map(wordsOf));
    for (const issue of loaded.issues.filter(isWarning)) {
      if (!said.has(wordsOf(issue)))
        log.info(`${shownAs.replace(/\/$/, '')}/${messages.issue(issue.at, `Warning: ${issue.message}`)}`);
    }
  }

  /** A file that had errors and has none says so, and whether its merchants still wait for another one. */
  function logMended(known: readonly Issue[]): void {
    const wrong = filesWithErrors(loaded.issues);
    for (const [file, merchants] of filesWithErrors(known)) {
      if (wrong.has(file)) continue;
      const waiting = [...merchants].filter((merchant) => loaded.broken.has(merchant));
      log.info(messages.goodAgain(`${shownAs.replace(/\/$/, '')}/${file}`, waiting));
    }
  }

  function takeOrSay(): Promise<void> {
    return takeChange().catch((error: unknown) => log.error(messages.sourceUnreadable(shownAs, String(error))));
  }

  await reload();
  return {
    current: () => sites,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    close: () => watch.close(),
    consoles: () => loaded.consoles,
  };
}

/** Files with an error, each with the merchants that it keeps back. */
function filesWithErrors(issues: readonly Issue[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const { at, merchant } of issues.filter(({ severity }) => severity === 'error')) {
    const merchants = files.get(at.file) ?? new Set<string>();
    files.set(at.file, merchants.add(merchant));
  }
  return files;
}

const lineOf = ({ at, message }: Issue) => messages.issue(at, message);

const isWarning = ({ severity }: Issue) => severity === 'warning';
const wordsOf = ({ at, message }: Issue) => `${at.file} ${message}`;

/** The same object as long as nothing in it changed: caches hang on it. */
export function sameOr(known: ServedSite | undefined, next: ServedSite): ServedSite {
  return known !== undefined && known.site === next.site && known.version === next.version ? known : next;
}

/** A site with its assets under one version. */
export function toServed(site: Site, assets: ReadonlyMap<string, Asset>): ServedSite {
  const marks = [...assets].map(([name, asset]) => `${name}:${asset.hash}`).sort();
  return { site, assets, version: hashOf([site.hash, ...marks].join('\n')) };
}
