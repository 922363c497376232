import type { Catalogue, Facts, ResolvedPage } from '@/engine';
import { createSiteFiles } from '@/server/assets/site-files';
import type { Gateway } from '@/server/gateway/gateway';
import { shellIdOf } from '@/server/page-ids';
import { createRouteTable } from '@/server/pages/route-table';
import { toBoot } from '@/server/pages/to-boot';
import { toPlatformNow } from '@/server/platform/platform-now';
import { modes } from '@/server/platform/status-source';
import { textTablesOf } from '@/server/texts/text-tables';
import type { ServedSite } from '@/sites/site-source';
import type { Boot, RenderVisitor, VisitorInput } from '@/storefront/server';
import type { BrandState } from '../compare/change';
import { resolvedPage } from '../compare/resolved-page';
import { openPersonaGateway, type SessionRecord, visitTime } from '../layouts/persona-gateway';
import { pageBehindTaps } from './behind-taps';
import { emptied } from './empty-answers';

export type { RenderVisitor } from '@/storefront/server';

/** What one visitor sees of a page. `persona` gives session and data, `facts` decide what is drawn. */
export type HtmlScreen = {
  readonly page: string;
  readonly language: string;
  readonly persona: string;
  readonly facts: Facts;
  readonly state: ScreenState;
};

/** All data; every list empty and every count 0; calls that fail; or what a tap opens on the screen. */
export type ScreenState = 'full' | 'empty' | 'failing' | 'opened';

/** The pages of a brand as HTML, over its sandbox in memory. */
export type BrandHtml = {
  /** Rejects with what a widget throws. Empty for `opened` where no tap opens what can be drawn. */
  readonly htmlOf: (screen: HtmlScreen, render: RenderVisitor) => Promise<string>;
  readonly close: () => Promise<void>;
};

/**
 * Draws screens of a brand as the server would, for any visitor and in any `ScreenState`. A page is drawn without
 * header, footer and menu; those are drawn once, as the screen of the shell. Every renderer gets the same answers.
 */
export async function openBrandHtml(brand: BrandState, catalogue: Catalogue): Promise<BrandHtml> {
  const { site, console, platform } = brand;
  const { gateway, sessionOf, close } = await openPersonaGateway(site, console);
  const full = withEqualAnswers(gateway, brand);
  const fetches = { full, opened: full, empty: withEmptyAnswers(full), failing: failingFetch };
  const sessions = new Map<string, Promise<SessionRecord | undefined>>();
  const served: ServedSite = {
    site,
    version: site.hash,
    assets: new Map([...brand.assets].map(([name, hash]) => [name, { hash, read: noBytes }])),
  };
  const files = createSiteFiles({ info: () => undefined, error: () => undefined })(served);
  const { routes } = createRouteTable()(site);
  const now = toPlatformNow(platform, Object(console));
  const shell = resolvedPage(brand, shellIdOf(site), catalogue);
  const [bareFrame, emptyPage] = [
    withoutSlots(shell),
    { ...withoutSlots(shell, 'layout.stack'), kind: 'page' as const },
  ];
  const bootOf = (page: ResolvedPage, language: string): Boot => {
    const parts = page === shell ? { shell, page: emptyPage } : { shell: bareFrame, page };
    return toBoot({ served, files, routes, now, language, mode: modes.open, build: '', ...parts });
  };
  return {
    close,
    htmlOf: async ({ page, language, persona, facts, state }, render) => {
      const session = sessions.get(persona) ?? sessionOf(persona);
      sessions.set(persona, session);
      const record = await session;
      const draw = (drawn: ResolvedPage) => {
        const input: VisitorInput = {
          boot: bootOf(drawn, language),
          texts: textTablesOf(site)[language] ?? {},
          fetch: fetches[state],
          facts,
          session: record && JSON.stringify(record),
          now: visitTime,
        };
        return render(input);
      };
      const beforeTaps = resolvedPage(brand, page, catalogue);
      const html = await draw(beforeTaps);
      if (state !== 'opened') return html;
      const behindTaps = pageBehindTaps(beforeTaps, html);
      // A node may throw without the one around it. Then this screen counts as empty.
      return behindTaps === undefined ? '' : draw(behindTaps).catch(() => '');
    },
  };
}

const failingFetch = async () =>
  Response.json({ success: false, errorCode: 'unknown.system.err', message: '', value: null }, { status: 500 });

function withEmptyAnswers(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (target, init) => {
    const response = await fetch(target, init);
    const text = await response.text();
    const { status, headers } = response;
    return new Response(isJson(response) ? JSON.stringify(emptied(JSON.parse(text))) : text, { status, headers });
  };
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') === true;

const noBytes = async () => new Uint8Array();

/** A page of its root alone. */
function withoutSlots(page: ResolvedPage, use = page.nodes[page.root]?.use ?? ''): ResolvedPage {
  return { ...page, hash: `${page.hash} ${use}`, nodes: { [page.root]: { use } } };
}

type Answer = { readonly status: number; readonly headers: [string, string][]; readonly text: string };

/** A request of one session, brand and language gets its first answer again, whichever renderer asks and whenever. */
function withEqualAnswers(gateway: Gateway, { site }: BrandState): typeof globalThis.fetch {
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await gateway.ask(path, init, site);
    return { status: response.status, headers: [...response.headers], text: await response.text() };
  };
  return async (target, { signal: _signal, ...init } = {}) => {
    const url = new URL(target instanceof Request ? target.url : target, 'http://gateway.localhost');
    url.searchParams.delete('_');
    const path = `${url.pathname}${url.search}`;
    const headers = new Headers(init.headers);
    const sender = ['authorization', 'merchant', 'language'].map((name) => headers.get(name));
    const key = JSON.stringify([init.method, path, ...sender, init.body]);
    const answer = answers.get(key) ?? ask(path, init);
    answers.set(key, answer);
    const { status, headers: answered, text } = await answer;
    return new Response(text, { status, headers: answered });
  };
}
