import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.close());

const open = (query = '?gameType=RNG') => renderStorefront({ merchant: 'aurora', url: `/m/gameList${query}`, site });
/** How many steps this visit has taken: the router counts them. */
const stepsTaken = () => Number(Reflect.get(Object(window.history.state), 'idx') ?? 0);
const tab = (name: string) => within(screen.getByRole('group', { name: 'Which games' })).getByRole('button', { name });

describe('the steps of a list', () => {
  it('takes each choice as a step that the way back undoes, but a word letter by letter as one [GAM-04]', async () => {
    const { user } = await open('?gameType=RNG&class=ALL');
    await user.click(screen.getByRole('button', { name: 'Moonreel' }));
    await user.click(tab('Hot'));
    await user.click(tab('Hot'));
    await user.type(screen.getByRole('textbox', { name: 'Search games' }), 'ti{Enter}ger{Enter}');
    expect(window.location.search).toBe('?gameType=RNG&tab=hot&q=tiger');
    expect(stepsTaken()).toBe(3);
    for (const before of ['?gameType=RNG&tab=hot', '?gameType=RNG&class=ALL&vendor=MRL', '?gameType=RNG&class=ALL']) {
      act(() => window.history.back());
      await waitFor(() => expect(window.location.search).toBe(before));
    }
    expect(await screen.findByRole('button', { name: 'Moonreel', pressed: false })).toBeDefined();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search games' }).value).toBe(''));
  });

  it('keeps a vendor that is tapped while a search waits for its next letter, and every letter that comes meanwhile [GAM-04, GAM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('?gameType=RNG&class=ALL');
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search games' });
    const vendor = screen.getByRole('button', { name: 'Moonreel' });
    fireEvent.change(box, { target: { value: 'golden ' } });
    act(() => vendor.click());
    expect(window.location.search).toBe('?gameType=RNG&class=ALL&vendor=MRL');
    await waitFor(() => expect(window.location.search).toBe('?gameType=RNG&class=ALL&vendor=MRL&q=golden'));
    await user.type(box, 'tiger');
    expect(box.value).toBe('golden tiger');
    await waitFor(() => expect(window.location.search).toBe('?gameType=RNG&class=ALL&vendor=MRL&q=golden+tiger'));
    expect(stepsTaken()).toBe(2);
  });

  it('keeps each of several choices that are made faster than one is drawn [GAM-04, GAM-07]', async () => {
    const { user } = await open('?gameType=RNG&class=ALL');
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search games' });
    await user.type(box, 'tiger');
    const vendor = screen.getByRole('button', { name: 'Moonreel' });
    act(() => {
      box.form?.requestSubmit();
      box.form?.requestSubmit();
      vendor.click();
    });
    expect(window.location.search).toBe('?gameType=RNG&class=ALL&q=tiger&vendor=MRL');
    expect(stepsTaken()).toBe(2);
  });

  it('cuts nothing that is pasted: more than 64 signs are told so, and nothing is searched [GAM-04]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('?gameType=RNG&class=ALL');
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search games' });
    const long = 'golden tiger '.repeat(6);
    await user.click(box);
    await user.paste(long);
    await user.keyboard('{Enter}');
    expect(box.value).toBe(long);
    expect(screen.getByText(/Search games.? takes at most .?64.? characters: .?\d+.? too many$/).role).toBe('alert');
    expect(window.location.search).toBe('?gameType=RNG&class=ALL');
    await user.clear(box);
    await user.paste('tiger');
    await waitFor(() => expect(window.location.search).toBe('?gameType=RNG&class=ALL&q=tiger'));
  });

  it('searches below no drawer: it waits until the drawer is gone [GAM-04, GAM-07]', { tags: ['deep'] }, async () => {
    await open('?gameType=FISH');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.change(screen.getByRole('textbox', { name: 'Search games' }), { target: { value: 'king' } });
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(window.location.search).toBe('?gameType=FISH&drawer=filter');
    vi.useRealTimers();
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe('?gameType=FISH&q=king'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends a search as a form that keeps the rest of the address, where no script has come [GAM-04]', {
    tags: ['deep'],
  }, async () => {
    const { html } = await open('?gameType=RNG&vendor=MRL&page=2');
    const form = new DOMParser().parseFromString(html, 'text/html').querySelector('main form');
    if (!(form instanceof HTMLFormElement)) throw new Error('The search is no form.');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', null]);
    expect([...new FormData(form)]).toEqual([
      ['gameType', 'RNG'],
      ['vendor', 'MRL'],
      ['q', ''],
    ]);
    document.body.replaceChildren();
    const found = await open('?gameType=RNG&q=Golden%20Tiger');
    expect([found.html.includes('value="Golden Tiger"'), found.mismatches]).toEqual([true, []]);
  });

  it('turns a strip of more than five vendors by pages, and a shorter one not [GAM-04]', {
    tags: ['deep'],
  }, async () => {
    const turns = () => screen.queryByRole('button', { name: 'More providers' });
    await open();
    expect(document.querySelectorAll('[data-vendor-strip] button')).toHaveLength(8);
    expect(turns()).not.toBeNull();
    document.body.replaceChildren();
    await open('?gameType=LIVE');
    expect(document.querySelectorAll('[data-vendor-strip] button')).toHaveLength(3);
    expect(turns()).toBeNull();
  });

  it('takes the chosen vendor of the drawer back at a second tap [GAM-07]', async () => {
    const { user } = await open('?gameType=LIVE');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const providers = within(screen.getByRole('group', { name: 'Providers' }));
    const chosen = () => providers.getByRole('button', { pressed: true }).textContent;
    await user.click(providers.getByRole('button', { name: 'Saffron Live' }));
    expect(chosen()).toBe('Saffron Live');
    await user.click(providers.getByRole('button', { name: 'Saffron Live' }));
    expect(chosen()).toBe('All');
  });

  it.each([
    ['?gameType=RNG&tab=hot', '?gameType=RNG&minBet=0.05'],
    ['?gameType=HOT', '?gameType=HOT&minBet=0.05&tab=all'],
  ])('shows all games of %s that have the bet which is chosen in the drawer [GAM-07]', async (before, after) => {
    const { user } = await open(before);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(screen.getByRole('button', { name: '0.05' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(window.location.search).toBe(after);
    expect(tab('All').getAttribute('aria-pressed')).toBe('true');
  });

  it('closes the drawer on the way back, and at a Submit that changes nothing leaves no step [GAM-07]', async () => {
    const { user } = await open('?gameType=FISH');
    const filter = () => user.click(screen.getByRole('button', { name: 'Filter' }));
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await filter();
    act(() => window.history.back());
    await isClosed();
    expect(window.location.search).toBe('?gameType=FISH');
    await filter();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await isClosed();
    expect(window.location.search).toBe('?gameType=FISH');
    expect(stepsTaken()).toBe(0);
  });

  it('closes a drawer that came with the address, and stays [GAM-07]', { tags: ['deep'] }, async () => {
    const { user } = await open('?gameType=FISH&drawer=filter');
    await user.click(within(screen.getByRole('dialog', { name: 'Filter' })).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/m/gameList?gameType=FISH');
  });
});
