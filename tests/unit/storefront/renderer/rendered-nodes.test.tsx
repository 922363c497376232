import { act, render } from '@testing-library/react';
import { projectWorkspace } from '@tests/support/project-workspace';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Layout, layoutFor, resolvePage } from '@/engine';
import { type Facts, PENDING, type ResolvedPage } from '@/engine/live';
import { openPersonas } from '@/review/layouts/persona-visitors';
import { AppContext } from '@/storefront/app/app-runtime';
import { createAppRuntime, createTextsOf } from '@/storefront/app/create-app-runtime';
import { PageOutlet } from '@/storefront/app/page/page-outlet';
import { isSignInPage } from '@/storefront/contract/page-roles';
import { StorefrontContext } from '@/storefront/contract/runtime';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { TextsContext } from '@/storefront/platform/languages/use-text';
import { RendererContext } from '@/storefront/renderer/renderer-context';
import { resolveProps } from '@/storefront/renderer/resolve-props';
import { usesOf } from '@/storefront/renderer/uses-of';
import type { AnyComponentProps, WidgetTable } from '@/storefront/renderer/widget';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import { sampleBoot } from '../../../support/sample-boot';

const { catalogue, loaded, platformOf } = await projectWorkspace();
const device = { platform: 'android', standalone: false, native: false } as const;
const texts = { language: 'en', translate: (key: string, values?: object) => `${key}${JSON.stringify(values ?? '')}` };
const source = { ...texts, fallback: 'en', digits: 'latn', assets: {} };

const unknown = new Map([['session.present', PENDING]]);

afterEach(() => vi.useRealTimers());

/** The brands that differ most; a page that an earlier one has with the same nodes is left to a deep run. */
const quickBrands = ['aurora', 'noor'];
const drawn = new Set<string>();
const brands = [...loaded.sites.values()].map((site) => {
  const pages = Object.keys(site.pages).map((id) => resolvePage(site, id, platformOf(site), catalogue));
  const left = pages.filter(({ page, access, nodes }) => {
    const key = JSON.stringify([page, access, nodes]);
    const isLeft = drawn.has(key) || !quickBrands.includes(site.id);
    if (!isLeft) drawn.add(key);
    return isLeft;
  });
  const rows = (some: readonly ResolvedPage[]) => some.map((page) => ({ id: page.page, page }));
  const fresh = pages.filter((page) => !left.includes(page));
  return { merchant: site.id, site, pages, fresh: rows(fresh), left: rows(left) };
});

describe.each(brands)('$merchant', ({ site, pages, fresh, left }) => {
  const personas = openPersonas(site, loaded.consoles.get(site.id) ?? {}, catalogue);

  async function drawsForEach({ id, page }: { readonly id: string; readonly page: ResolvedPage }): Promise<void> {
    const { names, facts } = await personas;
    vi.useFakeTimers();
    const drawn = await drawPage(page, pages);
    for (const name of names) {
      const live = facts(name, id);
      const shown = drawn.to(live);
      const layout = layoutFor(page, live);
      expect({ name, nodes: shown.nodes }).toEqual({ name, nodes: nodesOf(layout) });
      expect({ name, leads: shown.leads }).toEqual({ name, leads: leadsOf(layout, pages) });
    }
  }

  test.each(fresh)(
    '$id draws, as its visitor becomes one persona after the other, what the golden files say of each [QAS-01, CFG-03]',
    drawsForEach,
  );
  test.each(left)(
    '$id draws what the golden files say of each persona, as in another brand or by itself [QAS-01, CFG-03]',
    { tags: ['deep'] },
    drawsForEach,
  );
});

/** The real renderer behind the real gate; widgets stand in that draw what they are given, whole. */
async function drawPage(page: ResolvedPage, pages: readonly ResolvedPage[]) {
  const table: WidgetTable = Object.fromEntries(
    usesOf(page).map((use) => [use, { use, skeleton: 'none', load: async () => ({ default: Whole }) }]),
  );
  const widgets = createWidgetLoader(table);
  await widgets.preload(usesOf(page));
  const boot = { ...sampleBoot([page, ...pages]), assets: {} };
  const app = createAppRuntime({
    side: 'browser',
    boot,
    texts: createTextsOf(boot, {}),
    fetch: () => Promise.reject(new Error('No widget here asks for anything.')),
    storage: browserStorageOf(window),
    widgets,
    device,
    view: window,
    document,
    now: () => Date.now(),
    development: false,
    search: '',
  });
  const go = vi.spyOn(app.navigator, 'go').mockImplementation(() => undefined);
  const tree = (visit: number) => (
    <AppContext value={app}>
      <StorefrontContext value={app}>
        <RendererContext value={app}>
          <TextsContext value={texts}>
            <PageOutlet key={visit} page={page} status="shown" error={undefined} onRetry={() => undefined} />
          </TextsContext>
        </RendererContext>
      </StorefrontContext>
    </AppContext>
  );
  let visits = 0;
  const { container, rerender, unmount } = render(tree(visits));
  afterEach(unmount);
  const to = (facts: Facts) => {
    // Who is led away is led once: in between nobody knows who is here.
    act(() => app.facts.update(unknown));
    // A page to sign in on stays for the guest who signs in on it: each persona opens it anew.
    if (isSignInPage(boot.routes, page.page)) {
      visits += 1;
      rerender(tree(visits));
    }
    go.mockClear();
    act(() => app.facts.update(facts));
    act(() => vi.runAllTimers());
    const nodes = [...container.querySelectorAll('[data-node]')].map((node) => [
      node.getAttribute('data-node'),
      node.getAttribute('data-props'),
    ]);
    return { nodes: nodes.sort(byFirst), leads: go.mock.calls.map(([path]) => path.split('?')[0]) };
  };
  return { to };
}

function Whole({ nodeId, props, slots }: AnyComponentProps) {
  return (
    <div data-node={nodeId} data-props={JSON.stringify(props)}>
      {Object.entries(slots).map(([slot, children]) => (
        <div key={slot}>{children}</div>
      ))}
    </div>
  );
}

function nodesOf({ nodes }: Layout) {
  return Object.entries(nodes)
    .filter(([, { skeleton }]) => skeleton !== true)
    .map(([id, { props }]) => [id, JSON.stringify(resolveProps(props ?? {}, source))])
    .sort(byFirst);
}

function leadsOf({ access }: Layout, pages: readonly ResolvedPage[]): readonly (string | undefined)[] {
  if (access.verdict === 'open' || access.verdict === 'wait') return [];
  return [pages.find(({ page }) => page === access.to)?.paths[0] ?? '/'];
}

function byFirst([left = '']: readonly (string | null)[], [right = '']: readonly (string | null)[]): number {
  return (left ?? '') < (right ?? '') ? -1 : Number((left ?? '') > (right ?? ''));
}
