import type { ConfigFile, Issue } from '@/engine';
import { createBrandStates, type KeepOption } from './brand-states';
import { createFolderFiles } from './folder-files';
import { createFolderReload } from './folder-reload';
import type { LoadedSites, LoadSites } from './loaded-sites';
import type { Log } from './log';
import { merchantOf } from './merchant-chain';
import { messages } from './messages';
import { retiredFile } from './retired';
import type { LeftOutLink } from './scan-folder';
import type { SiteSource } from './site-source';
import { watchFolders } from './watch-folders';

/** What `createFolderSource` needs: a folder of merchants, and a function that compiles it. */
export type FolderSourceInput = {
  readonly root: string;
  /** The name of the folder in messages. Default: `root`. */
  readonly shownAs?: string;
  readonly load: LoadSites;
  /** Where last good states are kept on disk. Without it, a restart loses them. */
  readonly keeping?: KeepOption;
  /** Merchants that are retired: they are no longer served once their folder is gone. */
  readonly retired?: readonly string[];
  readonly log: Log;
  readonly clock?: () => number;
};

/**
 * What is wrong with a merchant's files now. With an error it keeps its last good site. `line` is
 * `file:line:column  message`; the file may be a parent's. For a folder that is gone it is a sentence.
 */
export type ConfigFinding = {
  readonly merchant: string;
  readonly severity: Issue['severity'];
  readonly line: string;
};

/** A folder source also gives each merchant's `console.json`, which the sandbox needs, and the current findings. */
export type FolderSource = SiteSource & {
  readonly consoles: () => ReadonlyMap<string, unknown>;
  readonly findings: () => readonly ConfigFinding[];
};

/**
 * Reads a folder and follows its changes. A change that compiles shows at the next navigation. One that does not
 * compile leaves the last good site in place.
 */
export async function createFolderSource(input: FolderSourceInput): Promise<FolderSource> {
  const { root, load, log, keeping, retired = [], shownAs = root, clock = Date.now } = input;
  const files = createFolderFiles(root, undefined, keeping?.lastGood.contentOf);
  const folderName = shownAs.replace(/\/$/, '');
  const listeners: (() => void)[] = [];
  const states = createBrandStates({ files, retired, shownAs: folderName, clock, log, ...(keeping && { keeping }) });
  let loaded: LoadedSites = { sites: new Map(), issues: [], broken: new Set(), consoles: new Map() };
  let currentFiles: readonly ConfigFile[] = [];
  let skippedLinks: readonly LeftOutLink[] = [];
  let isRetiredRead = true;
  const { touch, refresh, reload } = createFolderReload({ clock, take: takeChangeOrLog });
  const watch = watchFolders(touch);

  async function takeChange(): Promise<void> {
    const changed = await files.update();
    watch.follow(files.folders());
    logLeftOut();
    if (changed === undefined && !states.isDue()) return;
    const previous = loaded;
    currentFiles = changed ?? currentFiles;
    states.release();
    loaded = load(currentFiles, [states.held()]);
    logErrors(previous.issues);
    logWarnings(previous.issues);
    logRepairedFiles(previous);
    await states.take(loaded);
    for (const listener of listeners) listener();
  }

  function logLeftOut(): void {
    const links = files.leftOut();
    const loggedPaths = new Set(skippedLinks.map(({ path }) => path));
    for (const { path, why } of links)
      if (!loggedPaths.has(path)) log.error(messages.linkLeftOut(`${folderName}/${path}`, why));
    skippedLinks = links;
    const isRead = files.retired() !== undefined;
    if (!isRead && isRetiredRead) log.error(messages.retiredUnread(`${folderName}/${retiredFile}`));
    isRetiredRead = isRead;
  }

  function logErrors(earlierIssues: readonly Issue[]): void {
    const loggedLines = new Set(earlierIssues.map(lineOf));
    for (const issue of loaded.issues.filter(isError)) {
      if (!loggedLines.has(lineOf(issue))) log.error(`${folderName}/${lineOf(issue)}`, { merchant: issue.merchant });
    }
  }

  /** Logs each warning once, also where an edit elsewhere in the file moved it to another line. */
  function logWarnings(earlierIssues: readonly Issue[]): void {
    const loggedWarnings = new Set(earlierIssues.filter(isWarning).map(wordsOf));
    for (const issue of loaded.issues.filter(isWarning)) {
      const line = `${folderName}/${messages.issue(issue.at, `Warning: ${issue.message}`)}`;
      if (!loggedWarnings.has(wordsOf(issue))) log.info(line, { merchant: issue.merchant });
    }
  }

  /** Logs the files that have no error any more, the brands that another file still blocks, and newly served brands. */
  function logRepairedFiles({ issues: earlierIssues, broken }: LoadedSites): void {
    const served = states.sites();
    const isNew = (merchant: string) => broken.has(merchant) && !loaded.broken.has(merchant) && !served.has(merchant);
    const newlyServed = [...loaded.sites.keys()].filter(isNew);
    const brokenFiles = filesWithErrors(loaded.issues);
    const present = new Set(files.merchants());
    for (const [file, merchants] of filesWithErrors(earlierIssues)) {
      if (brokenFiles.has(file) || !present.has(merchantOf(file))) continue;
      const blockedMerchants = [...merchants].filter((merchant) => loaded.broken.has(merchant));
      const newMerchants = newlyServed.filter((merchant) => files.stateOf(merchant).has(merchantOf(file)));
      log.info(messages.goodNow(`${folderName}/${file}`, blockedMerchants, newMerchants));
    }
  }

  function findingsOf(merchant: string): readonly ConfigFinding[] {
    const chain = files.stateOf(merchant);
    const issues = loaded.issues.filter((issue) => chain.has(issue.merchant));
    const severities = new Map(issues.map((issue) => [`${folderName}/${lineOf(issue)}`, issue.severity]));
    return [...severities].map(([line, severity]) => ({ merchant, severity, line }));
  }

  function takeChangeOrLog(): Promise<void> {
    return takeChange().catch((error: unknown) =>
      log.error(messages.sourceUnreadable(shownAs, String(error), states.sites().size > 0)),
    );
  }

  await reload();
  return {
    current: () => states.sites(),
    refresh,
    onChange: (listener) => void listeners.push(listener),
    close: () => watch.close(),
    consoles: () => states.consoles(),
    findings: () => [
      ...states.gone().map(({ merchant, line }) => ({ merchant, severity: 'error' as const, line })),
      ...files.merchants().flatMap(findingsOf),
    ],
  };
}

/** Files with an error, each with the merchants that the error affects. */
function filesWithErrors(issues: readonly Issue[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const { at, merchant } of issues.filter(isError)) {
    const merchants = files.get(at.file) ?? new Set<string>();
    files.set(at.file, merchants.add(merchant));
  }
  return files;
}

const lineOf = ({ at, message }: Issue) => messages.issue(at, message);

const isError = ({ severity }: Issue) => severity === 'error';
const isWarning = ({ severity }: Issue) => severity === 'warning';
const wordsOf = ({ at, message }: Issue) => `${at.file} ${message}`;
