import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LaunchSite, openLaunchSite } from './launch-site';

const gameOf = (vendor: string, nodeId: number) =>
  `/m/launchGame?vendor=${vendor}&nodeId=${nodeId}&gameId=${vendor}-${nodeId}&gameCategory=RNG&name=Emerald+Sevens&pageBack=%2Fm%2Fhome`;
const house = gameOf('LVY', 14006);
const minute = 60_000;

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

const main = () => within(screen.getByRole('main'));
const dialog = () => screen.queryByRole('dialog', { name: 'Time for a pause?' });

/** Opens a game on a clock that runs by itself and can be put forward. */
async function play(url = house, own: Partial<LaunchSite> = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  const opened = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url, site: { ...site, ...own } });
  fireEvent.load(await screen.findByTitle('Emerald Sevens'));
  await main().findByText(/^This visit .?৳|^Playing for free$/);
  return opened;
}

/** The time over the game in seconds. */
function secondsShown(): number {
  const [, minutes, seconds] = /^Time (\d+):(\d\d)$/.exec(main().getByText(/^Time /).textContent) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minute));

describe('over the game', () => {
  it('stand the time of this visit and what it has won or lost [GAM-11]', async () => {
    await play();
    expect(main().getByText(/^This visit .?৳0\.00.?$/)).toBeDefined();
    await site.give('member0', '12.50');
    // The clock runs on by itself meanwhile: what it says has passed is what counts.
    const [clock, seconds] = [Date.now(), secondsShown()];
    await pass(1.5);
    const passed = (Date.now() - clock) / 1000;
    expect(passed).toBeGreaterThanOrEqual(90);
    expect(Math.abs(secondsShown() - seconds - passed)).toBeLessThan(2);
    await waitFor(() => expect(main().getByText(/^This visit .?৳12\.50.?$/)).toBeDefined());
  });

  it('stands the time that was played, however the clock of the phone is set meanwhile [GAM-11]', {
    tags: ['deep'],
  }, async () => {
    await play();
    await pass(1);
    const seconds = secondsShown();
    for (const jump of [100_000, -3_600_000]) {
      vi.setSystemTime(Date.now() + jump);
      await pass(0.1);
    }
    await pass(0.5);
    expect(Math.abs(secondsShown() - seconds - 42)).toBeLessThan(4);
  });

  it('says once that the time which the member set is used up, with the way to it [GAM-11]', {
    tags: ['deep'],
  }, async () => {
    let used = 0;
    await play(house, {
      fetch: async (input, init) => {
        const answer = await site.fetch(input, init);
        if (!String(input).includes('saferPlay')) return answer;
        const { value, ...rest } = await answer.json();
        const limit = { kind: 'time', period: 1, amount: 1, used, next: null };
        return Response.json({ ...rest, value: { ...value, limits: [limit] } });
      },
    });
    const told = () => screen.queryByRole('dialog', { name: 'The time that you set for play is used up' });
    await pass(0.3);
    expect(told()).toBeNull();
    used = 1;
    await pass(0.3);
    await waitFor(() => expect(told()).not.toBeNull());
    const shown = within(told() ?? document.body);
    shown.getByRole('link', { name: 'Safer play' });
    fireEvent.click(shown.getByRole('button', { name: 'Close' }));
    await pass(0.5);
    expect(told()).toBeNull();
  });

  it('asks after an hour whether to go on, once an hour [GAM-11]', { tags: ['deep'] }, async () => {
    await play();
    await pass(59);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(
      within(await screen.findByRole('dialog', { name: 'Time for a pause?' })).getByText(/for 60 minutes/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await pass(59);
    expect(dialog()).toBeNull();
    await pass(2);
    expect(dialog()).not.toBeNull();
  });

  it('asks in a free game without a result in money [GAM-11]', { tags: ['deep'] }, async () => {
    await play(`${house}&trial=1`);
    await pass(60);
    const check = await screen.findByRole('dialog', { name: 'Time for a pause?' });
    expect(within(check).getByText(/^Time 1:00:00 · Playing for free$/)).toBeDefined();
    expect(check.textContent).not.toContain('৳');
  });

  it('counts on from game to game, and leads away where the player has had enough [GAM-11]', {
    tags: ['deep'],
  }, async () => {
    const { app } = await play();
    await pass(40);
    act(() => app.navigator.go(gameOf('LVY', 14000)));
    await waitFor(() => expect(document.querySelector('iframe')?.src).toMatch(/slot/));
    await main().findByText(/^Time 40:\d\d$/);
    await pass(20);
    fireEvent.click(await screen.findByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(window.location.search).toContain('nodeId=14006'));
  });
});

describe('while the player is asked', () => {
  const covered = () => screen.getByTitle('Emerald Sevens').matches('[inert][data-covered]');

  it('a foreign game is covered and told nothing, and the player reads what goes on there [GAM-11]', {
    tags: ['deep'],
  }, async () => {
    site.answer('/wps/game/launchGame', { content: { game_url: 'https://play.aurora.example/slot' } });
    await play();
    const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Emerald Sevens');
    if (contentWindow === null) throw new Error('The frame has no window.');
    const told = vi.spyOn(contentWindow, 'postMessage');
    expect(covered()).toBe(false);
    await pass(60);
    expect((await screen.findByRole('dialog')).textContent).toContain('The game is covered until you answer');
    expect(covered()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
    await waitFor(() => expect(covered()).toBe(false));
    expect(told).not.toHaveBeenCalled();
  });

  it('a game of the house is covered too, without a word of other hosts [GAM-11]', { tags: ['deep'] }, async () => {
    await play();
    await pass(60);
    expect((await screen.findByRole('dialog')).textContent).not.toContain('provider');
    expect(covered()).toBe(true);
  });
});

describe('a game in a window of its own', () => {
  const elsewhere = gameOf('STO', 20_000);
  const sports = () => renderStorefront({ merchant: 'aurora', persona: 'member-0', url: elsewhere, site });

  it('opens by itself where the browser lets it, cut off from this page [GAM-11]', async () => {
    const tab = { opener: window };
    const opens = vi.spyOn(window, 'open').mockReturnValue(JSON.parse('{}'));
    opens.mockImplementation(() => Object.assign(Object.create(null), tab));
    await sports();
    expect(await main().findByText('Stadium One runs in another window')).toBeDefined();
    expect(opens).toHaveBeenCalledOnce();
    expect(String(opens.mock.calls[0]?.[0])).toMatch(/\/sandbox-games\//);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('says that the browser has blocked it, and a tap opens the same address without another launch [GAM-11]', async () => {
    const opens = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await sports();
    const alert = await main().findByRole('alert');
    expect(within(alert).getByText('Popup blocked, allow popups and try again')).toBeDefined();
    opens.mockImplementation(() => Object.create(null));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('Stadium One runs in another window')).toBeDefined();
    expect(opens.mock.calls[0]?.[0]).toBe(opens.mock.calls[1]?.[0]);
    expect(site.asked('/wps/game/launchGame')).toHaveLength(1);
    expect(main().getByRole('button', { name: 'Back to the games' })).toBeDefined();
  });
});
