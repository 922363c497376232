import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { teamSheets } from '@/storefront/features/records/sheets/team-sheets';

let real: RealSite;
let asked: readonly URL[] = [];
let change: (url: URL, answer: Response) => Response = (_, answer) => answer;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  change = (_, answer) => answer;
  asked = [];
  vi.restoreAllMocks();
});
afterAll(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const answer = await real.fetch(input, init);
    if (!url.pathname.includes('/report/')) return answer;
    asked = [...asked, url];
    return change(url, answer);
  },
});
const open = (url: string, persona = 'agent-1') => renderStorefront({ merchant: 'aurora', persona, url, site: site() });
const report = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const rows = async (name: string) => {
  const list = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>(`ul[aria-label="${name}"] button`);
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  return [...list];
};
const press = (name: string, label: string) => report(name).getByText(label, { selector: 'button, button *' });
const last = (name: string) => asked.at(-1)?.searchParams.get(name);
const sumOf = (name: string, sum: string) =>
  report(name).getByText(sum, { selector: 'dt' }).nextElementSibling?.textContent;
const closed = () =>
  Response.json({ success: false, errorCode: 'function.not.available', message: 'off', value: null }, { status: 400 });

it('shows a bet without a result as open: its stake without a sign, and no loss [AGT-06]', () => {
  const open = { order_num: 'N1', plan_bet_amount: 40, actual_bet_amount: 40, win_amount: null, status: 2 };
  const drawn = { ...open, order_num: 'N2', win_amount: 0, status: 5 };
  const { lines, sums } = teamSheets.teamBetting({
    list: [open, drawn],
    footer: { total_actual_bet_amount: 80, total_win_amount: null },
    page: { total: 2 },
  });
  expect(lines.map(({ amount, isOpen, isGain, state }) => [amount, isOpen, isGain, state?.tone])).toEqual([
    [40, true, false, 'pending'],
    [-40, false, false, 'bad'],
  ]);
  expect(sums.map(({ name }) => name)).toEqual(['stake']);
});

describe('the profit and loss of a team', () => {
  it('goes into a downline’s team and back again, with its place kept in the address [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/agent/team/pnl?days=30&only=RNG');
    const name = 'Team profit';
    const [own] = await rows(name);
    expect(own?.textContent).toContain('Own play');
    const row = (await rows(name)).find(({ textContent }) => textContent?.startsWith('agent2'));
    const result = row?.textContent?.match(/[-+]৳[\d,.]+/)?.[0];
    await user.click(row as HTMLElement);
    await user.click(await screen.findByText('Team of agent2'));
    const path = await report(name).findByRole('navigation', { name: 'Where in the team' });
    expect(path.textContent).toBe('agent1agent2');
    expect(location.search).toMatch(/^\?days=30&only=RNG&agent=\d+$/);
    await waitFor(() => expect(sumOf(name, 'Result')).toBe(result));
    expect(screen.queryByRole('dialog')).toBeNull();
    history.back();
    await waitFor(() => expect(report(name).queryByRole('navigation', { name: 'Where in the team' })).toBeNull());
    expect(location.search).toBe('?days=30&only=RNG');
  });

  it('finds members by a part of their name, wherever they are in the team [AGT-06]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/agent/team/pnl?days=30');
    await rows('Team profit');
    await user.type(report('Team profit').getByLabelText('Member'), ' rahi{Enter}');
    await waitFor(() => expect(location.search).toBe('?days=30&who=rahi'));
    await waitFor(async () => expect((await rows('Team profit'))[0]?.textContent).toMatch(/^rahim/));
    expect([last('customerName'), last('summaryType')]).toEqual(['rahi', '0']);
  });

  it('shows the same sums by day, drawn and in a table [AGT-06]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/agent/team/pnl?days=7');
    await rows('Team profit');
    const result = sumOf('Team profit', 'Result');
    await user.click(press('Team profit', 'By day'));
    const table = within(await screen.findByRole('table', { name: 'Team profit' }));
    expect(location.search).toBe('?days=7&by=day');
    const days = table.getAllByRole('row').slice(1);
    const cents = days.map((day) => Math.round(Number(day.lastElementChild?.textContent?.replace(/,/g, '')) * 100));
    const whole = Math.round(Number(result?.replace(/[৳,]/g, '')) * 100);
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(whole);
  });

  it('is saved as a table whose amounts come to the sum above [AGT-06]', { tags: ['deep'] }, async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open('/m/agent/team/pnl?days=30');
    await rows('Team profit');
    const result = sumOf('Team profit', 'Result');
    await user.click(press('Team profit', 'Save as a table (CSV)'));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head = '', ...lines] = ((await saved[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
    const place = head.split(',').indexOf('Amount');
    const cents = lines.map((line) => Math.round(Number(line.split(',')[place]) * 100));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(Math.round(Number(result?.replace(/[৳,]/g, '')) * 100));
  });

  it('says that it is closed where the platform has it off [AGT-06]', async () => {
    change = closed;
    await open('/m/agent/team/pnl');
    expect(await report('Team profit').findByText(/does not have permission/)).toBeDefined();
  });
});

describe('what a team did', () => {
  it('shows movements of the team for ?types=A, and the own ones a tap away [AGT-06]', async () => {
    const { user } = await open('/m/transaction/record?types=A&days=30');
    const [first] = await rows('Team transactions');
    expect(asked.at(-1)?.pathname).toBe('/wps/report/downlineTransaction');
    await user.click(first as HTMLElement);
    expect(within(await screen.findByRole('dialog')).getByText('Member')).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(press('Team transactions', 'Mine'));
    await rows('Account record');
    expect(location.search).toBe('?days=30');
  });

  it('shows a member who is no agent the own movements alone [AGT-06]', async () => {
    await open('/m/transaction/record?types=A&days=30', 'member-vip');
    await rows('Account record');
    expect(asked.map(({ pathname }) => pathname)).not.toContain('/wps/report/downlineTransaction');
  });

  it('shows bets of games and of lotteries, each with whose it is [AGT-06]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/teamBetting?days=30');
    await rows('Team bets');
    await user.click(press('Team bets', 'Lottery'));
    await waitFor(() => expect(asked.at(-1)?.pathname).toBe('/wps/report/teamBetting'));
    await user.selectOptions(await report('Team bets').findByLabelText('State'), 'Won');
    await waitFor(() => expect(last('status')).toBe('4'));
    const won = await rows('Team bets');
    expect(won.every((row) => row.textContent?.endsWith('Won'))).toBe(true);
  });

  it('reads an order of a state that nobody knows as cancelled [AGT-06]', () => {
    const { lines } = teamSheets.teamBetting({ list: [{ order_num: 'L1', status: 12, plan_bet_amount: 5 }] });
    expect(lines[0]?.state).toEqual({ tone: 'bad', words: { t: 'widget.records.order.6', otherwise: '12' } });
  });
});

describe('what an agent earns', () => {
  it('shows the income of each day [AGT-06]', { tags: ['deep'] }, async () => {
    await open('/m/member/agent/agentRebeat?days=30');
    const days = await rows('Agent income');
    expect(days.length).toBeGreaterThan(20);
    // Each by its day, and what it is made of: a list of the same word tells nothing.
    expect(days[1]?.textContent).toMatch(/^\d\d\/\d\d\/\d{4}(Commission ৳[\d,.]+)?.*Brokerage ৳[\d,.]+/);
    expect(new Set(days.map((day) => day.textContent?.slice(0, 10))).size).toBe(days.length);
    expect(sumOf('Agent income', 'Income')).toMatch(/৳[\d,.]+/);
  });

  it('shows the dividend of two periods and its terms in words [AGT-06]', { tags: ['deep'] }, async () => {
    await open('/m/member/agent/agentDivident');
    expect(await report('Dividends').findByText('This period')).toBeDefined();
    expect(report('Dividends').getByText('Last period')).toBeDefined();
    expect(await report('Dividends').findByText(/^10% of what the team lost, from ৳[\d,.]+ staked by/)).toBeDefined();
  });

  it('writes no amount that the platform did not say [AGT-06]', { tags: ['deep'] }, async () => {
    change = (url, answer) =>
      url.pathname.endsWith('/commission') ? Response.json({ success: true, value: { curr_turnover: 5 } }) : answer;
    await open('/m/member/agent/agentDivident');
    await report('Dividends').findByText('This period');
    expect(report('Dividends').getAllByText('–')).toHaveLength(4);
    expect(report('Dividends').queryByText('৳0.00')).toBeNull();
  });

  it('says so to an agent who takes no part in dividends [AGT-06]', async () => {
    await open('/m/member/agent/agentDivident', 'agent-41');
    expect(await screen.findByText('This account takes no part in dividends')).toBeDefined();
  });
});
