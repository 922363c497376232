import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RenderInput, RenderOutput } from '@/storefront/contract/boot';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { firstUses } from '@/storefront/renderer/first-uses';
import type { QueryTable } from '@/storefront/renderer/widget';
import type { WidgetLoader } from '@/storefront/renderer/widget-loader';
import type { AppRuntime } from '../app-runtime';
import { createAppRuntime } from '../create-app-runtime';
import { messages } from '../messages';
import { Storefront } from '../storefront';
import { prefetchQueries } from './prefetch-queries';

type Widgets = { readonly queries: QueryTable; readonly widgets: WidgetLoader };

/** What the server hands to the browser beside the HTML. */
export type ServerState = ReturnType<typeof dehydrate> & {
  /** Nodes that threw. */
  readonly broken: readonly string[];
  /** Query of the address that was rendered. */
  readonly search: string;
  /** What was odd in the platform's answers, for the browser to report: nobody listens here. */
  readonly odd: readonly string[];
};

/** A guest's first HTML over any registry; see `renderStorefront`. */
export async function renderGuest(
  input: RenderInput,
  { queries: table, widgets }: Widgets,
): Promise<RenderOutput & { readonly queries: ServerState }> {
  const { boot, url, texts, fetch, timeoutMs } = input;
  const uses = firstUses([boot.shell, boot.page], widgets);
  await widgets.preload(uses);
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const last = { node: '' };
  const odd = new Set<string>();
  const app = createAppRuntime({
    side: 'server',
    boot,
    texts,
    fetch,
    storage: createMemoryStorage(),
    widgets,
    device: { platform: 'other', standalone: false, native: false },
    now: Date.now,
    development: false,
    search,
    report: ({ kind, message }) => void (kind === 'wire' && odd.add(message)),
    trace: (node) => {
      last.node = node;
    },
  });
  const unanswered = await prefetchQueries(app, { table, search, timeoutMs });
  const drawn = await draw(app, url, last);
  const queries = { ...dehydrate(app.queries), broken: drawn.broken, search, odd: [...odd] };
  app.queries.clear();
  return { ...withoutPreloads(drawn.html), queries, widgets: uses, missing: unanswered + drawn.broken.length };
}

/** Tries at most this often, each time without one more node that threw. */
const tries = 8;

async function draw(app: AppRuntime, url: string, last: { node: string }) {
  const broken = new Set<string>();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const tree = (
      <StaticRouter location={url}>
        <Storefront app={{ ...app, broken }} />
      </StaticRouter>
    );
    const html = toHtml(tree);
    if (html !== undefined && !html.includes(leftOut)) return { html, broken: [...broken] };
    const threw = await whatThrew(tree, last);
    if (threw.length === 0 && html !== undefined) return { html, broken: [...broken] };
    for (const node of threw) broken.add(node);
  }
  return { html: '', broken: [...broken] };
}

/** How React marks a part of the page that threw, and that a browser would draw anew. */
const leftOut = '<!--$!-->';

/** Nothing where what holds the parts threw. */
function toHtml(tree: ReactNode): string | undefined {
  try {
    return renderToString(tree);
  } catch {
    return undefined;
  }
}

/** Draws once more, for the nodes that throw: of those inside a part, `renderToString` says nothing. */
async function whatThrew(tree: ReactNode, last: { node: string }): Promise<readonly string[]> {
  const threw: string[] = [];
  const onError = (error: unknown) => {
    console.error(messages.renderFailed(last.node), error);
    threw.push(last.node);
  };
  last.node = '';
  try {
    const stream = await renderToReadableStream(tree, { onError });
    await stream.allReady;
  } catch {
    // Told by `onError`.
  }
  // React leaves the contexts of the part that it drew last: who draws for a screen in this process, as tests do, would find them.
  await (await renderToReadableStream(null)).allReady;
  return threw;
}

/** React puts links for pictures before the HTML; the server writes them into `<head>`, the important ones only. */
function withoutPreloads(html: string): { readonly html: string; readonly preloadImages: readonly string[] } {
  const head = /^(?:<link rel="preload" as="image"[^>]*>)+/.exec(html)?.[0] ?? '';
  const links = head.match(/<link [^>]*>/g) ?? [];
  const preloadImages = links
    .filter((link) => /fetchPriority="high"/i.test(link))
    .flatMap((link) => /href="([^"]*)"/.exec(link)?.[1] ?? [])
    .map((url) => url.replaceAll('&amp;', '&'));
  return { html: html.slice(head.length), preloadImages };
}
