import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSample, sampleFetch, settle } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropSearchHead } from '@/storefront/app/later/drop-search-head';

const heading = (text: string) => ({ use: 'sample.heading', props: { text: { text: { en: text } } } });
const button = (label: string, tap: object | readonly object[]) => ({
  use: 'action.button',
  props: { label: { text: { en: label } } },
  on: { tap },
});

const home = samplePage(
  'home',
  {
    page: { use: 'layout.stack', slots: { items: ['title', 'news', 'mine', 'deposit', 'category', 'missing'] } },
    title: heading('Home'),
    // @ts-expect-error actions are checked by the engine, not by this literal
    news: button('News', { do: 'navigate', to: 'notice', params: { id: { event: 'id' }, tab: 'a' } }),
    // @ts-expect-error as above
    mine: button('Mine', { do: 'navigate', to: 'mine' }),
    // @ts-expect-error as above
    deposit: button('Deposit', { do: 'navigate', to: 'voucherCenter', need: 'session' }),
    category: { use: 'sample.category' },
    // @ts-expect-error as above
    missing: button('Missing', { do: 'navigate', to: 'gone' }),
  },
  { paths: ['/m/home', '/', '/m'] },
);
const notice = samplePage('notice', {
  page: { use: 'layout.stack', slots: { items: ['title', 'back'] } },
  title: heading('Notices'),
  // @ts-expect-error as above
  back: button('Back', { do: 'back' }),
});
const login = samplePage('login', {
  page: { use: 'layout.stack', slots: { items: ['title', 'done'] } },
  title: heading('Log in'),
  // @ts-expect-error as above
  done: button('Done', [{ do: 'closeDialog' }, { do: 'navigate', to: 'home' }]),
});
const mine = samplePage('mine', { page: heading('Mine') }, { access: { need: 'session' } });
const voucher = samplePage('voucherCenter', { page: heading('Deposit money') });
const agent = samplePage(
  'agent',
  { page: heading('Agents') },
  { access: { need: 'session', when: { at: 'member.type', nin: [0, 4, 40] }, else: 'home' } },
);
const promotion = samplePage(
  'promotion',
  { page: heading('For newcomers') },
  { access: { when: { not: { at: 'session.present', eq: true } }, else: 'home' } },
);
const club = samplePage(
  'club',
  { page: heading('Club') },
  { access: { need: 'session', when: { at: 'member.type', eq: 0 }, guest: 'home' } },
);
const lost = samplePage('not-found', { page: heading('Not here') }, { paths: ['/not-found'] });
const pages = [home, notice, login, mine, voucher, agent, promotion, club, lost];
const session = { token: 't', merchantCode: 'SAMPLE', userName: 'rana', type: 0, firstTimeLogin: false };

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const shows = (text: string) => waitFor(() => expect(title()).toBe(text));
const tap = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settle();
};
const goTo = async (path: string) => {
  const { app } = await openSample({ pages });
  act(() => app.navigator.go(path));
  await settle();
  return app;
};

afterEach(() => vi.restoreAllMocks());

describe('navigation', () => {
  it('shows the page of the address with title and focus on its heading, and goes back [APP-07]', async () => {
    await openSample({ pages });
    expect([title(), document.title]).toEqual(['Home', 'Sample']);
    await tap('News');
    await shows('Notices');
    expect([title(), window.location.pathname, window.location.search]).toEqual([
      'Notices',
      '/m/notice',
      '?id=7&tab=a',
    ]);
    expect(document.title).toBe('Title of notice · Sample');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    await tap('Back');
    await shows('Home');
    expect(document.title).toBe('Sample');
  });

  it("keeps the server's title of an event while the event's code loads, and titles the next page [CON-01]", async () => {
    await openSample({ pages, title: 'Win a car · Sample' });
    expect(document.title).toBe('Win a car · Sample');
    await tap('News');
    await shows('Notices');
    expect(document.title).toBe('Title of notice · Sample');
  });

  it('goes back with the focus on what was tapped there, as from a game to its tile [APP-07]', async () => {
    await openSample({ pages });
    await tap('News');
    await shows('Notices');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    await tap('Back');
    await shows('Home');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'News' })));
  });

  it('leaves one step of two taps, where the second came before the page of the first [APP-07]', async () => {
    const { app } = await openSample({ pages });
    const game = { vassalage: 'JL', nodeId: 9 };
    const play = (payload: object) => app.run([{ do: 'launchGame', need: 'session' }], { payload, dialog: undefined });
    act(() => {
      play(game);
      play({ ...game, nodeId: 10 });
    });
    await shows('Log in');
    expect([window.history.state.idx, window.location.search]).toEqual([1, '?back=%2Fm%2Fhome']);
    act(() => {
      app.navigator.go('/m/notice?id=1');
      app.navigator.go('/m/voucherCenter');
    });
    await shows('Deposit money');
    expect(window.history.state.idx).toBe(2);
  });

  it.each(['before', 'after'])(
    'lets go of what the head told of the first page once another shows, %s what comes late is there: nobody shares that one under its address',
    async (moment) => {
      const names = ['link[rel=canonical]', 'meta[name=description]', 'meta[name=robots]', 'meta[property^=og]'];
      document.head.insertAdjacentHTML(
        'beforeend',
        '<link rel="canonical" href="/m/home"><meta name="description" content="Play"><meta name="robots" content="noindex"><meta property="og:title" content="Home">',
      );
      const left = () => names.filter((name) => document.head.querySelector(name) !== null);
      const { app } = await openSample({ pages });
      if (moment === 'after') dropSearchHead(app);
      expect(left()).toEqual(names);
      await tap('News');
      await shows('Notices');
      if (moment === 'before') dropSearchHead(app);
      expect(left()).toEqual([]);
    },
  );

  it('goes back to the place that a page had, though the next one was shorter and scrolled the window [APP-07]', async () => {
    const scrollTo = vi.fn();
    Object.assign(window, { scrollTo });
    const scrolledTo = (place: number) => {
      Object.defineProperty(window, 'scrollY', { value: place, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    };
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
    await openSample({ pages });
    scrolledTo(90);
    // As a browser does in the frame that draws less than was there.
    const drawn = new MutationObserver(() => {
      if (title() === 'Notices') scrolledTo(0);
    });
    drawn.observe(document.body, { childList: true, subtree: true, characterData: true });
    await tap('News');
    await shows('Notices');
    drawn.disconnect();
    await tap('Back');
    await shows('Home');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 90);
  });

  it('goes back to home where there is no history [APP-07]', async () => {
    await openSample({ pages: [notice, ...pages], url: '/m/notice' });
    await tap('Back');
    await shows('Home');
    expect([title(), window.location.pathname]).toEqual(['Home', '/m/home']);
  });

  it('shows the not-found page for an unknown address [APP-01]', async () => {
    await goTo('/m/nowhere');
    await shows('Not here');
  });

  it('stays where it is when the link past the header is followed, whose entry looks like the first one [APP-01]', async () => {
    await openSample({ pages });
    await tap('News');
    await shows('Notices');
    await act(async () => {
      window.history.pushState(null, '', '#main');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await settle();
    expect([title(), window.location.pathname]).toEqual(['Notices', '/m/notice']);
  });

  it('keeps the page when only its query changes [APP-01]', async () => {
    const { renders } = await openSample({ pages });
    await tap(/category none/);
    expect(window.location.search).toBe('?category=FISH');
    expect(screen.getByRole('button', { name: 'category FISH' })).toBeDefined();
    expect([...renders.keys()]).toEqual([]);
  });

  it('asks the server for each layout once, then takes it from memory [APP-01]', async () => {
    const fetch = vi.fn(sampleFetch(pages));
    const { app } = await openSample({ pages, fetch });
    for (const path of ['/m/notice', '/m/home', '/m/notice']) {
      act(() => app.navigator.go(path));
      await waitFor(() => expect(app.location.current().path).toBe(path));
    }
    const layouts = fetch.mock.calls.map(([url]) => String(url)).filter((url) => url.startsWith('/layout/'));
    expect(layouts).toEqual(['/layout/notice.json?v=site-1-settings-1']);
  });

  it('takes the whole anew when the site has changed [CFG-06]', async () => {
    const { app } = await openSample({ pages, fetch: sampleFetch(pages, 'site-2') });
    const load = vi.fn();
    Object.assign(app.navigator, { load });
    await tap('News');
    await waitFor(() => expect(load).toHaveBeenCalledWith('/m/notice?id=7&tab=a'));
    expect(title()).toBe('Home');
  });

  it('offers another try where a layout does not come [APP-15]', async () => {
    let isOnline = false;
    const online = sampleFetch(pages);
    await openSample({
      pages,
      texts: { 'widget.failed': 'Something went wrong', 'widget.retry': 'Try again', 'widget.loading': 'Loading' },
      fetch: (input, init) => (isOnline ? online(input, init) : Promise.reject(new TypeError('offline'))),
    });
    await tap('News');
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    isOnline = true;
    await tap('Try again');
    await shows('Notices');
  });

  it('leaves every address to the server under maintenance [APP-02]', async () => {
    const closed = samplePage('maintenance', { page: { ...home.nodes.news, use: 'action.button' } });
    const { app } = await openSample({ pages: [closed, ...pages], boot: { mode: 1 }, url: '/m/home' });
    const load = vi.fn();
    Object.assign(app.navigator, { load });
    await tap('News');
    await waitFor(() => expect(load).toHaveBeenCalledWith('/m/notice?id=7&tab=a'));
  });
});

describe('a session', () => {
  it.each(['Mine', 'Deposit'])(
    'is asked for in the login dialog where %s needs one, and leads on after it [APP-14]',
    async (name) => {
      const { app } = await openSample({ pages });
      await tap(name);
      const dialog = await screen.findByRole('dialog', { name: 'Title of login' });
      expect(window.location.pathname).toBe('/m/home');
      await waitFor(() => expect(dialog.textContent).toContain('Log in'));
      act(() => app.session.start(session));
      await tap('Done');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await shows(name === 'Mine' ? 'Mine' : 'Deposit money');
    },
  );

  it('is asked for where a dialog shows a page that needs one, and the page below stays on the way back [APP-14]', async () => {
    const ask = samplePage('home', {
      page: { use: 'layout.stack', slots: { items: ['title', 'mine', 'team'] } },
      title: heading('Home'),
      // @ts-expect-error as above
      mine: button('My page', { do: 'openDialog', page: 'mine' }),
      // @ts-expect-error as above
      team: button('Team', { do: 'openDialog', page: 'agent' }),
    });
    const { app } = await openSample({ pages: [ask, ...pages.slice(1)] });
    await tap('My page');
    await shows('Log in');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.search).toBe('?back=%2Fm%2Fhome');
    await act(async () => window.history.back());
    await shows('Home');
    act(() => app.session.start(session));
    await tap('Team');
    // A member of a kind that may not see it is led to where its page says.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([title(), document.body.textContent]).toEqual(['Home', expect.not.stringContaining('Agents')]);
  });

  it('is not asked for where there is one [APP-14]', async () => {
    const { app } = await openSample({ pages });
    act(() => app.session.start(session));
    await tap('Mine');
    await shows('Mine');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked for on the login page where an address needs one, and comes back [APP-14]', async () => {
    const app = await goTo('/m/mine?x=1');
    await shows('Log in');
    expect([title(), window.location.pathname, window.location.search]).toEqual([
      'Log in',
      '/m/login',
      '?back=%2Fm%2Fmine%3Fx%3D1',
    ]);
    act(() => app.session.start(session));
    await tap('Done');
    await shows('Mine');
    expect(window.location.search).toBe('?x=1');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'does not lead to %s after the login',
    async (back) => {
      const app = await goTo(`/m/login?back=${encodeURIComponent(back)}`);
      await shows('Log in');
      act(() => app.session.start(session));
      await tap('Done');
      await shows('Home');
      expect([title(), window.location.pathname]).toEqual(['Home', '/m/home']);
    },
  );

  it('loads the page of a dialog from a newer site, so that the tap comes to something [APP-14]', async () => {
    let site = 'site-1';
    const { app } = await openSample({ pages, fetch: (input) => sampleFetch(pages, site)(input) });
    const load = vi.spyOn(app.navigator, 'load').mockReturnValue();
    site = 'site-2';
    await tap('Deposit');
    expect(load).toHaveBeenCalledExactlyOnceWith('/m/login');
  });

  it('gives up what a guest wanted when the dialog was closed [APP-14]', async () => {
    const { app } = await openSample({ pages, texts: { 'widget.close': 'Close' } });
    await tap('Deposit');
    await tap('Close');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deposit' })));
    await tap('News');
    await shows('Notices');
    act(() => app.session.start(session));
    await settle();
    expect(title()).toBe('Notices');
  });

  it('is taken up here when another tab has signed in [AUT-06]', async () => {
    await openSample({ pages });
    await tap('Deposit');
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' })));
    await shows('Deposit money');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('waits while the member loads, then leads away who may not see a page [AGT-01]', async () => {
    let answer: (response: Response) => void = () => undefined;
    const others = sampleFetch(pages);
    const member = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { app } = await openSample({
      pages,
      fetch: (input, init) => (String(input).startsWith('/wps/member/info') ? member : others(input, init)),
    });
    act(() => app.session.start(session));
    act(() => app.navigator.go('/m/agent'));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(await screen.findByRole('status')).toBeDefined();
    answer(Response.json({ success: true, value: { id: 1, account: 'rana', type: 0 } }));
    await shows('Home');
    expect(window.location.pathname).toBe('/m/home');
  });

  it('leads away from a page for guests who signs in over it [AUT-06]', async () => {
    const app = await goTo('/m/promotion');
    await shows('For newcomers');
    act(() => app.session.start(session));
    await shows('Home');
    expect(window.location.pathname).toBe('/m/home');
  });

  it('leads to the login, and back, whose session ends on a page that had waited for the member [AUT-06]', async () => {
    let answer: (response: Response) => void = () => undefined;
    const others = sampleFetch(pages);
    const member = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { app } = await openSample({
      pages,
      fetch: (input, init) => (String(input).startsWith('/wps/member/info') ? member : others(input, init)),
    });
    act(() => app.session.start(session));
    act(() => app.navigator.go('/m/club'));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    answer(Response.json({ success: true, value: { id: 1, account: 'rana', type: 0 } }));
    await shows('Club');
    act(() => app.session.end());
    await shows('Log in');
    expect(window.location.search).toBe('?back=%2Fm%2Fclub');
  });

  it('ends on this page, told in a toast, when the gateway says so; a public page stays [ERR-02]', async () => {
    const others = sampleFetch(pages);
    const { app } = await openSample({
      pages,
      texts: { 'error.session.ended': 'Please log in again' },
      fetch: (input, init) =>
        String(input).startsWith('/wps/member/info')
          ? Promise.resolve(Response.json({ success: false, errorCode: 'login.not.session' }, { status: 401 }))
          : others(input, init),
    });
    act(() => app.session.start(session));
    await waitFor(() => expect(app.session.current()).toBeUndefined());
    expect(app.facts.current().get('session.present')).toBe(false);
    expect(title()).toBe('Home');
  });

  it('asks before it ends, then clears and goes home [AUT-19]', async () => {
    const calls: string[] = [];
    const others = sampleFetch(pages);
    const { app } = await openSample({
      pages,
      texts: {
        'widget.signOut.title': 'Notice',
        'widget.signOut.confirm': 'Submit',
        'widget.signOut.cancel': 'Cancel',
      },
      fetch: (input, init) => {
        calls.push(`${init?.method ?? 'GET'} ${String(input).split('?')[0]}`);
        return others(input, init);
      },
    });
    act(() => app.session.start(session));
    await tap('Mine');
    await shows('Mine');
    act(() => app.run([{ do: 'signOut' }], { payload: undefined, dialog: undefined }));
    await tap('Cancel');
    await shows('Mine');
    expect([title(), app.session.current()]).toEqual(['Mine', session]);
    act(() => app.run([{ do: 'signOut' }], { payload: undefined, dialog: undefined }));
    await tap('Submit');
    await shows('Home');
    expect(calls).toContain('DELETE /wps/session/logout');
    expect(app.session.current()).toBeUndefined();
    expect([title(), window.location.pathname]).toEqual(['Home', '/m/home']);
  });

  it('never shows one member what another asked for [AUT-06]', async () => {
    const names = new Map([
      ['one', 'first'],
      ['two', 'second'],
    ]);
    const others = sampleFetch(pages);
    const { app } = await openSample({
      pages,
      fetch: async (input, init) => {
        if (!String(input).startsWith('/wps/member/info')) return others(input, init);
        const account = names.get(new Headers(init?.headers).get('Authorization') ?? '');
        return Response.json({ success: true, value: { id: 1, account, type: 0 } });
      },
    });
    act(() => app.session.start({ ...session, token: 'one' }));
    const account = () => app.facts.current().get('member.account');
    await waitFor(() => expect(account()).toBe('first'));
    act(() => app.session.start({ ...session, token: 'two' }));
    expect(account()).not.toBe('first');
    await waitFor(() => expect(account()).toBe('second'));
  });
});
