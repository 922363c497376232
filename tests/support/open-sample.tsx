import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { ResolvedPage } from '@/engine/live';
import type { AppRuntime } from '@/storefront/app/app-runtime';
import { createAppRuntime, createTextsOf } from '@/storefront/app/create-app-runtime';
import { createHistory } from '@/storefront/app/navigation/history';
import { startBrowser } from '@/storefront/app/start-browser';
import { Storefront } from '@/storefront/app/storefront';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { usesOf } from '@/storefront/renderer/uses-of';
import type { WidgetTable } from '@/storefront/renderer/widget';
import { createWidgetLoader, type WidgetLoader } from '@/storefront/renderer/widget-loader';
import { keepLayers } from '@/storefront/ui/overlays/keep-layers';
import { atEndOfTest } from './at-end';
import { sampleBoot } from './sample-boot';
import { sampleWidgets } from './sample-widgets';

type Options = {
  readonly pages: readonly ResolvedPage[];
  readonly boot?: Parameters<typeof sampleBoot>[1];
  readonly url?: string;
  /** The title that the server wrote. */
  readonly title?: string;
  readonly table?: WidgetTable;
  readonly texts?: { readonly [key: string]: string };
  readonly fetch?: typeof fetch;
  readonly development?: boolean;
  readonly preload?: boolean;
  readonly loader?: WidgetLoader;
};

/** A document over hand-made layouts in jsdom; `renders` counts the renders of each node since the last reset. */
export async function openSample(options: Options) {
  const { pages, url = pages[0]?.paths[0] ?? '/', table = sampleWidgets } = options;
  window.history.replaceState(null, '', url);
  const renders = new Map<string, number>();
  const widgets = options.loader ?? createWidgetLoader(table, { wait: async () => undefined });
  const boot = sampleBoot(pages, options.boot);
  document.title = options.title ?? boot.merchant.name;
  if (options.preload !== false) await widgets.preload([...usesOf(boot.shell), ...usesOf(boot.page)]);
  const device = { platform: 'android', standalone: false, native: false } as const;
  const app = createAppRuntime({
    side: 'browser',
    boot,
    texts: createTextsOf(boot, options.texts ?? {}),
    fetch: options.fetch ?? sampleFetch(pages),
    storage: browserStorageOf(window),
    widgets,
    device,
    view: window,
    document,
    now: () => Date.now(),
    development: options.development ?? false,
    search: window.location.search,
    trace: (node) => renders.set(node, (renders.get(node) ?? 0) + 1),
  });
  startBrowser(app, { device, document });
  atEndOfTest(keepLayers(window));
  const view = render(<Storefront app={app} history={createHistory(window)} />);
  await settle();
  renders.clear();
  return { ...view, app, renders, set: (facts: Facts) => setFacts(app, facts) };
}

type Facts = { readonly [path: string]: unknown };

function setFacts(app: AppRuntime, facts: Facts): void {
  act(() => app.facts.update(new Map([...app.facts.current(), ...Object.entries(facts)])));
}

/** Lets what was started come to its end, code that is still on its way included. */
export async function settle(): Promise<void> {
  await turns(5);
  await act(() => vi.dynamicImportSettled());
  await turns(2);
}

/** Waits until no query is pending, except a call that the test holds back. */
export async function untilAnswered({ queries }: AppRuntime, heldCall?: string): Promise<void> {
  const end = performance.now() + 20_000;
  const isWaiting = () =>
    queries.isFetching({ predicate: ({ queryKey }) => !queryKey.some((part) => part === heldCall) }) > 0;
  for (let quiet = 0; quiet < 2 && performance.now() < end; ) {
    // Whole turns without a pause would take the processor from whoever answers.
    if (isWaiting()) await act(() => new Promise((done) => later(done, 5)));
    await settle();
    quiet = isWaiting() ? 0 : quiet + 1;
  }
}

// A test may stop the clock; turns go on.
const { setTimeout: later } = globalThis;

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await act(() => new Promise((done) => later(done, 0)));
}

/** A server that knows these pages and nothing else. */
export function sampleFetch(pages: readonly ResolvedPage[], site = 'site-1'): typeof fetch {
  return async (input) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const id = /^\/layout\/(.+)\.json$/.exec(pathname)?.[1];
    const page = pages.find((candidate) => candidate.page === id);
    if (page !== undefined) return Response.json({ page, site, settings: 'settings-1' });
    return Response.json(
      { success: false, errorCode: 'no.data', message: 'Nothing here', value: null },
      { status: 404 },
    );
  };
}
