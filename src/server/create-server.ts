import { Hono, type MiddlewareHandler } from 'hono';
import { modePath, reportsPath } from '@/storefront/server';
import { createAnswerClient } from './answer-client';
import { createAppRoutes } from './app/app-routes';
import { createPublishedFiles } from './assets/published-files';
import { sendBuiltFile } from './assets/send-built-file';
import { createSiteFiles } from './assets/site-files';
import { createSiteRoutes } from './assets/site-routes';
import { readCacheLanguage } from './cdn/cache-language';
import { type AddressLimits, createAddressLimits } from './gateway/address-limits';
import { createCallKinds } from './gateway/call-kinds';
import { callMethods, isUnder, platformPrefixes } from './gateway/gateway';
import { measureQuestions } from './gateway/measure-calls';
import { mountGateway } from './gateway/mount-gateway';
import { createPlayGate } from './gateway/play-gate';
import { toRefusal } from './gateway/refusal';
import { type Drafts, draftServerInput, isDraftHost } from './hosts/draft-hosts';
import { messages } from './messages';
import { measureRequests } from './metrics/measure-requests';
import { noMetrics } from './metrics/metrics';
import { createBootOf, createDraftOf } from './pages/create-boot-of';
import { createGuestPages } from './pages/guest-pages';
import { brokenPage } from './pages/plain-page';
import { createResolvedPages } from './pages/resolved-pages';
import { createRouteTable } from './pages/route-table';
import { toPolicy } from './pages/security-policy';
import { createSendMode } from './pages/send-mode';
import { createShowPage } from './pages/show-page';
import { createPlatformSource } from './platform/platform-source';
import { createStatusSource } from './platform/status-source';
import { createReportIntake } from './reports/report-intake';
import { requestFields } from './request-fields';
import type { ServerEnv } from './server-env';
import type { ServerInput } from './server-input';
import { createCheckRoutes } from './sign-in/check-page';
import { createSiteMiddleware } from './site-middleware';

/** A running application. While it drains, `/healthz` and `/readyz` answer 503: load balancers stop sending. */
export type Server = {
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>;
  readonly startDraining: () => void;
  readonly readiness: () => Readiness;
};

/** Whether requests may come, or why not. */
export type Readiness = 'ok' | 'draining' | 'no merchants';

/** Builds the Hono application. It keeps only caches and counts of its calls, so that any number of copies may run. */
export function createServer(input: ServerInput): Server {
  const { build, log, metrics = noMetrics } = input;
  const kindOf = createCallKinds();
  const gateway = metrics === noMetrics ? input.gateway : measureQuestions(input.gateway, metrics, kindOf);
  const { forgetPlatform, gate, siteRoutes, appRoutes, showPage, sendMode } = createPages({ ...input, gateway });
  let isDraining = false;
  const readiness = (): Readiness => {
    const { siteSource } = input;
    if (isDraining) return 'draining';
    if (siteSource.current().size > 0) return 'ok';
    void siteSource.refresh(); // No visitor's request does it: balancers send none to a server that is not ready.
    return 'no merchants';
  };

  const app = new Hono<ServerEnv>();
  app.use(createAnswerClient(input));
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, () => health(readiness(), build().id));
  }
  app.get('/livez', () => health('ok', build().id));
  if (input.drafts !== undefined) app.use(showDrafts(input, input.drafts));
  app.use(measureRequests({ metrics, log: input.logsRequests === true ? log : undefined }));
  app.use(async ({ req: { method, path } }, next) => {
    if (callMethods.has(method)) return next();
    metrics.requestRefused('request.method.refused');
    return notAllowed(path);
  });
  app.use(createSiteMiddleware(input, forgetPlatform));
  if (input.cdn !== undefined) {
    // Where drafts are sent, an address has two answers and each edit shows at once, so no cache may keep them.
    if (input.sendsDrafts !== true) app.use(readCacheLanguage);
    app.get(modePath, sendMode);
  }
  const { limits = noLimits, clock = Date.now } = input;
  const beginCall = createAddressLimits(limits, clock);
  app.route('/', mountGateway({ gateway, log, metrics, kindOf, beginCall, gate, onSandboxChange: forgetPlatform }));
  app.post(reportsPath, createReportIntake({ log, metrics, clock }));
  app.route('/', siteRoutes);
  app.route('/', appRoutes);
  app.route('/', createCheckRoutes());
  const publishedFiles = createPublishedFiles(input.siteSource, log);
  app.get('*', async (context) => {
    const { path } = context.req;
    const file = build().find(path) ?? publishedFiles(path);
    return file === undefined ? showPage(context) : sendBuiltFile(context, file);
  });
  app.all('*', ({ req }) => notAllowed(req.path));
  app.onError((error, context) => {
    const { method, path } = context.req;
    log.error(messages.requestFailed(method, path, error.stack ?? error.message), requestFields(context));
    return brokenPage();
  });
  return {
    fetch: (request, env) => app.fetch(request, env ?? {}),
    readiness,
    startDraining: () => {
      isDraining = true;
    },
  };
}

/** Requests for drafts go to a server of their own. No search engine may list what it answers. */
function showDrafts(input: ServerInput, drafts: Drafts): MiddlewareHandler<ServerEnv> {
  const server = createServer(draftServerInput(input, drafts));
  return async (context, next) => {
    if (!isDraftHost(context.get('client').host, drafts)) return next();
    const answer = await server.fetch(context.req.raw, context.env ?? {});
    answer.headers.set('x-robots-tag', 'noindex, nofollow');
    return answer;
  };
}

/** Creates the parts behind a merchant's pages. */
function createPages(input: ServerInput) {
  const { siteSource, gateway, normalize, log, clock = Date.now, policy = toPolicy } = input;
  const waitOption = input.waitMs === undefined ? {} : { waitMs: input.waitMs };
  const firstWaitOption = input.waitMs === undefined ? {} : { firstWaitMs: input.waitMs };
  const freshOption = input.freshMs === undefined ? {} : { freshMs: input.freshMs };
  const platforms = createPlatformSource({ gateway, normalize, clock, log, ...waitOption, ...firstWaitOption });
  const statuses = createStatusSource({ gateway, clock, ...waitOption });
  const files = createSiteFiles(log);
  const pages = createResolvedPages(input.resolve);
  const routes = createRouteTable();
  const { render, build, cdn } = input;
  const bootOf = createBootOf({ pages, files, routes, build });
  const guestPages = createGuestPages({
    render,
    cdn,
    gateway,
    bootOf,
    files,
    build,
    clock,
    log,
    metrics: input.metrics ?? noMetrics,
    toPolicy: policy,
    sendsDrafts: input.sendsDrafts,
    ...(input.rendersAtOnce === undefined ? {} : { rendersAtOnce: input.rendersAtOnce }),
    ...freshOption,
    ...waitOption,
  });
  siteSource.onChange(platforms.expire);
  return {
    forgetPlatform: () => {
      platforms.expire();
      statuses.expire();
    },
    gate: createPlayGate(statuses),
    siteRoutes: createSiteRoutes({ files, platforms, pages, statuses }),
    appRoutes: createAppRoutes({
      build,
      files,
      platforms,
      pages,
      routes,
      guestPages,
      isOn: input.serviceWorker !== false,
    }),
    showPage: createShowPage({
      guestPages,
      platforms,
      statuses,
      routes,
      log,
      ...(input.sendsDrafts === true && { draftOf: createDraftOf(bootOf, files) }),
    }),
    sendMode: createSendMode(statuses),
  };
}

/** The answer of a health path: 200 for `ok`, else 503 with the reason. */
function health(status: Readiness, build: string): Response {
  return Response.json(
    { status, build },
    { status: status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

const noLimits: AddressLimits = { calls: 0, logins: 0, codes: 0, captchas: 0 };

function notAllowed(path: string): Response {
  return isUnder(platformPrefixes, path)
    ? toRefusal(path, 'request.method.refused', { allow: [...callMethods].join(', ') })
    : new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } });
}
