import { act, screen, waitFor, within } from '@testing-library/react';
import { patient } from '@tests/support/patience';
import { placeBets } from '@tests/support/place-bets';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let real: RealSite;
let sent: readonly string[] = [];
/** The path whose answers are lost. */
let cutPath: string | undefined;
let instead: (path: string, query: URLSearchParams) => Response | undefined = () => undefined;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(async () => {
  instead = () => undefined;
  cutPath = undefined;
  sent = [];
  await real.play({});
});
afterAll(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const [path = '', query] = String(input).split('?');
    sent = [...sent, path];
    const isCut = path === cutPath;
    const answer = instead(path, new URLSearchParams(query)) ?? (await real.fetch(input, init));
    if (isCut) throw new TypeError('Failed to fetch');
    return answer;
  },
});
const cancelPath = '/lgw/orders/suborders/cancel';
const cancels = () => sent.filter((path) => path === cancelPath).length;
const main = () => within(screen.getByRole('main'));
const detail = () => within(screen.getByRole('dialog', { name: 'Order' }));

/** A page of the lottery with one order of this test's own. */
async function openWithOrder(persona: string) {
  const opened = await renderStorefront({ merchant: 'aurora', persona, url: '/m/lottery?days=1', site: site() });
  const [draw] = (await opened.app.call('draws', {})).toSorted((a, b) => Number(b.endTime) - Number(a.endTime));
  if (draw === undefined) throw new Error('The sandbox has no draw on sale.');
  const slip = { currentNumero: draw.numero, betCartAmountSum: 2, bettingSlipString: '1|BIG,ODD|1' };
  await placeBets(opened.app, real, { gameId: draw.gameId, ...slip });
  await opened.app.queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'lotteryOrders' });
  const row = async () => (await main().findAllByRole('button', { name: /Issue / }))[0] ?? document.body;
  return { ...opened, draw, row };
}

describe('own orders', () => {
  it('are narrowed by games of their names [GAM-15]', async () => {
    const { draw } = await openWithOrder('member-0');
    const orders = within(screen.getByRole('region', { name: 'My orders' }));
    const select = orders.getByLabelText<HTMLSelectElement>('Game');
    const names = () => [...select.options].map(({ text }) => text);
    await waitFor(() => expect(names()).toContain(String(draw.gameName)));
    expect(names()).not.toContain(draw.gameCode);
  });

  it('say that there are none, and that they could not be read [GAM-15]', async () => {
    await real.play({ fail: { lotteryOrders: 'unknown.system.err' } });
    const { user } = await renderStorefront({
      merchant: 'aurora',
      persona: 'member-unread',
      url: '/m/lottery',
      site: site(),
    });
    const orders = within(main().getByRole('region', { name: 'My orders' }));
    const retry = await orders.findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(retry);
    expect(await orders.findByText('No orders here')).toBeDefined();
  });

  it('come twenty a page in the address; another choice begins at the first, and a page that is not there gives way to the last [GAM-15]', {
    tags: ['deep'],
  }, async () => {
    const { user, app, draw } = await openWithOrder('agent-42');
    const slip = { currentNumero: draw.numero, betCartAmountSum: 20, bettingSlipString: '1|BIG|1' };
    await placeBets(app, real, { gameId: draw.gameId, ...slip, chase: 20 });
    await app.queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'lotteryOrders' });
    const pages = async () => within(await main().findByRole('navigation', { name: 'Pages' }));
    const rows = () => document.querySelectorAll('main button[data-status]').length;
    await waitFor(() => expect(rows()).toBe(20));
    await user.click((await pages()).getByText('2'));
    expect(window.location.search).toBe('?days=1&page=2');
    await waitFor(() => expect(rows()).toBe(1));
    await user.click(main().getByText('30 days'));
    expect(window.location.search).toBe('?days=30');
    act(() => app.navigator.go('/m/lottery?days=30&page=9'));
    await waitFor(() => expect(window.location.search).toBe('?days=30&page=2'));
    await waitFor(() => expect(rows()).toBe(1));
  });

  it('keep the way back from a page that is empty, whatever the server promised [GAM-15]', async () => {
    const orders = { content: [], totalPages: 3 };
    instead = (path) => (path === '/lgw/orders' ? Response.json({ orders }) : undefined);
    await renderStorefront({ merchant: 'aurora', persona: 'agent-7', url: '/m/lottery?page=2', site: site() });
    expect(await main().findByText('No orders here')).toBeDefined();
    const pages = within(await main().findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('1')).toBeDefined();
  });

  it('show the order where its bets cannot be read, which is said [GAM-15]', { tags: ['deep'] }, async () => {
    const { user, row } = await openWithOrder('agent-1');
    await real.play({ fail: { lotteryOrderLines: 'unknown.system.err' } });
    await user.click(await row());
    expect(await detail().findByText('Order number')).toBeDefined();
    const retry = await detail().findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(retry);
    expect(await detail().findByText('Big · Odd')).toBeDefined();
  });

  it('say what a player reads where the gateway tells codes only: the lottery, its state and the bets by name, what nobody names by its code [GAM-15]', {
    tags: ['deep'],
  }, async () => {
    const { user, app, draw } = await openWithOrder('member-0');
    const { gameId, gameCode } = draw;
    const gameName = String(draw.gameName);
    const order = { orderDetailId: 7, orderNumber: 'L7', gameCode, numero: '20260101-0001', orderStatus: 4 };
    const line = (playId: number, bettingContent: string) => ({
      playId,
      bettingContent,
      bettingAmount: 6,
      winAmount: 5,
    });
    const answers: { readonly [path: string]: object } = {
      '/lgw/orders': { orders: { content: [order], totalPages: 1 } },
      '/lgw/orders/detail/7': { ...order, winningNumber: '08,7' },
      '/lgw/orders/detail/7/info': { content: [line(1, 'BIG,ODD'), line(4, '007,120'), line(99, 'DRAGON')] },
    };
    instead = (path) => (Object.hasOwn(answers, path) ? Response.json(answers[path]) : undefined);
    await app.queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'lotteryOrders' });
    const row = await main().findByRole('button', { name: /20260101-0001/ });
    await waitFor(() => expect(row.textContent).toMatch(new RegExp(`^${gameName}.*Won$`)));
    await user.click(row);
    for (const text of [gameName, 'Won', 'Sum', 'Big · Odd', 'Last 3 digits', '007 · 120', '99', 'DRAGON'])
      expect((await detail().findAllByText(text)).length).toBeGreaterThan(0);
    expect(sent).toContain(`/lgw/games/${gameId}/play_menu`);
    expect(detail().getByText('Drawn in issue 20260101-0001:').parentElement?.textContent).toMatch(/:087$/);
  });

  it('show the bets beyond the first hundred on a page of their own [GAM-15]', { tags: ['deep'] }, async () => {
    const { user, row } = await openWithOrder('member-0');
    const line = (bettingContent: string) => ({ playId: 1, playName: 'Sum', bettingContent, bettingAmount: 1 });
    const hundred = Array.from({ length: 100 }, () => line('BIG'));
    instead = (path, query) => {
      const content = query.get('page') === '0' ? hundred : [line('ODD')];
      return path.endsWith('/info') ? Response.json({ content, totalPages: 2 }) : undefined;
    };
    await user.click(await row());
    const pages = within(await detail().findByRole('navigation', { name: 'Pages' }));
    await user.click(pages.getByText('2'));
    expect(await detail().findByText('Odd')).toBeDefined();
  });

  it('that were drawn meanwhile have the balance asked for, which a win has changed [GAM-15]', {
    tags: ['deep'],
  }, async () => {
    const { row, app } = await openWithOrder('agent-41');
    await row();
    const drawn = { orderDetailId: 7, orderNumber: 'L7', numero: '1', orderStatus: 4, winningAmount: 19 };
    const orders = { content: [drawn], totalPages: 1 };
    instead = (path) => (path === '/lgw/orders' ? Response.json({ orders }) : undefined);
    const reads = () => sent.filter((path) => path === '/wps/v2/wallets/balance').length;
    const before = reads();
    await app.queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'lotteryOrders' });
    expect(await main().findByText('+৳19.00')).toBeDefined();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });
});

describe('cancelling a suborder', () => {
  it('asks first, with the focus on the question, and a hurried second tap cancels nothing [GAM-15]', {
    tags: ['deep'],
  }, async () => {
    const { user, row } = await openWithOrder('agent-2');
    await user.click(await row());
    await user.click(await detail().findByRole('button', { name: 'Cancel this order' }));
    expect(document.activeElement?.textContent).toBe('Cancel this order and take the stake back?');
    const buttons = detail()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(buttons.at(-1)).toBe('Keep it');
    await user.click(detail().getByRole('button', { name: 'Keep it' }));
    expect(document.activeElement).toBe(detail().getByRole('button', { name: 'Cancel this order' }));
    expect(cancels()).toBe(0);
  });

  it('is sent once, however often it is tapped [GAM-15]', { tags: ['deep'] }, async () => {
    const { user, row } = await openWithOrder('member-vip');
    await real.play({ slow: { cancelSubOrders: 150 } });
    await user.click(await row());
    await user.click(await detail().findByRole('button', { name: 'Cancel this order' }));
    await user.dblClick(detail().getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(detail().queryByRole('button', { name: /cancel/i })).toBeNull());
    expect(cancels()).toBe(1);
  });

  it('says that it is refused once the draw has closed, and reads the order again [GAM-15]', {
    tags: ['deep'],
  }, async () => {
    const { user, row } = await openWithOrder('agent-7');
    await real.play({ fail: { cancelSubOrders: 'order.not.cancellable' } });
    await user.click(await row());
    await user.click(await detail().findByRole('button', { name: 'Cancel this order' }));
    const reads = sent.filter((path) => path.startsWith('/lgw/orders/detail/')).length;
    await user.click(detail().getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('Not cancelled: the draw may have closed')).toBeDefined();
    await waitFor(() =>
      expect(sent.filter((path) => path.startsWith('/lgw/orders/detail/')).length).toBeGreaterThan(reads),
    );
  });

  it.each([
    ['done', /^Cancelled by/],
    ['not done', /^No answer came\. As it stands now, nothing has changed/],
  ])(
    'whose answer is lost is not known, and not sent again, until the order was read: %s [GAM-15]',
    { tags: ['deep'] },
    async (outcome, words) => {
      const { user, row, app } = await openWithOrder('agent-41');
      await user.click(await row());
      await user.click(await detail().findByRole('button', { name: 'Cancel this order' }));
      cutPath = cancelPath;
      instead = (path) => {
        if (path.startsWith('/lgw/orders/detail/')) return new Response('<html>', { status: 503 });
        return path === cancelPath && outcome === 'not done' ? new Response() : undefined;
      };
      await user.click(detail().getByRole('button', { name: 'Yes, cancel it' }));
      const unknown = /^No answer came, so it is not known whether this order was cancelled/;
      expect(await detail().findByText(unknown)).toBeDefined();
      const button = await detail().findByRole('button', { name: 'Cancel this order' }, { timeout: patient(10_000) });
      expect(button).toHaveProperty('disabled', true);
      expect(screen.queryByText(/network is slow or offline/)).toBeNull();
      instead = () => undefined;
      await act(() => app.queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'lotteryOrder' }));
      expect(await detail().findByText(words)).toBeDefined();
      expect(detail().queryByText(unknown)).toBeNull();
      const isOpen = detail().queryByRole('button', { name: 'Cancel this order' }) !== null;
      expect(isOpen).toBe(outcome === 'not done');
      expect(cancels()).toBe(1);
    },
  );
});

describe('a lottery', () => {
  it('that was never drawn says so [GAM-15]', async () => {
    instead = (path) => (path === '/lgw/numeros/near' ? Response.json([]) : undefined);
    await renderStorefront({ merchant: 'aurora', persona: 'guest', url: '/m/startLottery?mode=LOTT', site: site() });
    expect(await main().findByText('Nothing drawn yet')).toBeDefined();
  });

  it('tells who does not see it what was drawn and how long it sells [GAM-15]', async () => {
    await renderStorefront({ merchant: 'aurora', persona: 'guest', url: '/m/lottery?mode=LOTT', site: site() });
    const button = await main().findByRole('link', { name: 'Play Emerald Ball' });
    const told = () =>
      (button.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    await waitFor(() => expect(told()).toMatch(/^Drawn in issue .*Closes in/));
  });
});
