import { screen, waitFor, within } from '@testing-library/react';
import { placeBets } from '@tests/support/place-bets';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());

const open = (url: string, persona = 'member-0') => renderStorefront({ merchant: 'aurora', persona, url, site });
const main = () => within(screen.getByRole('main'));

describe('the lottery', () => {
  it('shows the games of the vendor data’s prize mode with the last draw and the time left [GAM-10, GAM-15]', async () => {
    const { user } = await open('/m/lottery', 'guest');
    const group = await main().findByRole('list', { name: 'Lotus' });
    expect(within(group).getAllByRole('link', { name: /^Play / })).toHaveLength(8);
    await waitFor(() => expect(within(group).getAllByText(/^(\d+:)?\d\d:\d\d$|^Drawing$/).length).toBe(8));
    expect(within(group).getAllByText(/^Drawn in issue /)).toHaveLength(8);
    await user.click(main().getByRole('button', { name: 'Classic' }));
    expect(window.location.search).toBe('?mode=LOTT');
    expect(within(await main().findByRole('list', { name: 'Classic' })).getAllByRole('link')).toHaveLength(12);
  });

  it('opens a lottery on the launch page with its play type, code and way back [GAM-10, GAM-11]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/moreLottery?mode=LOTT');
    const group = await main().findByRole('list', { name: 'Classic' });
    await user.click(within(group).getAllByRole('link')[0] ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/m/launchGame'));
    const asked = new URLSearchParams(window.location.search);
    expect(asked.get('playType')).toBe('Tradition');
    expect(asked.get('code')).toMatch(/LOTT/);
    expect(asked.get('prize_mode')).toBe('lott');
    expect(asked.get('pageBack')).toBe('/m/moreLottery?mode=LOTT');
    await waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(/sandbox-games/));
  });
});

describe('a vendor of lotteries', () => {
  it('opens its lobby at a tap, in the vendor data’s prize mode [GAM-10]', async () => {
    const { user } = await open('/m/gameLobby?category=ELOTT');
    const panel = within(main().getByRole('tabpanel'));
    await user.click(await panel.findByRole('link', { name: 'Games of Sea Numbers' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/launchGame'));
    expect(new URLSearchParams(window.location.search).get('vendor')).toBe('TCG_SEA');
    await waitFor(() => expect(document.querySelector('iframe')?.src).toMatch(/sandbox-games\/lobby/));
  });

  it('asks a guest to log in first [GAM-10, GAM-12]', async () => {
    const { user } = await open('/m/gameLobby?category=LOTT', 'guest');
    const vendors = within(main().getByRole('region', { name: 'Constellations' }));
    await user.click(await vendors.findByRole('link', { name: 'Games of Classic Lottery' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toBe('/m/gameLobby?category=LOTT');
  });
});

describe('a draw', () => {
  it('shows what is on sale, the time left and the last numbers, newest first [GAM-15]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/startLottery?mode=LOTT', 'guest');
    const list = await main().findByRole('list', { name: 'Recent draws' });
    const issues = within(list)
      .getAllByRole('listitem')
      .map((row) => /\d{8}-\d{4}/.exec(row.textContent ?? '')?.[0]);
    expect(issues).toHaveLength(5);
    expect(issues).toEqual(issues.toSorted().toReversed());
    expect(within(list).getAllByText(/^Drawn in issue /)).toHaveLength(5);
    await waitFor(() => expect(main().getByText(/^Issue /).textContent).toMatch(/\d{8}-\d{4}/));
    const game = main().getByRole('region', { name: 'Draws and results' });
    const select = within(game).getByRole('combobox', { name: 'Game' });
    expect(within(select).getAllByRole('option')).toHaveLength(12);
    await user.selectOptions(select, 'Lucky Ball');
    expect(new URLSearchParams(window.location.search).get('code')).toMatch(/LOTT/);
    await user.click(await within(game).findByRole('link', { name: 'Play Lucky Ball' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
  });
});

describe('own orders', () => {
  it('ask a guest to log in [GAM-15]', async () => {
    await open('/m/startLottery', 'guest');
    const orders = within(main().getByRole('region', { name: 'My orders' }));
    expect(orders.getByRole('button', { name: 'Log in' })).toBeDefined();
  });

  it('load for a member whom the server takes for a guest, and do not ask for a login meanwhile [GAM-15]', async () => {
    const { html } = await open('/m/startLottery');
    const served = new DOMParser().parseFromString(html, 'text/html').querySelector('[aria-label="My orders"]');
    expect(served?.querySelector('button')?.closest('[data-for=guest]')).not.toBeNull();
    expect(served?.querySelector('[data-for=member] [aria-busy=true]')).not.toBeNull();
    expect(main().queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('are narrowed in the address, open in detail, and are cancelled until their draw [GAM-15]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('/m/lottery');
    const draw = (await app.call('draws', {})).toSorted((a, b) => Number(b.endTime) - Number(a.endTime))[0];
    if (draw === undefined) throw new Error('The sandbox has no draw on sale.');
    const slip = { currentNumero: draw.numero, betCartAmountSum: 2, bettingSlipString: '1|BIG,ODD|1' };
    await placeBets(app, site, { gameId: draw.gameId, ...slip });
    await user.click(main().getByRole('button', { name: '30 days' }));
    expect(window.location.search).toBe('?days=30');
    const [row] = await main().findAllByRole('button', { name: /Issue / });
    await user.click(row ?? document.body);
    const detail = () => within(screen.getByRole('dialog', { name: 'Order' }));
    expect(await detail().findByText(draw.numero)).toBeDefined();
    expect(await detail().findByText('Big · Odd')).toBeDefined();
    await user.click(await detail().findByRole('button', { name: 'Cancel this order' }));
    await user.click(detail().getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(detail().queryByRole('button', { name: /cancel/i })).toBeNull());
    await user.click(detail().getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await user.selectOptions(main().getByRole('combobox', { name: 'State' }), '8');
    expect(window.location.search).toBe('?days=30&status=8');
    expect(await main().findAllByRole('button', { name: /Issue / })).toHaveLength(1);
    await user.selectOptions(main().getByRole('combobox', { name: 'State' }), '12');
    expect(await main().findByText('No orders here')).toBeDefined();
  });
});
