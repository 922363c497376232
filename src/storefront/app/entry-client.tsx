import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createReporter } from '@/storefront/contract/report';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { readDevice } from '@/storefront/platform/browser/device';
import { nextTask } from '@/storefront/platform/browser/next-task';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { loadTexts } from '@/storefront/platform/languages/load-texts';
import { firstUses } from '@/storefront/renderer/first-uses';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import { setKeeperLoader } from '@/storefront/ui/overlays/layers';
import { firstRegistry } from './generated/first-registry';
import '@/storefront/ui/base.css';
import './document/version-tips.css';
import type { Boot } from '@/storefront/contract/boot';
import { createConnection } from './connection';
import { createAppRuntime, createTextsOf } from './create-app-runtime';
import { markBeforeAnswer, repeatEarlyTap } from './document/early-tap';
import type { ServerState } from './document/render-guest';
import { messages } from './messages';
import { createHistory } from './navigation/history';
import { reloadForNewerBuild, reloadWhereServed } from './reload-for-newer-build';
import { startBrowser } from './start-browser';
import { Storefront } from './storefront';

const emptyState: ServerState = { queries: [], broken: [], search: '', wireFaults: [] };
const development = import.meta.env.DEV;

/** Events that make React hydrate the island they happen in at once. */
const hydrationEvents = ['click', 'keydown', 'input', 'change'];

/** Hydrates the document. Loads texts and widgets first, so that the first render equals the server's. */
async function start(root: HTMLElement, boot: Boot, state: ServerState): Promise<void> {
  const report = createReporter(development, boot.build);
  const storage = browserStorageOf(window);
  const widgets = createWidgetLoader(firstRegistry, {
    loadRest: async () => (await import('./generated/member-registry')).memberRegistry,
    onFailed: (use, error) => {
      report({ kind: 'widget-not-loaded', error, message: messages.notLoaded(use) });
      void reloadForNewerBuild(boot.build, storage.session, window);
    },
    onLost: () => void reloadWhereServed(window),
  });
  const [table] = await Promise.all([
    tryThrice(() => loadTexts(boot.textsUrl, fetch)),
    widgets.preload(firstUses([boot.shell, boot.page], widgets)),
  ]);
  // Each step in a task of its own: together they would block a slow phone for long.
  await nextTask();
  const texts = createTextsOf(boot, table);
  await nextTask();
  const device = readDevice(window);
  const connection = createConnection((input, init) => fetch(input, init));
  const app = createAppRuntime({
    side: 'browser',
    boot,
    texts,
    fetch: connection.fetch,
    storage,
    widgets,
    device,
    view: window,
    document,
    now: Date.now,
    development,
    answers: state.queries,
    broken: state.broken,
    search: state.search,
  });
  await nextTask();
  startBrowser(app, { device, document, wireFaults: state.wireFaults });
  await nextTask();
  const history = createHistory(window);
  let tree = <Storefront app={app} history={history} />;
  if (import.meta.env.DEV) tree = (await import('./draft/follow-files')).followFiles(app, history);
  startTransition(() => {
    hydrateRoot(root, tree, {
      onRecoverableError: (error) => report({ kind: 'render-failed', error, message: messages.hydrationFailed() }),
      // Error boundaries report what they catch, with the node.
      onCaughtError: () => undefined,
    });
  });
  for (const type of hydrationEvents)
    document.addEventListener(type, app.hydration.openForThisTask, { capture: true, passive: true });
  repeatEarlyTap(window, app.hydration.over);
  const endMarks = markBeforeAnswer(window);
  setKeeperLoader(
    () => void import('./later/start-later').then(({ keepLayers }) => keepLayers(window)).catch(() => undefined),
  );
  whenLoaded(async () => {
    await app.hydration.over;
    const { startLater } = await import('./later/start-later');
    startLater(app, { connection, platform: device.platform, development, view: window, answers: state.queries });
    whenIdle(endMarks);
  });
}

/** After the load event, loads what no first screen needs. If that code does not load, the page goes on without it. */
function whenLoaded(loadMore: () => Promise<void>): void {
  const run = () => void loadMore().catch(() => undefined);
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run);
}

/** Reads JSON that the server wrote into the page. Undefined unless it has `requiredPart`. */
function readState<State extends object>(id: string, requiredPart: keyof State & string): State | undefined {
  const text = document.getElementById(id)?.textContent;
  const state: unknown = text ? JSON.parse(text) : undefined;
  const isState = (value: unknown): value is State =>
    typeof value === 'object' && value !== null && requiredPart in value;
  return isState(state) ? state : undefined;
}

/**
 * Reads the server's state and starts, in a task of its own, since the task that evaluates this module is long already.
 */
async function startFromDocument(): Promise<void> {
  await nextTask();
  const root = document.getElementById('root');
  const boot = readState<Boot>('boot', 'routes');
  if (root === null || boot === undefined) throw new Error(messages.noRoot());
  await start(root, boot, readState<ServerState>('queries', 'queries') ?? emptyState);
}

startFromDocument().catch((error: unknown) => {
  createReporter(development)({ kind: 'render-failed', error, message: messages.notStarted() });
});
