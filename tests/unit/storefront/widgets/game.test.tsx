import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const game =
  '/m/launchGame?vendor=LVY&nodeId=14006&gameId=LVY-14006&gameCategory=RNG&name=Emerald+Sevens&pageBack=%2Fm%2Fhome';

let real: RealSite;
let launches = 0;
let site: RealSite;

beforeAll(async () => {
  real = await openRealSite('aurora');
  site = {
    ...real,
    fetch: (input, init) => {
      if (String(input).includes('/wps/game/launchGame')) launches += 1;
      return real.fetch(input, init);
    },
  };
});
afterEach(async () => {
  launches = 0;
  vi.useRealTimers();
  await real.play({});
});
afterAll(() => real.close());

const open = () => renderStorefront({ merchant: 'aurora', persona: 'member-0', url: game, site });

describe('the game page', () => {
  it('launches once and shows the game in a frame of its name [GAM-11]', async () => {
    await open();
    const frame = await screen.findByTitle('Emerald Sevens');
    expect(frame.getAttribute('src')).toMatch(/\/sandbox-games\//);
    expect(launches).toBe(1);
  });

  it('takes the waiting away once the game is there, and goes back on the game’s own word only', async () => {
    await open();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Emerald Sevens');
    fireEvent.load(frame);
    const tell = (message: Partial<MessageEventInit>) =>
      act(() =>
        window.dispatchEvent(
          new MessageEvent('message', {
            data: { type: 'livery:game', event: 'exit' },
            origin: window.location.origin,
            source: frame.contentWindow,
            ...message,
          }),
        ),
      );
    tell({ origin: 'https://evil.example' });
    tell({ source: window });
    tell({ data: 'exit' });
    expect(window.location.pathname).toBe('/m/launchGame');
    tell({});
    await waitFor(() => expect(window.location.pathname).not.toBe('/m/launchGame'));
  });

  it('offers the way back when the game does not load within 15 s [GAM-11]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    await screen.findByTitle('Emerald Sevens');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('The game takes long to load')).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('button', { name: /back/i })).toBeDefined();
  });

  it.each([
    ['balance.not.enough', 'Your balance is too low', /deposit/i],
    ['#734', 'A round of this game is not finished', /try again/i],
    ['vendor.maintenance', 'This game is under maintenance', /try again/i],
    ['#727', 'The game did not open', /try again/i],
  ])('says what %s means and what can be done [GAM-11]', async (code, title, action) => {
    await real.play({ fail: { launchGame: code } });
    await open();
    expect(await screen.findByText(title)).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('button', { name: action })).toBeDefined();
    expect(launches).toBe(1);
  });
});

describe('the category menu', () => {
  it('puts the chosen category in the address and its games in the panel [GAM-01, GAM-03]', async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', site });
    const menu = screen.getByRole('tablist');
    expect(within(menu).getAllByRole('tab')[0]?.getAttribute('aria-selected')).toBe('true');
    await user.click(within(menu).getByRole('tab', { name: /slots/i }));
    await waitFor(() => expect(window.location.search).toBe('?category=RNG'));
    expect(within(menu).getByRole('tab', { name: /slots/i }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() =>
      expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem').length).toBeGreaterThan(5),
    );
  });

  it('is walked with arrow keys, one stop for the tab key', async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', site });
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    tabs[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[1]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tabs.at(-1));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[0]);
  });
});
