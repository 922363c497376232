import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { settle } from '@tests/support/open-sample';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LaunchSite, openLaunchSite } from './launch-site';

const launch = '/wps/game/launchGame';
const trial = '/wps/relay/GCS_gameTrialLaunch';
const gameOf = (vendor: string, nodeId: number) =>
  `/m/launchGame?vendor=${vendor}&nodeId=${nodeId}&gameId=${vendor}-${nodeId}&gameCategory=RNG&name=Emerald+Sevens&pageBack=%2Fm%2Fhome`;
const house = gameOf('LVY', 14006);

let site: LaunchSite;
beforeAll(async () => {
  site = await openLaunchSite('aurora');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await site.reset();
});
afterAll(() => site.close());

const open = (url = house, persona = 'member-0') => renderStorefront({ merchant: 'aurora', persona, url, site });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Emerald Sevens');
const main = () => within(screen.getByRole('main'));

describe('a game that a limit or a break of the member’s own shuts', () => {
  it.each([
    ['play.paused', /^You are taking a break/],
    ['limit.time', /time that you set for play is used up/],
    ['limit.stake', /limit/],
  ])('offers the way to them and back, and no other try: %s [GAM-11, MEM-16]', async (code, text) => {
    await site.play({ fail: { launchGame: code } });
    const { user } = await open();
    const trouble = within(await main().findByRole('alert'));
    expect(trouble.getByText(text)).toBeDefined();
    expect(trouble.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(trouble.getByRole('button', { name: 'Back to the games' })).toBeDefined();
    await user.click(trouble.getByRole('link', { name: 'Safer play' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/responsible'));
  });
});

describe('a fault of our own on the way to a game', () => {
  it.each([
    ['before the platform is asked', '/m/home'],
    ['after its answer', '/sandbox-games/'],
  ])('ends where another try is offered, %s [GAM-11]', async (_, place) => {
    const real = URL;
    class Broken extends real {
      override get href(): string {
        if (this.pathname.startsWith(place)) throw new TypeError('URL has no such thing');
        return super.href;
      }
    }
    vi.stubGlobal('URL', Broken);
    try {
      const { user } = await open();
      const trouble = within(await main().findByRole('alert'));
      expect(main().queryByText('Opening the game')).toBeNull();
      vi.stubGlobal('URL', real);
      await user.click(trouble.getByRole('button', { name: 'Try again' }));
      expect((await frame()).getAttribute('src')).toMatch(/\/sandbox-games\//);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a game that opens', () => {
  it('is asked for once and shows in a frame of its name [GAM-11]', { tags: ['deep'] }, async () => {
    await open();
    expect((await frame()).getAttribute('src')).toMatch(/\/sandbox-games\//);
    expect(site.asked(launch)).toHaveLength(1);
    expect(Object.fromEntries(site.asked(launch)[0] ?? [])).toMatchObject({
      gameCategory: 'RNG',
      vendor: 'LVY',
      gameId: 'LVY-14006',
      nodeId: '14006',
      showChoice: 'false',
    });
  });

  it('opens for a trial player too, at the trial merchant [AUT-07, GAM-11]', async () => {
    await open(house, 'trial');
    expect((await frame()).getAttribute('src')).toMatch(/\/sandbox-games\//);
    expect(site.asked(launch)).toHaveLength(1);
  });

  it('is not asked for by a guest, who is led to the login and back here after it [GAM-12]', async () => {
    await open(house, 'guest');
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toBe(house);
    expect(site.asked(launch)).toHaveLength(0);
  });

  it('says where it plays from now on, among the recent ones [GAM-03]', { tags: ['deep'] }, async () => {
    await open();
    await frame();
    await waitFor(() => expect(site.asked('/wps/relay/GCS_addRecentGame')).toHaveLength(1));
    expect(site.asked('/wps/relay/GCS_addRecentGame')[0]?.get('nodeId')).toBe('14006');
  });

  it('runs without rights over this page where it is foreign, and pretends nothing where it is ours [GAM-11]', {
    tags: ['deep'],
  }, async () => {
    site.answer(launch, { content: { game_url: 'https://play.aurora.example/slot?token=1' } });
    await open();
    const foreign = await frame();
    expect(foreign.getAttribute('src')).toBe('https://play.aurora.example/slot?token=1');
    const rights = (foreign.getAttribute('sandbox') ?? '').split(' ');
    expect(rights).toContain('allow-scripts');
    expect(rights.filter((right) => /top|modals|downloads|escape/.test(right))).toEqual([]);
    expect(foreign.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  });

  it.each(['https://play.elsewhere.example/slot', 'http://play.aurora.example/slot', 'javascript:alert(1)', ''])(
    'does not open at %j, which no merchant allows [GAM-11]',
    async (address) => {
      site.answer(launch, { content: { game_url: address } });
      await open();
      expect(await main().findByText('The game did not open')).toBeDefined();
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  it('is heard in the agreed shape only, from its own origin and frame [GAM-11]', async () => {
    site.answer(launch, { content: { game_url: 'https://play.aurora.example/slot' } });
    const { app } = await open();
    const source = (await frame()).contentWindow;
    const run = vi.spyOn(app.queries, 'invalidateQueries');
    const tell = (message: Partial<MessageEventInit>) => {
      const balance = { type: 'livery:game', event: 'balance' };
      const init = { data: balance, origin: 'https://play.aurora.example', source, ...message };
      act(() => void window.dispatchEvent(new MessageEvent('message', init)));
    };
    tell({ origin: window.location.origin });
    tell({ origin: 'https://evil.example' });
    tell({ source: window });
    tell({ data: 'balance' });
    tell({ data: { type: 'livery:game', event: 7 } });
    tell({ data: { event: 'exit' } });
    expect(run).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/m/launchGame');
    tell({});
    expect(run).toHaveBeenCalledOnce();
    tell({ data: { type: 'livery:game', event: 'exit' } });
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  });

  it('leaves a fresh balance behind [MEM-14]', { tags: ['deep'] }, async () => {
    const { user } = await open();
    fireEvent.load(await frame());
    await site.give('member0', '100.00');
    const banner = within(screen.getByRole('banner'));
    const balance = () => /[\d,]+\.\d\d/.exec(screen.getByRole('banner').textContent ?? '')?.[0];
    await waitFor(() => expect(balance()).toBeDefined());
    const before = balance();
    await user.click(banner.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    await waitFor(() => expect(balance()).toBeDefined());
    await waitFor(() => expect(balance()).not.toBe(before));
  });
});

describe('the name of a game', () => {
  it.each([
    ['Emerald Sevens', 'Emerald Sevens'],
    ['emerald', 'Emerald Sevens'],
    ['Your account is locked, call 0800 1234', 'House Originals'],
    ['Golden Tiger', 'House Originals'],
    ['', 'House Originals'],
  ])('is the catalogue’s, else its vendor’s, whatever a link says: %j shows "%s" [GAM-11]', async (words, name) => {
    await site.play({ fail: { launchGame: '#727' } });
    await open(house.replace('Emerald+Sevens', encodeURIComponent(words)));
    expect(await main().findByRole('heading', { name })).toBeDefined();
    expect(document.body.textContent).not.toContain('0800');
  });
});

describe('a game that does not load', () => {
  it('offers the way back 15 s after the tap, however late its address came [GAM-11]', { tags: ['deep'] }, async () => {
    await site.play({ slow: { launchGame: 300 } });
    // The clock stands still but for what the test lets pass, however long this machine takes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open();
    expect(main().getByText('Opening the game')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    while (screen.queryByTitle('Emerald Sevens') === null) await settle();
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(main().queryByText('The game takes long to load')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(main().getByText('The game takes long to load')).toBeDefined();
    // In words, where the waiting is; the line of the game has none meanwhile.
    expect(main().getAllByRole('button', { name: 'Back to the games' })).toHaveLength(1);
    expect(within(main().getByRole('status')).getByRole('button', { name: 'Back to the games' })).toBeDefined();
    fireEvent.click(main().getByRole('button', { name: 'Keep waiting' }));
    expect(main().queryByText('The game takes long to load')).toBeNull();
    fireEvent.load(screen.getByTitle('Emerald Sevens'));
    // The one of its line stays.
    expect(main().getAllByRole('button', { name: 'Back to the games' })).toHaveLength(1);
    expect(site.asked(launch)).toHaveLength(1);
  });

  it('is asked for again by a tap only [GAM-11]', { tags: ['deep'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    await frame();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(site.asked(launch)).toHaveLength(1);
    fireEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(site.asked(launch)).toHaveLength(2));
    await frame();
  });
});

describe('a game that is refused', () => {
  it.each([
    ['balance.not.enough', 'Your balance is too low', 'link', 'Deposit'],
    ['#734', 'A round of this game is not finished', 'button', 'Try again'],
    ['vendor.maintenance', 'This game is under maintenance', 'button', 'Try again'],
    ['#727', 'The game did not open', 'button', 'Try again'],
  ])('says what %s means and what can be done [GAM-11]', async (code, title, role, action) => {
    await site.play({ fail: { launchGame: code } });
    await open();
    expect(await main().findByText(title)).toBeDefined();
    expect(main().getByRole('alert').textContent).toContain('Emerald Sevens');
    expect(main().getByRole(role, { name: action })).toBeDefined();
    expect(main().getByRole('button', { name: 'Back to the games' })).toBeDefined();
    expect(site.asked(launch)).toHaveLength(1);
  });

  it('opens on another try, once it is no longer refused [GAM-11]', async () => {
    await site.play({ fail: { launchGame: '#727' } });
    const { user } = await open();
    await main().findByText('The game did not open');
    await site.play({});
    await user.click(main().getByRole('button', { name: 'Try again' }));
    await frame();
    expect(site.asked(launch)).toHaveLength(2);
  });

  it('leads to the deposit for want of money [GAM-11]', async () => {
    await site.play({ fail: { launchGame: 'balance.not.enough' } });
    const { user } = await open();
    await user.click(await main().findByRole('link', { name: 'Deposit' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/voucherCenter'));
  });

  it('plays for free instead, and says that nothing is won [GAM-11]', async () => {
    await site.play({ fail: { launchGame: 'balance.not.enough' } });
    const { user } = await open();
    await user.click(await main().findByRole('button', { name: 'Play for free' }));
    await frame();
    expect([site.asked(launch).length, site.asked(trial).length]).toEqual([1, 1]);
    expect(site.asked(trial)[0]?.get('accountType')).toBe('0');
    expect(await main().findByText('Playing for free')).toBeDefined();
    expect(main().queryByText(/^This visit/)).toBeNull();
    expect(site.asked('/wps/relay/GCS_addRecentGame')).toHaveLength(0);
  });

  it('stays a game for free where that is refused once, and never plays for money instead [GAM-11]', async () => {
    await site.play({ fail: { gameTrialLaunch: '#727' } });
    const { user } = await open(`${house}&trial=1`);
    await main().findByText('The game did not open');
    await site.play({});
    await user.click(main().getByRole('button', { name: 'Try again' }));
    await frame();
    expect([site.asked(launch).length, site.asked(trial).length]).toEqual([0, 2]);
  });

  it('says that an address names no game, and asks for none [GAM-11]', async () => {
    await open('/m/launchGame?pageBack=%2Fm%2Fhome');
    expect(await main().findByText('This link names no game')).toBeDefined();
    expect(main().getByRole('button', { name: 'Back to the games' })).toBeDefined();
    expect(site.asked(launch)).toHaveLength(0);
  });

  it('shows when its vendor is back, from and to [GAM-11]', async () => {
    await site.play({ vendorMaintenance: ['LVY'] });
    await open();
    await main().findByText('This game is under maintenance');
    expect(
      main().getByText(/^From \d\d\/\d\d\/\d{4} \d\d:00 to \d\d\/\d\d\/\d{4} \d\d:00 \(Bangladesh Time\)$/),
    ).toBeDefined();
  });

  it('opens the game whose round waits, as a visit of its own [GAM-11]', { tags: ['deep'] }, async () => {
    // A player of its own: the round that waits would stop every other launch of this one.
    await site.dealCards('agent-1', 14002);
    const { user } = await open(house, 'agent-1');
    expect(await main().findByText('A round of another game waits')).toBeDefined();
    await user.click(main().getByRole('button', { name: 'Finish that round' }));
    await waitFor(() => expect(site.asked(launch).at(-1)?.get('nodeId')).toBe('14002'));
    await waitFor(() => expect(document.querySelector('iframe')?.src).toMatch(/\/cards\?/));
    expect(site.asked(launch)).toHaveLength(2);
  });

  it('ends the session and leads to the login, which knows the way back here, where the session is over [AUT-06, GAM-11]', async () => {
    await site.play({ fail: { launchGame: 'login.not.session' } });
    const { app } = await open();
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(app.session.current()).toBeUndefined();
    expect(new URLSearchParams(window.location.search).get('back')).toBe(house);
    expect(site.asked(launch)).toHaveLength(1);
  });
});

describe('a running game', () => {
  const bar = () => document.querySelector<HTMLElement>('[data-play-bar]');

  it('leaves one line: the way back and the clock, without a bar of the site [GAM-11]', async () => {
    await open();
    await waitFor(() => expect(bar()).not.toBeNull());
    const line = within(bar() ?? document.body);
    expect(line.getByRole('button', { name: 'Back to the games' })).toBeDefined();
    expect(line.getByText(/^Time /)).toBeDefined();
    expect(line.queryByRole('button', { name: 'Full screen' })).toBeNull();
    expect(document.querySelector('[data-plays] iframe')).not.toBeNull();
    expect(document.querySelector('[data-download-bar]')).toBeNull();
  });

  it('fills the screen with its line where the platform has that, and gives it back [GAM-11]', async () => {
    const shown: { full: Element | null } = { full: null };
    const show = async (element: Element | null) => {
      shown.full = element;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    Object.defineProperty(document, 'fullscreenElement', { get: () => shown.full, configurable: true });
    document.exitFullscreen = () => show(null);
    Element.prototype.requestFullscreen = function request() {
      return show(this);
    };
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Full screen' }));
    expect(shown.full).toBe(document.querySelector('[data-plays]'));
    await user.click(await screen.findByRole('button', { name: 'Leave full screen' }));
    expect(shown.full).toBeNull();
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeDefined();
    for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name);
  });
});
