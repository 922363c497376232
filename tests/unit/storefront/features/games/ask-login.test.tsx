import { act, screen, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { type OpenStorefront, renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';

type Way = 'page' | 'sheet';

let onPage: RealSite;
let sent: string[] = [];
/** A part of an address that is not answered. */
let held: string | undefined;

beforeAll(async () => {
  onPage = await openRealSite('aurora');
});
/** Milliseconds by which the clock is ahead. */
let later = 0;
const { now } = Date;
beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => now() + later));
afterEach(() => {
  [sent, later, held] = [[], 0, undefined];
  vi.restoreAllMocks();
});
afterAll(() => onPage.close());

async function onSheet(): Promise<RealSite> {
  const site = await openRealSite('aurora', changedConfig({ 'aurora/merchant.json': { games: { login: 'sheet' } } }));
  onTestFinished(() => site.close());
  return site;
}

async function open(way: Way, url = '/m/gameList?gameType=RNG', persona = 'guest'): Promise<OpenStorefront> {
  const real = way === 'page' ? onPage : await onSheet();
  const fetch: RealSite['fetch'] = (input, init) => {
    sent.push(`${String(input)} ${String(init?.body ?? '')}`);
    return held !== undefined && String(input).includes(held) ? new Promise(() => undefined) : real.fetch(input, init);
  };
  return renderStorefront({ merchant: 'aurora', persona, url, site: { ...real, fetch } });
}

const place = () => window.location.pathname + window.location.search;
const main = () => within(screen.getByRole('main'));
const firstTile = async () => (await main().findAllByRole('link', { name: /^Play / }))[0] ?? document.body;
const firstHeart = async () => (await main().findAllByRole('button', { name: /^Favourite: / }))[0] ?? document.body;
const tab = (name: string) => within(screen.getByRole('group', { name: 'Which games' })).getByRole('button', { name });

/** Where the login stands: a page of its own, or a sheet over what was there. */
async function login(way: Way) {
  if (way === 'page') await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
  const around = way === 'page' ? main() : within(await screen.findByRole('dialog'));
  return within(await around.findByRole('form'));
}

async function logIn({ user }: OpenStorefront, way: Way, name = 'member0') {
  const form = await login(way);
  const field = (label: RegExp) => form.getByLabelText(label, { selector: 'input' });
  await user.clear(field(/username/i));
  await user.type(field(/username/i), name);
  await user.type(field(/^password/i), 'abc12345');
  await user.click(form.getByRole('button', { name: /^log in$/i }));
  await waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull());
}

const liked = () => sent.filter((call) => call.includes('addFavorite'));

describe('a guest who is asked to log in, on the sheet', () => asksBy('sheet'));
describe('a guest who is asked to log in, on the page', { tags: ['deep'] }, () => asksBy('page'));

function asksBy(way: Way): void {
  it('has the heart set that was tapped, where it was tapped [GAM-09, GAM-12]', { tags: ['deep'] }, async () => {
    const opened = await open(way);
    const name = (await firstHeart()).getAttribute('aria-label') ?? '';
    await opened.user.click(await firstHeart());
    await logIn(opened, way, way === 'page' ? 'member0' : 'agent1');
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG'));
    await waitFor(() => expect(main().getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(liked()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds the game open that was tapped, and the list on the way back [GAM-11, GAM-12]', async () => {
    const opened = await open(way);
    await opened.user.click(await firstTile());
    await logIn(opened, way);
    await waitFor(() => expect(window.location.pathname).toBe('/m/launchGame'));
    expect(new URLSearchParams(window.location.search).get('pageBack')).toBe('/m/gameList?gameType=RNG');
    act(() => window.history.back());
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG'));
  });

  it.each(
    sample(1, [
      ['Recent', 'recent'],
      ['Favourites', 'fav'],
    ]),
  )('finds the tab %s that was tapped [GAM-08, GAM-12]', async (name, key) => {
    const opened = await open(way);
    await opened.user.click(tab(name));
    await logIn(opened, way);
    await waitFor(() => expect(place()).toBe(`/m/gameList?gameType=RNG&tab=${key}`));
    await waitFor(() => expect(tab(name).getAttribute('aria-pressed')).toBe('true'));
  });

  it('is asked at an address of recent games too, and stays there afterwards [GAM-12]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open(way, '/m/gameList?gameType=RNG&tab=recent');
    await logIn(opened, way);
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG&tab=recent'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is asked for the recent games of the lobby [GAM-03, GAM-12]', { tags: ['deep'] }, async () => {
    const opened = await open(way, '/m/home?category=RECENT');
    await logIn(opened, way);
    await waitFor(() => expect(place()).toBe('/m/home?category=RECENT'));
  });

  it('has nothing done after giving it up [GAM-12]', { tags: ['deep'] }, async () => {
    const opened = await open(way);
    await opened.user.click(await firstTile());
    await login(way);
    if (way === 'sheet')
      await opened.user.click(
        within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body,
      );
    else act(() => window.history.back());
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => opened.app.run([{ do: 'navigate', to: 'login' }], { payload: undefined, dialog: undefined }));
    await logIn(opened, 'page');
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG'));
  });

  it('has nothing done after a quarter of an hour [GAM-12]', { tags: ['deep'] }, async () => {
    const opened = await open(way);
    await opened.user.click(await firstHeart());
    await login(way);
    later = 16 * 60_000;
    await logIn(opened, way);
    await waitFor(() => expect(window.location.pathname).not.toBe('/m/login'));
    expect(liked()).toEqual([]);
  });

  it('has nothing done that was another player’s [GAM-12]', { tags: ['deep'] }, async () => {
    const opened = await open(way, undefined, 'agent-1');
    act(() => opened.app.endSession(new GatewayError({ code: 'login.not.session' })));
    await opened.user.click(await firstHeart());
    await logIn(opened, way);
    await waitFor(() => expect(window.location.pathname).not.toBe('/m/login'));
    expect(liked()).toEqual([]);
  });
}

it('has done what was tapped when the player whose session had ended is back [GAM-12, ERR-02]', {
  tags: ['deep'],
}, async () => {
  const opened = await open('page', undefined, 'member-0');
  act(() => opened.app.endSession(new GatewayError({ code: 'login.not.session' })));
  await opened.user.click(await firstTile());
  await logIn(opened, 'page');
  await waitFor(() => expect(window.location.pathname).toBe('/m/launchGame'));
});

it('has nothing done after leaving the login for a page that is slow to come [GAM-12]', {
  tags: ['deep'],
}, async () => {
  const opened = await open('page');
  await opened.user.click(await firstTile());
  await login('page');
  held = 'help';
  act(() => opened.app.navigator.go('/m/help'));
  await waitFor(() => expect(opened.app.location.arrived()?.target).toBe('help'));
  act(() => opened.app.navigator.go('/m/login'));
  await logIn(opened, 'page');
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
});

it('is not asked again after signing out, here or in another tab [GAM-12, AUT-19]', async () => {
  const url = '/m/gameList?gameType=RNG&tab=recent';
  const opened = await open('page', url, 'member-0');
  act(() => opened.app.session.end());
  expect(await main().findByRole('button', { name: 'Log in' })).toBeDefined();
  expect(place()).toBe(url);
});

it('keeps nothing that was wanted before somebody signed out [GAM-12, AUT-19]', async () => {
  const opened = await open('page');
  await opened.user.click(await firstTile());
  await login('page');
  act(() => opened.app.session.end());
  await logIn(opened, 'page');
  await waitFor(() => expect(window.location.pathname).toBe('/m/gameList'));
});
