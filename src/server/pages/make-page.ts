import { createHash } from 'node:crypto';
import type { ServedSite } from '@/sites/site-source';
import {
  type Boot,
  callHostOf,
  htmlLanguage,
  modeScriptOf,
  type RenderInput,
  type RenderOutput,
  signInOf,
} from '@/storefront/server';
import type { Build } from '../assets/build';
import { encodeBody } from '../assets/encode-body';
import { type SiteFiles, toAddress } from '../assets/site-files';
import { etagOf, RenderStopped, versionOf } from '../cdn/document-etag';
import { documentHeaders } from '../common-headers';
import type { Gateway } from '../gateway/gateway';
import type { PlatformNow } from '../platform/platform-now';
import { modes } from '../platform/status-source';
import { modeWithoutStatus } from '../platform/visitor-mode';
import { toPolicyOrigin } from '../policy-origin';
import { textTablesOf } from '../texts/text-tables';
import type { HostedBody } from './host-bodies';
import type { PageRequest } from './page-request';
import { toSearchHead } from './search-head';
import type { PolicyInput } from './security-policy';
import { originMark, toShareHead } from './share-head';
import { sheetsOf } from './sheets-of';
import { inlineScripts, toDocument } from './to-document';
import { versionTips } from './version-tips';
import { titleOf } from './words-of-page';

/** Renders the storefront: `renderStorefront`, or a substitute. */
export type Render = (input: RenderInput) => Promise<RenderOutput>;

type Merchant = ServedSite['site']['merchant'];

/** A document as it is sent. Its policy belongs to this HTML. */
export type GuestPage = HostedBody & {
  readonly headers: Readonly<Record<string, string>>;
  /** Makes the policy for the host that the document is sent to. Undefined if only its headers are known. */
  readonly policy: ((host: string | undefined) => string) | undefined;
  /** Hash of the inputs of the document, known before it is rendered; only with `cdn`. */
  readonly version: string | undefined;
  /** True if a shared cache may keep it: nothing is missing. */
  readonly isWhole: boolean;
  /** Number of queries whose data is in the document. */
  readonly queryCount: number;
  /** Milliseconds until a document that lacks something, or came late, is made again; `undefined` for any other. */
  readonly provisionalMs: number | undefined;
};

/** The parts for making documents. */
export type MakePageInput = {
  readonly render: Render;
  readonly gateway: Gateway;
  readonly files: (served: ServedSite) => SiteFiles;
  readonly build: () => Build;
  readonly toPolicy: (input: PolicyInput) => string;
  /** Set if a shared cache may keep documents. */
  readonly cdn?: { readonly code: string } | undefined;
  /** Longest wait for the data, in milliseconds. */
  readonly waitMs?: number;
  /** True in development: running pages take over drafts, so their sheets hold every look. */
  readonly sendsDrafts?: boolean | undefined;
};

/**
 * What a document is made from: the state for the browser, and the document made before, if it had the same site and
 * settings.
 */
export type PageParts = { readonly boot: Boot; readonly kept?: GuestPage | undefined };

/** Wait after a failure. A new try for every request would add to the load that may have caused it. */
const retryAfterFailureMs = 1_000;

/**
 * Renders one document with its policy. With `cdn` it gives back the kept one if the answers are the same. Rejects if
 * the renderer rejects.
 */
export async function makePage(input: MakePageInput, request: PageRequest, parts: PageParts): Promise<GuestPage> {
  const { boot, kept } = parts;
  const { waitMs = 150, cdn } = input;
  const build = input.build();
  const startedAt = performance.now();
  let version: string | undefined;
  const onAnswers = (answers: unknown) => {
    version = versionOf({ ...request, build: build.id, code: cdn?.code ?? '' }, answers);
    if (version === kept?.version) throw new RenderStopped();
  };
  try {
    const renderInput = toRenderInput(input, request, boot);
    const output = await input.render(cdn === undefined ? renderInput : { ...renderInput, onAnswers });
    // With `cdn` a document stays as long as its answers are the same, so slow drawing must not make a whole one late.
    const isWholeForCdn = cdn !== undefined && output.missing === 0;
    const isLate = !isWholeForCdn && performance.now() - startedAt >= waitMs;
    return await writePage(input, request, { boot, output, version, isLate });
  } catch (error) {
    if (error instanceof RenderStopped && kept !== undefined) return kept;
    throw error;
  }
}

/** What the renderer needs for a document. */
export function toRenderInput(input: MakePageInput, { served, language, url }: PageRequest, boot: Boot): RenderInput {
  const { site } = served;
  return {
    boot,
    url,
    texts: textTablesOf(site)[language] ?? {},
    fetch: (target, init) => input.gateway.ask(pathOf(target), init ?? {}, site),
    timeoutMs: input.waitMs ?? 150,
  };
}

type Drawn = {
  readonly boot: Boot;
  readonly output: RenderOutput;
  readonly version: string | undefined;
  readonly isLate: boolean;
};

async function writePage(input: MakePageInput, request: PageRequest, drawn: Drawn): Promise<GuestPage> {
  const { served, now, language, origin, mode } = request;
  const { boot, output, version, isLate } = drawn;
  const { site } = served;
  const build = input.build();
  const files = input.files(served);
  const looks = input.sendsDrafts === true ? undefined : boot.merchant.look;
  const sheets = sheetsOf(build.linksFor(output.widgets).styles, build, files, looks);
  // The page of a closed platform needs no script that asks: the server has asked already.
  const modeScript =
    input.cdn === undefined || mode !== modes.open ? undefined : modeScriptOf(modeWithoutStatus(served) === modes.open);
  const html = toDocument({
    boot,
    title: titleOf(site, language, boot.pageId, output.shared?.title),
    search: toSearchHead(request),
    share: toShareHead(request, files, output.shared),
    themeColors: themeColorsOf(site.merchant.theme),
    touchIcon: toAddress(site.merchant.brand?.icons?.['180'], files) || undefined,
    links: build.linksFor(output.widgets),
    sheets,
    modeScript,
    inlineModules: build.inlineModules,
    preloadImages: output.preloadImages,
    tips: await versionTips(served, now, language),
    html: output.html,
    queries: output.queries,
  });
  const policy = {
    ...toPolicyParts(site.merchant, now, build),
    ...(modeScript !== undefined && { scriptHashes: scriptHashesOf(build, modeScript) }),
    styleHashes: sheets.flatMap(({ css }) => (css === undefined ? [] : sha256(css))),
  };
  const etagFor = version === undefined ? undefined : (host: string) => etagOf(version, host);
  const body = await encodeBody(html.replace(originMark, () => origin));
  return {
    headers: { ...documentHeaders, 'content-language': htmlLanguage(language) },
    policy: oncePerHost((host) => input.toPolicy({ ...policy, host })),
    version,
    etagFor,
    body: { ...body, etag: etagFor?.(origin) ?? body.etag },
    origin,
    originAt: html.includes(originMark) ? Buffer.byteLength(html.slice(0, html.indexOf(originMark))) : undefined,
    queryCount: countQueries(output.queries),
    provisionalMs: isLate ? 0 : output.missing > 0 ? retryAfterFailureMs : undefined,
    isWhole: !isLate && output.missing === 0 && isComplete(boot),
  };
}

/** Whether the console has answered every call that decides what the page shows. */
export const isComplete = ({ page, shell }: Boot) => page.incomplete !== true && shell.incomplete !== true;

type PolicyByHost = NonNullable<GuestPage['policy']>;

/** Builds each policy once. A document is sent only to the hosts of its merchant, so there are few. */
function oncePerHost(toPolicy: PolicyByHost): PolicyByHost {
  const policies = new Map<string | undefined, string>();
  return (host) => {
    const policy = policies.get(host) ?? toPolicy(host);
    policies.set(host, policy);
    return policy;
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

type SiteParts = Omit<PolicyInput, 'host' | 'styleHashes'>;

function toPolicyParts({ links, games, auth }: Merchant, now: PlatformNow, build: Build): SiteParts {
  const frameOrigins = [...new Set([...now.frameOrigins, ...originsOf(games?.hosts)])];
  const callHost = toPolicyOrigin(callHostOf(signInOf(auth?.signIn)));
  return {
    scriptHashes: scriptHashesOf(build),
    imageOrigins: [...new Set([...now.imageOrigins, ...originsOf(links?.hosts)])],
    frameOrigins,
    // The page asks game servers whether they answer.
    connectOrigins: [...(callHost === undefined ? [] : [callHost]), ...frameOrigins],
  };
}

const scriptHashesOf = ({ inlineModules }: Build, ...more: readonly string[]) =>
  [...inlineScripts, ...more, ...inlineModules].map(sha256);

/** Hosts of config, each with its subdomains, as origins. */
function originsOf(hosts: readonly string[] = []): readonly string[] {
  return hosts.flatMap((host) => {
    const origin = toPolicyOrigin(host);
    return origin === undefined ? [] : [origin, origin.replace('://', '://*.')];
  });
}

/** The header's colour, for each mode of the theme. */
function themeColorsOf({ mode = 'dark', tokens = {}, otherMode }: NonNullable<Merchant['theme']> = {}) {
  const headerColor = tokens['color.headerBg'] ?? tokens['color.bg'];
  if (headerColor === undefined) return [];
  if (otherMode === undefined) return [{ color: headerColor }];
  const otherColor = otherMode['color.headerBg'] ?? headerColor;
  return [
    { color: headerColor },
    { color: otherColor, mode: mode === 'dark' ? ('light' as const) : ('dark' as const) },
  ];
}

/** Path and query of a request of the storefront to its gateway. */
function pathOf(target: RequestInfo | URL): string {
  const { pathname, search } = new URL(target instanceof Request ? target.url : target, 'http://gateway.localhost');
  return `${pathname}${search}`;
}

/** Number of queries whose data is in the document. */
function countQueries(queries: unknown): number {
  if (typeof queries !== 'object' || queries === null || !('queries' in queries)) return 0;
  return Array.isArray(queries.queries) ? queries.queries.length : 0;
}
