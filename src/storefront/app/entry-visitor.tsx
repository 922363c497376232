import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { VisitorInput } from '@/storefront/contract/visitor-input';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { createFactStore } from '@/storefront/platform/session/fact-store';
import { takePreloads } from '@/storefront/renderer/react-internals';
import { usesOf } from '@/storefront/renderer/uses-of';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import type { AppRuntime } from './app-runtime';
import { createAppRuntime, createTextsOf } from './create-app-runtime';
import { registry } from './registry';
import { Storefront } from './storefront';

/** Widgets of all visitors, loaded once for all pages. */
const widgets = createWidgetLoader(registry);

/** At most this many rounds of queries: an answer may lead to further queries. */
const mostRounds = 5;

/**
 * A page's HTML as it is for any visitor once its data and code are there; `renderStorefront` draws only guests, with
 * what comes in time. It is for QA, so it is in no build that players load. Rejects with what a widget throws.
 */
export async function renderVisitor(input: VisitorInput): Promise<string> {
  const { boot } = input;
  await widgets.preload([...usesOf(boot.shell), ...usesOf(boot.page)]);
  const app = createVisitorRuntime(input);
  try {
    let html = renderToString(<Storefront app={app} />);
    for (let round = 0; round < mostRounds && (await askWhatIsMissing(app.queries)); round += 1)
      html = renderToString(<Storefront app={app} />);
    return takePreloads(html).html;
  } finally {
    app.queries.clear();
  }
}

/** A server renders with the state of a guest. Here that state is the visitor's, and no code comes late. */
function createVisitorRuntime({ boot, texts, fetch, facts, session, now }: VisitorInput): AppRuntime {
  const storage = createMemoryStorage();
  storage.local.set(storageKeys.session, session);
  const app = createAppRuntime({
    side: 'server',
    boot,
    texts: createTextsOf(boot, texts),
    fetch,
    storage,
    widgets: { ...widgets, stateOf: ({ use }) => widgets.state(use), serverState: widgets.state },
    device: { platform: 'other', standalone: false, native: false },
    now: () => now,
    development: false,
    search: '',
    report: () => undefined,
  });
  // What has failed shows as failed. In a browser it would be asked again.
  const { queries, ...others } = app.queries.getDefaultOptions();
  app.queries.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: false } });
  return {
    ...app,
    facts: createFactStore(facts, boot.statics),
    session: { ...app.session, server: app.session.current },
    gateways: { ...app.gateways, server: app.gateways.current },
    hydration: { ...app.hydration, isCut: false },
  };
}

/** Asks every query that is pending, and tells whether there was one. A refused query is not asked again. */
async function askWhatIsMissing(queries: QueryClient): Promise<boolean> {
  const missing = queries
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && Reflect.get(options, 'enabled') !== false);
  await Promise.allSettled(missing.map((query) => query.fetch()));
  return missing.length > 0;
}
