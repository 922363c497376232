import { createHash } from 'node:crypto';
import type { ServedSite } from '@/sites/site-source';
import {
  type Boot,
  callHostOf,
  htmlLanguage,
  type RenderInput,
  type RenderOutput,
  signInOf,
} from '@/storefront/server';
import type { Build } from '../assets/build';
import { encodeBody } from '../assets/encode-body';
import { type SiteFiles, toAddress } from '../assets/site-files';
import { documentHeaders } from '../common-headers';
import type { Gateway } from '../gateway/gateway';
import type { PlatformNow } from '../platform/platform-now';
import { toPolicyOrigin } from '../policy-origin';
import { textTablesOf } from '../texts/text-tables';
import type { HostedBody } from './host-bodies';
import type { PageRequest } from './page-request';
import { toSearchHead } from './search-head';
import type { PolicyInput } from './security-policy';
import { originMark, toShareHead } from './share-head';
import { inlineScripts, type Sheet, toDocument } from './to-document';
import { versionTips } from './version-tips';
import { titleOf } from './words-of-page';

/** Renders the storefront: `renderStorefront`, or a substitute. */
export type Render = (input: RenderInput) => Promise<RenderOutput>;

type Merchant = ServedSite['site']['merchant'];

/** A document as it is sent. Its policy belongs to this HTML. */
export type GuestPage = HostedBody & {
  readonly headers: Readonly<Record<string, string>>;
  /** Makes the policy for the host that the document is sent to. */
  readonly policy: (host: string | undefined) => string;
  /** Number of queries whose data is in the document. */
  readonly queryCount: number;
  /** Milliseconds until a document that lacks something is made again; `undefined` if nothing is missing. */
  readonly provisionalMs: number | undefined;
};

/** The parts for making documents. */
export type MakePageInput = {
  readonly render: Render;
  readonly gateway: Gateway;
  readonly files: (served: ServedSite) => SiteFiles;
  readonly build: () => Build;
  readonly toPolicy: (input: PolicyInput) => string;
  /** Longest wait for the data, in milliseconds. */
  readonly waitMs?: number;
};

/** After a quick failure, a new try for every request would make it worse. */
const retryAfterFailureMs = 1_000;
/** Renders one document with its policy. Rejects if the renderer rejects. */
export async function makePage(input: MakePageInput, request: PageRequest, boot: Boot): Promise<GuestPage> {
  const { served, now, language, url, origin } = request;
  const { waitMs = 150 } = input;
  const { site } = served;
  const build = input.build();
  const startedAt = performance.now();
  const output = await input.render({
    boot,
    url,
    texts: textTablesOf(site)[language] ?? {},
    fetch: (target, init) => input.gateway.ask(pathOf(target), init ?? {}, site),
    timeoutMs: waitMs,
  });
  const isLate = performance.now() - startedAt >= waitMs;
  const links = build.linksFor(output.widgets);
  const sheets = sheetsOf(links.styles, build, input.files(served));
  const html = toDocument({
    boot,
    title: titleOf(site, language, boot.pageId, output.shared?.title),
    search: toSearchHead(request),
    share: toShareHead(request, input.files(served), output.shared),
    themeColors: themeColorsOf(site.merchant.theme),
    touchIcon: toAddress(site.merchant.brand?.icons?.['180'], input.files(served)) || undefined,
    links,
    sheets,
    inlineModules: build.inlineModules,
    preloadImages: output.preloadImages,
    tips: await versionTips(served, now, language),
    html: output.html,
    queries: output.queries,
  });
  const policy = {
    ...toPolicyParts(site.merchant, now, build),
    styleHashes: sheets.flatMap(({ css }) => (css === undefined ? [] : sha256(css))),
  };
  return {
    headers: {
      ...documentHeaders,
      'content-language': htmlLanguage(language),
    },
    policy: oncePerHost((host) => input.toPolicy({ ...policy, host })),
    body: await encodeBody(html.replace(originMark, () => origin)),
    origin,
    originAt: html.includes(originMark) ? Buffer.byteLength(html.slice(0, html.indexOf(originMark))) : undefined,
    queryCount: countQueries(output.queries),
    provisionalMs: isLate ? 0 : output.missing > 0 ? retryAfterFailureMs : undefined,
  };
}

/** Builds each policy once. A document is sent only to the hosts of its merchant, so there are few. */
function oncePerHost(toPolicy: GuestPage['policy']): GuestPage['policy'] {
  const policies = new Map<string | undefined, string>();
  return (host) => {
    const policy = policies.get(host) ?? toPolicy(host);
    policies.set(host, policy);
    return policy;
  };
}

/** The theme, and the style sheets of the drawn widgets, in order. */
function sheetsOf(styles: readonly string[], { styleAt }: Build, { themeUrl, themeCss }: SiteFiles): readonly Sheet[] {
  return [{ href: themeUrl, css: themeCss }, ...styles.map((href) => ({ href, css: styleAt?.(href) }))];
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

type SiteParts = Omit<PolicyInput, 'host' | 'styleHashes'>;

function toPolicyParts({ links, games, auth }: Merchant, now: PlatformNow, build: Build): SiteParts {
  const frameOrigins = [...new Set([...now.frameOrigins, ...originsOf(games?.hosts)])];
  const callHost = toPolicyOrigin(callHostOf(signInOf(auth?.signIn)));
  return {
    scriptHashes: [...inlineScripts, ...build.inlineModules].map(sha256),
    imageOrigins: [...new Set([...now.imageOrigins, ...originsOf(links?.hosts)])],
    frameOrigins,
    // The page asks game servers whether they answer.
    connectOrigins: [...(callHost === undefined ? [] : [callHost]), ...frameOrigins],
  };
}

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
