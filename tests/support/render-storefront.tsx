import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { AppRuntime } from '@/storefront/app/app-runtime';
import { createAppRuntime, createTextsOf } from '@/storefront/app/create-app-runtime';
import type { ServerState } from '@/storefront/app/document/render-guest';
import { createHistory, type History } from '@/storefront/app/navigation/history';
import { registry } from '@/storefront/app/registry';
import { startBrowser } from '@/storefront/app/start-browser';
import { Storefront } from '@/storefront/app/storefront';
import type { Boot } from '@/storefront/contract/boot';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { nextTask } from '@/storefront/platform/browser/next-task';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { loadTexts } from '@/storefront/platform/languages/load-texts';
import { firstUses } from '@/storefront/renderer/first-uses';
import { usesOf } from '@/storefront/renderer/uses-of';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import { keepLayers } from '@/storefront/ui/overlays/keep-layers';
import { atEndOfFile, atEndOfTest } from './at-end';
import { untilAnswered } from './open-sample';
import { openRealSite, type RealSite } from './real-site';

type Options = {
  /** A folder of `merchant-configs`. */
  readonly merchant: string;
  /** A name of `schemas/personas.json`; a guest where there is none. */
  readonly persona?: string;
  /** Path and query. */
  readonly url?: string;
  readonly language?: string;
  /** A site that is open already, so that several documents share one platform. */
  readonly site?: RealSite;
  /** A call whose answer the test holds back: the page is ready without it. */
  readonly heldCall?: string;
  /** What a visitor does with the server's HTML before the browser takes it over. */
  readonly early?: (root: HTMLElement) => void;
  /** The tree of a document; by default that of players. */
  readonly draw?: Draw;
};

type Draw = (app: AppRuntime, history: History) => ReactElement;

const drawForPlayers: Draw = (app, history) => <Storefront app={app} history={history} />;

export type OpenStorefront = {
  readonly app: AppRuntime;
  readonly site: RealSite;
  readonly user: UserEvent;
  /** The server's HTML before the browser took over. */
  readonly html: string;
  /** What hydration found different. */
  readonly mismatches: readonly unknown[];
  /** Renders of each node since the last `renders.clear()`. */
  readonly renders: Map<string, number>;
};

/** One platform a merchant for all tests of a file; tests that play a scenario open one of their own. */
const sites = new Map<string, Promise<RealSite>>();

/**
 * Opens a merchant's page as a browser does: the real server renders it over the real sandbox in memory, the real entry takes it over. Query
 * by role from here on; nothing is mocked.
 */
export async function renderStorefront({
  merchant,
  persona = 'guest',
  url = '/m/home',
  language,
  site: shared,
  heldCall,
  early = () => undefined,
  draw = drawForPlayers,
}: Options): Promise<OpenStorefront> {
  const site = shared ?? (await siteOf(merchant));
  const session = await site.sessionOf(persona);
  // Popups of arrival have their own tests; here they were seen.
  localStorage.setItem(storageKeys.seen, 'age-18 age-21');
  sessionStorage.setItem(storageKeys.seen, 'popups-A popups-B app');
  if (session !== null) localStorage.setItem(storageKeys.session, JSON.stringify(session));
  const response = await site.fetch(url, language === undefined ? {} : { headers: { 'accept-language': language } });
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  window.history.replaceState(null, '', url);
  const served = parsed.getElementById('root') ?? document.createElement('div');
  const root = document.body.appendChild(document.adoptNode(served));
  const html = root.innerHTML;
  early(root);
  const boot: Boot = JSON.parse(parsed.getElementById('boot')?.textContent ?? '');
  const state: ServerState = JSON.parse(parsed.getElementById('queries')?.textContent ?? '');
  const taken = await takeOver({ root, boot, state, site, heldCall, draw });
  return { ...taken, site, html, user: userEvent.setup() };
}

function siteOf(merchant: string): Promise<RealSite> {
  const site = sites.get(merchant) ?? openRealSite(merchant);
  if (!sites.has(merchant)) {
    sites.set(merchant, site);
    atEndOfFile(async () => {
      sites.delete(merchant);
      (await site).close();
    });
  }
  return site;
}

type Document = {
  readonly root: HTMLElement;
  readonly boot: Boot;
  readonly state: ServerState;
  readonly site: RealSite;
  readonly heldCall: string | undefined;
  readonly draw: Draw;
};

async function takeOver({ root, boot, state, site, heldCall, draw }: Document) {
  const mismatches: unknown[] = [];
  const renders = new Map<string, number>();
  const widgets = createWidgetLoader(registry);
  const [texts] = await Promise.all([
    loadTexts(boot.textsUrl, site.fetch),
    widgets.preload(firstUses([boot.shell, boot.page], widgets)),
  ]);
  const device = { platform: 'android', standalone: false, native: false } as const;
  const app = createAppRuntime({
    side: 'browser',
    boot,
    texts: createTextsOf(boot, texts),
    fetch: site.fetch,
    storage: browserStorageOf(window),
    widgets,
    device,
    view: window,
    document,
    now: () => Date.now(),
    development: true,
    answers: state.queries,
    broken: state.broken,
    search: state.search,
    trace: (node) => renders.set(node, (renders.get(node) ?? 0) + 1),
  });
  startBrowser(app, { device, document, wireFaults: state.wireFaults });
  const mounted = await act(
    async (): Promise<Root> =>
      hydrateRoot(root, draw(app, createHistory(window)), {
        onRecoverableError: (error) => mismatches.push(error),
      }),
  );
  const endLayers = keepLayers(window);
  atEndOfTest(() => {
    endLayers();
    act(() => mounted.unmount());
    app.queries.clear();
  });
  while (!app.hydration.isOver()) await act(() => nextTask());
  // A browser loads what may come late in its first idle moment.
  await act(() => widgets.preload([...usesOf(boot.shell), ...usesOf(boot.page)]));
  await untilAnswered(app, heldCall);
  renders.clear();
  return { app, mismatches, renders };
}
