import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { sampleFetch, settle } from '@tests/support/open-sample';
import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { breakFragile, sampleWidgets } from '@tests/support/sample-widgets';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppRuntime, createTextsOf } from '@/storefront/app/create-app-runtime';
import { renderGuest, type ServerState } from '@/storefront/app/document/render-guest';
import { createHistory } from '@/storefront/app/navigation/history';
import { startBrowser } from '@/storefront/app/start-browser';
import { Storefront } from '@/storefront/app/storefront';
import type { Boot } from '@/storefront/contract/boot';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { winnersQuery } from '@/storefront/platform/gateway/queries/games/games';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import type { WidgetQueries, WidgetTable } from '@/storefront/renderer/widget';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';

function Winners() {
  const { data } = useQuery(winnersQuery(useGateway()));
  return <p>{data === undefined ? 'waiting' : `${data.list.length} winners`}</p>;
}

function Behind(): never {
  throw new Error('broke behind its slots');
}

const table: WidgetTable = {
  ...sampleWidgets,
  'home.list': {
    load: async () => ({
      default: ({ slots }) => (
        <section>
          {slots.items}
          <Behind />
        </section>
      ),
    }),
  },
  'home.winners': {
    load: async () => ({ default: Winners }),
  },
  'content.image': {
    load: async () => ({ default: () => <img src="/a.png?x=1&y=2" alt="" fetchPriority="high" /> }),
  },
};

const queries: WidgetQueries = { 'home.winners': (_, { gateway }) => [winnersQuery(gateway)] };

const guest = { at: 'session.present', eq: false } as const;
const member = { at: 'session.present', eq: true } as const;
const words = (text: string) => ({ use: 'content.text', props: { text: { text: { en: text } } } });
const home = samplePage('home', {
  page: { use: 'layout.stack', slots: { items: ['winners', 'art', 'guest', 'member', 'vip', 'fragile', 'category'] } },
  winners: { use: 'home.winners' },
  art: { use: 'content.image' },
  guest: { ...words('Log in'), when: guest, audience: 'guest' },
  member: { ...words('Deposit now'), when: member, audience: 'member' },
  vip: { ...words('VIP room'), when: { all: [member, { at: 'member.vip', eq: true }] }, audience: 'member' },
  fragile: { use: 'sample.fragile' },
  category: { use: 'sample.category' },
});
const boot = sampleBoot([home]);
const answer = (list: readonly object[]) => async () => Response.json({ success: true, value: { list } });
const winner = { vo: { winAmount: 5, gameName: 'Dice' } };

type Serve = {
  readonly url?: string;
  readonly served?: Boot;
  readonly timeoutMs?: number;
  readonly asked?: WidgetQueries;
};

const serve = (
  fetch: typeof globalThis.fetch,
  { url = '/m/home?category=FISH', served = boot, timeoutMs = 5000, asked = queries }: Serve = {},
) => {
  const widgets = createWidgetLoader(table);
  return renderGuest({ boot: served, url, texts: {}, fetch, timeoutMs }, { queries: asked, widgets });
};

async function takeOver(html: string, state: ServerState) {
  const errors: unknown[] = [];
  window.history.replaceState(null, '', '/m/home?category=FISH&utm=1');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const widgets = createWidgetLoader(table);
  await widgets.preload(Object.keys(table));
  const device = { platform: 'ios', standalone: false, native: false } as const;
  const app = createAppRuntime({
    side: 'browser',
    boot,
    texts: createTextsOf(boot, {}),
    fetch: sampleFetch([home]),
    storage: browserStorageOf(window),
    widgets,
    device,
    view: window,
    document,
    now: () => Date.now(),
    development: false,
    answers: state.queries,
    broken: state.broken,
    search: state.search,
  });
  startBrowser(app, { device, document });
  const before = root.textContent;
  await act(async () => {
    hydrateRoot(root, <Storefront app={app} history={createHistory(window)} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  await settle();
  return { root, errors, before };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-session');
  breakFragile(false);
});

describe('the first HTML', () => {
  it('is a guest’s, with the data of its queries in it', async () => {
    breakFragile(false);
    const { html, queries, widgets, preloadImages } = await serve(answer([winner]));
    expect(html).toContain('1 winners');
    expect(html).toContain('category FISH');
    expect(html).toContain('data-for="guest"');
    expect(html).not.toContain('VIP room');
    expect(html).not.toMatch(/ style=|<script|<link/);
    expect(queries.queries).toHaveLength(1);
    expect(widgets).toContain('home.winners');
    expect(preloadImages).toEqual(['/a.png?x=1&y=2']);
  });

  it('does not wait for a slow gateway, nor fall with a dead one [APP-15]', async () => {
    breakFragile(false);
    // It never answers: whoever waited for it would wait for ever.
    const slow = await serve(() => new Promise(() => undefined), { timeoutMs: 60 });
    const dead = await serve(() => Promise.reject(new Error('down')));
    for (const { html, queries } of [slow, dead]) {
      expect(html).toContain('waiting');
      expect(queries.queries).toEqual([]);
    }
  });

  it.each([
    ['a whole answer', answer([winner]), 0],
    [
      'a refusal, which is an answer',
      async () => Response.json({ success: false, errorCode: 'no.data' }, { status: 400 }),
      0,
    ],
    ['a module that is off', async () => Response.json({ errorCode: 'function.not.available' }, { status: 500 }), 0],
    ['a failure', async () => Response.json({ success: false, errorCode: '#727' }, { status: 500 }), 1],
    ['HTML', async () => new Response('<html>'), 1],
    ['an answer of another shape', async () => Response.json({ success: true, value: [['malformed']] }), 1],
    ['no answer', () => new Promise<Response>(() => undefined), 1],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 1],
  ])('says what is missing for now after %s [CFG-05]', async (name, fetch, missing) => {
    // Time is given to all but the one that never answers: a busy machine takes its own.
    const timeoutMs = name === 'no answer' ? 50 : 20_000;
    expect(await serve(fetch, { timeoutMs })).toMatchObject({ missing });
  });

  it('leaves a skeleton where a widget throws, and the page stays [CFG-05]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    breakFragile(true);
    const { html, queries } = await serve(answer([]));
    expect(queries.broken).toEqual(['fragile']);
    expect(html).toContain('Log in');
    expect(html).toContain('role="status"');
  });

  it.each([
    ['a part', 'layout.stack', ['list', 'guest'], ['inner', 'list']],
    ['the page', 'home.list', ['guest'], ['guest', 'page']],
  ])('leaves a skeleton of %s that throws behind its slots [CFG-05]', async (_, use, items, broken) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = samplePage('home', {
      page: { use, slots: { items } },
      list: { use: 'home.list', slots: { items: ['inner'] } },
      inner: words('In the list'),
      guest: words('Log in'),
    });
    const { html, queries } = await serve(answer([]), { served: sampleBoot([page]) });
    expect(queries.broken).toEqual(broken);
    expect(html).toContain('role="status"');
    expect(html.includes('Log in')).toBe(items.length > 1);
  });

  it('is never empty, however many widgets throw [CFG-05]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    breakFragile(true);
    const ids = Array.from({ length: 12 }, (_, index) => `fragile${index}`);
    const fragile = Object.fromEntries(ids.map((id) => [id, { use: 'sample.fragile' }]));
    const items = ['guest', ...ids];
    const page = samplePage('home', {
      ...fragile,
      guest: words('Log in'),
      page: { use: 'layout.stack', slots: { items } },
    });
    const { html, missing } = await serve(answer([]), { served: sampleBoot([page]) });
    expect(html).toContain('Log in');
    expect(missing).toBeGreaterThan(0);
  });

  it('comes without the data of a widget whose first queries throw, and the log says so [CFG-05]', async () => {
    breakFragile(false);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('no list');
    const throwing: WidgetQueries = {
      'home.winners': () => {
        throw cause;
      },
    };
    const { html } = await serve(answer([winner]), { asked: throwing });
    expect(html).toContain('waiting');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"winners"'), cause);
  });

  it('holds no content of a page that needs a session [APP-14]', async () => {
    const mine = samplePage('mine', { page: words('My money') }, { access: { need: 'session' } });
    const { html } = await serve(answer([]), { url: '/m/mine', served: sampleBoot([mine]) });
    expect(html).not.toContain('My money');
    expect(html).toContain('role="status"');
  });
});

describe('taking over', () => {
  it.each([[false], [true]])('agrees with what the server drew, for a guest too (signed in: %s)', async (isMember) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    breakFragile(true);
    const { html, queries } = await serve(answer([winner]));
    breakFragile(false);
    const session = { token: 't', merchantCode: 'SAMPLE', userName: 'rana', type: 0, firstTimeLogin: false };
    if (isMember) localStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
    const { root, errors } = await takeOver(html, queries);
    expect(errors).toEqual([]);
    expect(vi.mocked(console.error).mock.calls.filter(([text]) => /hydrat/i.test(String(text)))).toEqual([]);
    expect(root.textContent).toContain('1 winners');
    expect(root.textContent).toContain('whole again');
    expect(root.textContent?.includes('Log in')).toBe(!isMember);
    expect(root.textContent?.includes('Deposit now')).toBe(isMember);
    expect(document.documentElement.hasAttribute('data-session')).toBe(isMember);
  });

  it('has a member’s boxes in the first HTML, so that nothing moves when it does [APP-08]', async () => {
    breakFragile(false);
    const { html } = await serve(answer([]));
    expect(html).toMatch(/<div data-for="member"><p>Deposit now<\/p><\/div>/);
  });
});
