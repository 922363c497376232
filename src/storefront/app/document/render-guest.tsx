import { renderToString } from 'react-dom/server';
import { livePage } from '@/engine/live';
import type { RenderInput, RenderOutput, SharedItem } from '@/storefront/contract/boot';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { firstUses } from '@/storefront/renderer/first-uses';
import { failedIsland } from '@/storefront/renderer/island';
import { takePreloads } from '@/storefront/renderer/react-internals';
import type { QueryTable } from '@/storefront/renderer/widget';
import type { WidgetLoader } from '@/storefront/renderer/widget-loader';
import type { AppRuntime } from '../app-runtime';
import { createAppRuntime, createTextsOf } from '../create-app-runtime';
import { Storefront } from '../storefront';
import { prefetchQueries } from './prefetch-queries';
import { answersOf, type ServerAnswer } from './server-answers';

type Widgets = { readonly queries: QueryTable; readonly widgets: WidgetLoader };

/** The state that the server writes beside the HTML. */
export type ServerState = {
  readonly queries: readonly ServerAnswer[];
  /** Ids of nodes that threw. */
  readonly broken: readonly string[];
  /** Query of the rendered address. */
  readonly search: string;
  /** Faults in the platform's answers, for the browser to report. */
  readonly wireFaults: readonly string[];
};

/** A guest's first HTML with any registry; see `renderStorefront`. */
export async function renderGuest(
  input: RenderInput,
  { queries: table, widgets }: Widgets,
): Promise<RenderOutput & { readonly queries: ServerState }> {
  const { boot, url, texts, fetch, timeoutMs, onAnswers } = input;
  const uses = firstUses([boot.shell, boot.page], widgets);
  await widgets.preload(uses);
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const traced = { node: '' };
  const faults = new Set<string>();
  const sharing: { item?: SharedItem } = {};
  const app = createAppRuntime({
    side: 'server',
    boot,
    texts: createTextsOf(boot, texts),
    fetch,
    storage: createMemoryStorage(),
    widgets,
    device: { platform: 'other', standalone: false, native: false },
    now: Date.now,
    development: false,
    search,
    report: ({ kind, message }) => void (kind === 'wire' && faults.add(message)),
    share: (item) => {
      sharing.item = item;
    },
    trace: (node) => {
      traced.node = node;
    },
  });
  const unansweredCount = await prefetchQueries(app, { table, search, timeoutMs });
  const timedAnswers = answersOf(app.queries);
  const answers = onAnswers === undefined ? timedAnswers : timedAnswers.map(({ key, data }) => ({ key, data }));
  const wireFaults = [...faults];
  onAnswers?.({ answers, wireFaults }, unansweredCount);
  const result = renderHtml(app, traced);
  const serverState = { queries: answers, broken: result.broken, search, wireFaults };
  app.queries.clear();
  const missing = unansweredCount + result.broken.length;
  return { ...withoutPreloads(result.html), queries: serverState, widgets: uses, shared: sharing.item, missing };
}

/** At most this many tries. Each leaves out one more node that threw. */
const maxTries = 8;

function renderHtml(app: AppRuntime, traced: { node: string }) {
  const broken = new Set<string>();
  let incomplete: { readonly html: string; readonly broken: readonly string[] } | undefined;
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    traced.node = '';
    try {
      const result = { html: toHtml({ ...app, broken }), broken: [...broken] };
      if (!result.html.includes(failedIsland)) return result;
      incomplete = result;
      // Drawn without islands the page throws the error.
      traced.node = '';
      toHtml({ ...app, broken, hydration: { ...app.hydration, isCut: false } });
      return result;
    } catch (error) {
      const node = throwerOf(app.boot, traced.node, broken);
      console.error(renderFailed(node), error);
      broken.add(node);
    }
  }
  // The browser draws the islands that failed.
  return incomplete ?? { html: '', broken: [...broken] };
}

/**
 * The node that was drawn last. If it is a skeleton already, a node around it threw behind its slots: the nearest that
 * is no skeleton yet.
 */
function throwerOf({ shell, page }: AppRuntime['boot'], lastNode: string, broken: ReadonlySet<string>): string {
  const nodes = [shell, page].flatMap((layout) => [...livePage(layout).nodes.values()]);
  const holders = new Map(
    nodes.flatMap(({ id, slots }) => [...slots.values()].flat().map((child) => [child, id] as const)),
  );
  let node: string | undefined = lastNode;
  while (node !== undefined && broken.has(node)) {
    const holder = holders.get(node);
    holders.delete(node); // An id may stand in the shell and in the page.
    node = holder;
  }
  return node ?? shell.root;
}

function toHtml(app: AppRuntime): string {
  return renderToString(<Storefront app={app} />);
}

/** The server writes the preload links of important pictures into `<head>`. */
function withoutPreloads(output: string): { readonly html: string; readonly preloadImages: readonly string[] } {
  const { html, links } = takePreloads(output);
  const preloadImages = links
    .filter((link) => /fetchPriority="high"/i.test(link))
    .flatMap((link) => /href="([^"]*)"/.exec(link)?.[1] ?? [])
    .map((url) => url.replaceAll('&amp;', '&'));
  return { html, preloadImages };
}

function renderFailed(node: string): string {
  return `Node "${node}" threw while the server rendered, so its place holds a skeleton until the browser tries. See the error for the cause.`;
}
