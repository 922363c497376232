import { statSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { resolve } from 'node:path';
import { type Catalogue, createSiteLoader, normalizePlatform, resolvePage } from '@/engine';
import { type ConfigFinding, createFolderSource, type FolderSource } from '@/sites/create-folder-source';
import { createUrlSource } from '@/sites/create-url-source';
import { createIndexTrust, createTrustMemory } from '@/sites/index-trust';
import { openLastGood } from '@/sites/last-good';
import type { Log } from '@/sites/log';
import { readCatalogue } from '@/sites/read-catalogue';
import type { SiteSource } from '@/sites/site-source';
import type { Admin, AdminAddress } from './admin/open-admin';
import { consoleLog } from './console-log';
import { createServer, type Server } from './create-server';
import type { Drafts } from './hosts/draft-hosts';
import { addressOf, arrivalOf } from './hosts/socket-of';
import { listen, type Middleware } from './listen';
import { messages } from './messages';
import type { PrometheusMetrics } from './metrics/prometheus';
import { openGateway } from './open-gateway';
import { type Options, parseOptions } from './options';
import type { ServerInput } from './server-input';
import type { WatchedWorker } from './workers/questions';

/** What the process brings: environment, renderer and build. A development server also brings its files and policy. */
export type StartInput = Pick<ServerInput, 'render' | 'build' | 'policy' | 'freshMs' | 'sendsDrafts' | 'hostsOf'> & {
  /** Names the code that makes documents; by default `none`. */
  readonly code?: string;
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly http?: HttpServer;
  /** See `ListenInput`. */
  readonly middleware?: Middleware;
  readonly log?: Log;
  /** Called at the start and after each change of a merchant, with what is wrong in the merchants' files. */
  readonly onSites?: (findings: readonly ConfigFinding[]) => void;
  /** Set in one of several processes: it has no admin port, and hands its metrics and readiness to this. */
  readonly watch?: (watched: WatchedWorker) => void;
  /** False leaves out the log lines of the start: another process writes them. */
  readonly announces?: boolean;
};

/**
 * `atOnce` is true if somebody waits for the end. Otherwise load balancers get `DRAIN_SECONDS` to leave. Running
 * requests finish in either case.
 */
export type StopOptions = { readonly atOnce: boolean };

/** A started server, or one line that says why it cannot start. */
export type Started =
  | {
      readonly ok: true;
      readonly port: number;
      /** The port of `/metrics`; undefined without `ADMIN_PORT`. */
      readonly adminPort?: number | undefined;
      readonly stop: (how?: StopOptions) => Promise<void>;
    }
  | { readonly ok: false; readonly message: string };

/** The parts that the admin port tells of. `startParts` puts them in once they are there. */
type Parts = { server?: Server; metrics?: PrometheusMetrics };

/** Reads environment and merchants, opens the gateway, listens, and prints an address for each merchant. */
export async function startServer(input: StartInput): Promise<Started> {
  const parsed = parseOptions(input.env);
  if (!parsed.ok) return parsed;
  const { options } = parsed;
  const problem = missingFolder(options, input.root);
  if (problem !== undefined) return { ok: false, message: problem };
  const parts: Parts = {};
  // Opened first: loading many merchants may take longer than a probe waits.
  const admin = options.admin && input.watch === undefined ? await openAdminFor(options.admin, parts) : undefined;
  if (admin?.ok === false) return admin;
  input.watch?.({ readiness: () => readinessOf(parts), metricsData: async () => parts.metrics?.toJson() ?? [] });
  const started = await startParts(input, options, parts);
  if (!started.ok) {
    admin?.close();
    return started;
  }
  const stop = async (how?: StopOptions) => {
    await started.stop(how);
    admin?.close();
  };
  return { ...started, adminPort: admin?.port, stop };
}

/** The image is without the packages that only the sandbox needs. */
function sandboxProblem(database: string, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return /^Cannot find package '@libsql\/client'/.test(why) ? messages.noSandbox : messages.noDatabase(database, why);
}

const readinessOf = ({ server }: Parts) => server?.readiness() ?? 'starting';

async function openAdminFor(address: AdminAddress, parts: Parts): Promise<Admin> {
  // Metrics take long to load, so only a server that has an admin port loads them.
  const { openAdmin } = await import('./admin/open-admin');
  return openAdmin(address, {
    readiness: () => readinessOf(parts),
    metrics: async () => parts.metrics?.toText() ?? '',
  });
}

async function startParts(input: StartInput, options: Options, parts: Parts): Promise<Started> {
  const { root, env, log = consoleLog } = input;
  const startLog = input.announces === false ? { ...log, info: () => undefined } : log;
  const catalogue = readCatalogue(resolve(root, 'schemas'));
  const source = await openSource(options, root, catalogue, log);
  const drafts = await openDrafts(options, root, catalogue, log);
  const openedGateway = await openGateway({ options, root, source, log: startLog }).catch((error: unknown) => {
    source.close();
    drafts?.siteSource.close();
    return sandboxProblem(options.sandboxDb, error);
  });
  if (typeof openedGateway === 'string') return { ok: false, message: openedGateway };
  if (options.admin !== undefined) {
    const { createPrometheusMetrics } = await import('./metrics/prometheus');
    parts.metrics = createPrometheusMetrics(source);
  }
  const server = createServer({
    ...givenByProcess(input),
    ...(parts.metrics === undefined ? {} : { metrics: parts.metrics }),
    logsRequests: options.logsRequests,
    siteSource: source,
    ...(drafts && { drafts }),
    gateway: openedGateway.gateway,
    resolve: (site, pageId, state) => resolvePage(site, pageId, state, catalogue),
    normalize: (console, site, unanswered) => normalizePlatform(console, site, catalogue, unanswered),
    socketAddress: addressOf,
    arrival: arrivalOf,
    isTrusted: options.isTrusted,
    limits: options.limits,
    takesForwardedHost: options.takesForwardedHost,
    serviceWorker: options.serviceWorker,
    cdn: options.cdn ? { code: input.code ?? 'none' } : undefined,
    log,
    ...(input.sendsDrafts === true && { findings: () => findingsOf(source) }),
  });
  parts.server = server;
  const listening = await listen({ server, host: options.host, port: options.port, ...givenToListen(input) });
  // Changes are looked for at a visit. Behind a cache visits are rare, so a timer looks too.
  const lookForChanges = options.cdn ? setInterval(() => void source.refresh(), 1_000) : undefined;
  const close = async () => {
    clearInterval(lookForChanges);
    source.close();
    drafts?.siteSource.close();
    await openedGateway.close();
  };
  if (!listening.ok) {
    await close();
    return listening;
  }
  // Only a folder has findings: published brands were checked before.
  const tellSites = () => input.onSites?.(findingsOf(source));
  source.onChange(tellSites);
  tellSites();
  printAddresses(source, listening.port, env.CONFIG_SOURCE || 'merchant-configs', startLog);
  if (drafts !== undefined) startLog.info(messages.drafts(env.DRAFT_SOURCE ?? '', drafts.host, listening.port));
  const stop = async ({ atOnce }: StopOptions = { atOnce: true }) => {
    const noticeMs = atOnce ? 0 : options.drainMs;
    log.info(messages.draining(noticeMs / 1_000));
    server.startDraining();
    await listening.drain({ noticeMs });
    await close();
  };
  return { ok: true, port: listening.port, stop };
}

const findingsOf = (source: SiteSource | FolderSource) => ('findings' in source ? source.findings() : []);

/** Drafts in a folder have no last good state: their errors are in the log. */
async function openDrafts(
  { drafts, lastGood }: Options,
  root: string,
  catalogue: Catalogue,
  log: Log,
): Promise<Drafts | undefined> {
  if (drafts === undefined) return undefined;
  const { source, host } = drafts;
  const keptIn = source.kind === 'url' ? lastGood : undefined;
  return { host, siteSource: await openSource({ source, lastGood: keptIn, retired: [] }, root, catalogue, log) };
}

async function openSource(
  { source, lastGood: lastGoodFolder, retired }: Pick<Options, 'source' | 'lastGood' | 'retired'>,
  root: string,
  catalogue: Catalogue,
  log: Log,
): Promise<SiteSource | FolderSource> {
  if (source.kind === 'url') {
    const { url, keys } = source;
    const memory = createTrustMemory(
      lastGoodFolder === undefined ? undefined : resolve(root, lastGoodFolder),
      url,
      log,
    );
    const trust = keys && createIndexTrust({ keys, memory, clock: Date.now });
    return createUrlSource({ url, log, ...(trust && { trust }) });
  }
  const folder = resolve(root, source.path);
  const { load } = createSiteLoader(catalogue);
  const keeping =
    lastGoodFolder === undefined
      ? undefined
      : {
          lastGood: await openLastGood(resolve(root, lastGoodFolder), folder),
          // A loader of its own: each remembers only its last load.
          load: createSiteLoader(catalogue).load,
        };
  return createFolderSource({
    root: folder,
    shownAs: source.path,
    load,
    retired,
    log,
    ...(keeping && { keeping }),
  });
}

function missingFolder({ source, drafts }: Options, root: string): string | undefined {
  for (const [name, place] of [
    ['CONFIG_SOURCE', source],
    ['DRAFT_SOURCE', drafts?.source],
  ] as const) {
    if (place?.kind !== 'folder') continue;
    const path = resolve(root, place.path);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (!isFolder) return messages.missingFolder(name, path);
  }
  return undefined;
}

/** The fields that the process brings. */
function givenByProcess({ render, build, policy, freshMs, hostsOf, sendsDrafts = false }: StartInput) {
  return {
    render,
    build,
    sendsDrafts,
    ...(policy === undefined ? {} : { policy }),
    ...(freshMs === undefined ? {} : { freshMs }),
    ...(hostsOf === undefined ? {} : { hostsOf }),
  };
}

function givenToListen({ http, middleware }: StartInput) {
  return { ...(http === undefined ? {} : { http }), ...(middleware === undefined ? {} : { middleware }) };
}

function printAddresses(source: SiteSource, port: number, name: string, log: Log): void {
  const merchants = [...source.current().keys()];
  if (merchants.length === 0) log.error(messages.noSites(name));
  for (const merchant of merchants) log.info(`http://${merchant}.localhost:${port}/m/home`, { merchant });
}
