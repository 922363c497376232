import { act, screen, waitFor, within } from '@testing-library/react';
import { patient } from '@tests/support/patience';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endsAfter } from '@/storefront/features/wallets/use-ends';

let real: RealSite;
/** What happens to a movement: its answer is lost, or that of the vendor's wallet alone. */
let isLost = (_: string) => false;
let hasRecord = true;
/** What the platform says instead of how often money must be staked in a wallet. */
let turnover: number | undefined;
let sent: string[] = [];
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(async () => {
  isLost = () => false;
  hasRecord = true;
  turnover = undefined;
  sent = [];
  await real.play({});
});
afterAll(() => real.close());

const open = (persona = 'agent-42', query = '') =>
  renderStorefront({
    merchant: 'aurora',
    persona,
    url: `/m/myWallet${query}`,
    site: {
      ...real,
      fetch: async (input, init) => {
        if (!hasRecord && String(input).includes('/report/')) return new Response('', { status: 500 });
        const answer = await real.fetch(input, init);
        if (turnover !== undefined && String(input).includes('lockTransStatus')) {
          const told = await answer.json();
          return Response.json({ ...told, value: { ...told.value, turnover } });
        }
        if (!String(input).includes('GCS_walletTransfer')) return answer;
        const body = String(init?.body);
        sent = [...sent, body];
        if (isLost(body)) throw new TypeError('Failed to fetch');
        return answer;
      },
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;

const wallets = () => screen.findByRole('list', { name: 'Wallets' });
const row = async (name: string) =>
  within(await wallets())
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(name))?.textContent;
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const send = () => screen.getByRole('button', { name: 'Move the money' });
const dialog = () => within(screen.getByRole('dialog'));

async function minorIn({ app }: Opened, wallet: number): Promise<number> {
  const { balance } = await app.call('balance', { typeId: 0 });
  const row = balance?.find(({ accountTypeId }) => accountTypeId === wallet);
  return Math.round(Number(row?.availBalance) * 100);
}

describe('the page of several wallets', () => {
  it('moves money out of the main one, once for two taps, and shows what is where [MEM-14]', async () => {
    const opened = await open();
    const { user } = opened;
    const before = await minorIn(opened, 2);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'To' }), 'Evening Table');
    await user.type(await amount(), '১২০.৫');
    await user.dblClick(send());
    expect(await screen.findByText('Moved from Main wallet to Evening Table')).toBeDefined();
    expect(sent).toHaveLength(1);
    await waitFor(async () => expect(await row('Evening Table')).toContain('120.50'));
    expect(await minorIn(opened, 2)).toBe(before - 12050);
    await user.click(screen.getByRole('button', { name: 'Move more' }));
    expect((await amount()).value).toBe('');
  });

  it('says before money is moved into a wallet what will keep it there [MEM-14]', { tags: ['deep'] }, async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'To' }), 'Evening Table');
    await user.type(await amount(), '50');
    expect(screen.queryByText(/must be staked from it/)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Stadium One');
    await user.clear(await amount());
    expect(screen.queryByText(/must be staked from it/)).toBeNull();
    await user.type(await amount(), '50');
    expect(
      await screen.findByText('Before money leaves Stadium One again, ৳50.00 must be staked from it'),
    ).toBeDefined();
  });

  it('names an amount also where the platform counts money one and a half times [MEM-14]', async () => {
    turnover = 1.5;
    const { user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'To' }), 'Evening Table');
    await user.type(await amount(), '50.01');
    await screen.findByText('Before money leaves Evening Table again, ৳75.02 must be staked from it');
  });

  it('tells what must be staked before money leaves, and lets nothing be sent out of there [MEM-14]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-42', '?from=12&to=2');
    await opened.app.call('walletTransfer', { fromAccountTypeId: 2, toAccountTypeId: 12, amount: '40.00' });
    await opened.app.queries.invalidateQueries();
    await waitFor(async () => expect(await row('Stadium One')).toContain('Locked until ৳40.00 more is staked from it'));
    expect(screen.getByText('Nothing can leave this wallet yet. Choose another one.')).toBeDefined();
    expect(screen.getAllByText('Locked until ৳40.00 more is staked from it')).toHaveLength(2);
    for (const name of ['Move the money', 'All', 'Half']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'The other way round' }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'From' }).value).toBe('2');
    expect(send()).toHaveProperty('disabled', false);
  });

  it('whose answer is lost leads to the record, and until that is read nothing more can be sent [MEM-14]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-42', '?from=2&to=13');
    const { user } = opened;
    await user.type(await amount(), '7');
    isLost = () => true;
    hasRecord = false;
    await user.click(send());
    expect(await screen.findByText(/not known whether the money was moved/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Account record' })).toBeDefined();
    isLost = () => false;
    hasRecord = true;
    await waitFor(() => expect(send()).toHaveProperty('disabled', true));
    hasRecord = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Your request of .* for ৳7\.00 is in the record\./)).toBeDefined();
    expect(await minorIn(opened, 13)).toBe(700);
  });

  it('whose answer is lost is found in the record on the way back, and the next one is a new one [MEM-14]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('agent-42', '?from=2&to=13');
    await user.type(await amount(), '6');
    isLost = () => true;
    await user.click(send());
    await screen.findByText(/^Your request of .* for ৳6\.00 is in the record\./);
    isLost = () => false;
    hasRecord = true;
    document.body.replaceChildren();
    const again = await open('agent-42', '?from=2&to=13');
    const before = await minorIn(again, 13);
    await again.user.clear(await amount());
    await again.user.type(await amount(), '6');
    await again.user.click(send());
    await screen.findByText('Moved from Main wallet to King Parlour');
    expect(await minorIn(again, 13)).toBe(before + 600);
  });

  it('refuses more than there is, and keeps it [MEM-14]', async () => {
    const { user } = await open();
    await user.type(await amount(), '99999999');
    await user.click(send());
    expect((await screen.findAllByText(/At most/)).length).toBeGreaterThan(0);
    expect((await amount()).value).toBe('99999999');
    expect(sent).toEqual([]);
  });

  it('brings all back but what is locked, one wallet after the other [MEM-14]', { tags: ['deep'] }, async () => {
    const opened = await open();
    const { user } = opened;
    const before = await minorIn(opened, 2);
    const there = (await minorIn(opened, 11)) + (await minorIn(opened, 13));
    await user.click(await screen.findByRole('button', { name: 'All back to the main wallet' }));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
    await user.click(await screen.findByRole('button', { name: 'All back to the main wallet' }));
    expect(dialog().getByText('Locked, so it stays where it is: Stadium One')).toBeDefined();
    await user.dblClick(dialog().getByRole('button', { name: 'Move the money' }));
    expect(await dialog().findByText('Back in the main wallet')).toBeDefined();
    expect(sent).toHaveLength(2);
    expect(await minorIn(opened, 2)).toBe(before + there);
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'All back to the main wallet' })).toBeNull());
  });

  it('stops where it is not known what became of one, and leads to the record [MEM-14]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open();
    const { user, app } = opened;
    for (const toAccountTypeId of [11, 13])
      await app.call('walletTransfer', { fromAccountTypeId: 2, toAccountTypeId, amount: '3.00' });
    await app.queries.invalidateQueries();
    await waitFor(async () => expect(await row('King Parlour')).toContain('3.00'));
    sent = [];
    isLost = () => true;
    await user.click(await screen.findByRole('button', { name: 'All back to the main wallet' }));
    await user.click(dialog().getByRole('button', { name: 'Move the money' }));
    expect(await dialog().findByText(/^Evening Table: No answer came/)).toBeDefined();
    expect(dialog().getByRole('link', { name: 'Account record' })).toBeDefined();
    expect(sent).toHaveLength(1);
    // Once the record has it, the page says so and the question is gone.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: patient(20_000) });
    expect(await screen.findByText(/^Your request of .* is in the record\./)).toBeDefined();
  });

  it('offers another try where the balances do not come [MEM-14]', async () => {
    await real.play({ fail: { balance: '#727' } });
    await open();
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  });

  it('asks a guest to log in first, and is where the login leads back to [APP-14]', async () => {
    await open('guest', '?from=2');
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toBe('/m/myWallet?from=2');
  });

  it('is for nobody with one wallet, who is led to the member centre [MEM-01]', async () => {
    await open('member-0');
    await waitFor(() => expect(window.location.pathname).toBe('/m/mine'));
    expect(screen.queryByRole('link', { name: 'My wallet' })).toBeNull();
  });
});

describe('the two ends of a movement', () => {
  it.each([
    [{ from: 11 }, { from: 11, to: 12 }],
    [{ from: 12 }, { from: 12, to: 2 }],
    [{ to: 2 }, { from: 12, to: 2 }],
    [{ to: 11 }, { from: 2, to: 11 }],
    [
      { from: 12, to: 2 },
      { from: 12, to: 2 },
    ],
  ])('from 2 to 12, choosing %j gives %j [MEM-14]', (ends, after) => {
    expect(endsAfter({ from: 2, to: 12 }, ends)).toEqual(after);
  });
});
