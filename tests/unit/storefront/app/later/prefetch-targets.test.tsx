import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { expect, it, vi } from 'vitest';
import type { ResolvedNode } from '@/engine/live';
import { prefetchTargets } from '@/storefront/app/later/prefetch-targets';
import type { Boot } from '@/storefront/contract/boot';
import type { Session } from '@/storefront/contract/session';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { createSessionStore } from '@/storefront/platform/session/session-store';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';

const entry = (to: string): ResolvedNode => ({ use: 'shell.entry', on: { press: [{ do: 'navigate', to }] } });
const shell = samplePage(
  'shell',
  {
    page: { use: 'shell.frame', slots: { footer: ['home', 'games', 'mine', 'help'] } },
    home: entry('home'),
    games: entry('games'),
    mine: entry('mine'),
    help: entry('help'),
  },
  { kind: 'shell', paths: [] },
);
const pages = ['home', 'games', 'help'].map((name) => samplePage(name, { page: { use: `${name}.page` } }));
const mine = samplePage('mine', { page: { use: 'mine.page' } }, { access: { need: 'session' } });
const all = [...pages, mine];

function openView({ saveData = false } = {}) {
  const view: object = Object.assign(new EventTarget(), {
    navigator: { connection: { saveData } },
  });
  return view as Window;
}

function open(view: Window, player?: Session, services: Boot['services'] = []) {
  const session = createSessionStore(browserStorageOf(window));
  if (player !== undefined) session.start(player);
  const load = vi.fn(async (id: string) => {
    const page = all.find((one) => one.page === id);
    if (page === undefined) throw new Error(`No page "${id}".`);
    return { kind: 'page', page } as const;
  });
  const widgets = createWidgetLoader({});
  const preload = vi.spyOn(widgets, 'preload');
  const boot = sampleBoot(all, { shell, services });
  prefetchTargets({ boot, pages: { load }, widgets, session }, view);
  const layouts = () => [...new Set(load.mock.calls.map(([id]) => id))];
  const code = () => preload.mock.calls.flatMap(([uses]) => [...uses]);
  return { layouts, code };
}

it('fetches layouts at rest, and code once the page is used', async () => {
  const view = openView();
  const { layouts, code } = open(view);
  await vi.waitFor(() => expect(layouts()).toEqual(['games', 'help']));
  expect(code()).toEqual([]);
  view.dispatchEvent(new Event('pointerdown'));
  view.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(code()).toEqual(['games.page', 'help.page']));
});

it('fetches the cipher of the first service’s address once the page is used, before a tap opens it [HOM-11]', async () => {
  const decode = vi.spyOn(globalThis, 'atob');
  const view = openView();
  open(view, undefined, [{ type: 'LIVECHAT', url: 'hidden:AAAAAAAAAAA=a0cd79e2' }]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(decode).not.toHaveBeenCalled();
  view.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(decode).toHaveBeenCalledWith('AAAAAAAAAAA='));
  decode.mockRestore();
});

it('fetches for a player what needs a session', async () => {
  const view = openView();
  const player = { token: 'secret', userName: 'member0', merchantCode: 'SAMPLE', type: 0, firstTimeLogin: false };
  const { layouts } = open(view, player);
  await vi.waitFor(() => expect(layouts()).toEqual(['games', 'mine', 'help']));
});

it('fetches nothing where a player saves data', async () => {
  const view = openView({ saveData: true });
  const { layouts, code } = open(view);
  view.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([layouts(), code()]).toEqual([[], []]);
});
