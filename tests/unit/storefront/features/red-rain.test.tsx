import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { amountAgain, missedBy } from '@/storefront/features/red-rain/give-again';
import { amountRange, totalOf } from '@/storefront/features/red-rain/rain-limits';

let real: RealSite;
let sent = 0;
let isLost = false;
let isOver = false;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  sent = 0;
  isLost = false;
  isOver = false;
  sessionStorage.clear();
});
afterAll(() => real.close());

const open = async (persona: string, names: readonly string[]) => {
  const opened = await renderStorefront({
    merchant: 'aurora',
    persona,
    url: '/m/redRain',
    site: {
      ...real,
      fetch: async (input, init) => {
        const gives = String(input).includes('transferMultipleDownlines');
        if (gives && isOver) return new Response('', { status: 401 });
        const answer = await real.fetch(input, init);
        if (!gives) return answer;
        sent += 1;
        if (isLost) throw new TypeError('Failed to fetch');
        return answer;
      },
    },
  });
  const { app } = opened;
  for (const username of names) await app.call('agentDownline', { username, password: 'abc12345', type: 0 });
  await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
  await app.queries.invalidateQueries();
  return opened;
};
/** Lists somebody who is no downline any more. */
async function listGone({ call, queries }: Awaited<ReturnType<typeof open>>['app'], customerName: string) {
  const people = (await call('recipients', {})).downlines ?? [];
  queries.setQueriesData(
    { predicate: ({ queryKey }) => queryKey[2] === 'recipients' },
    { downlines: [...people, { customerId: 1, customerName, type: 0 }] },
  );
}
const dialog = () => within(screen.getByRole('dialog'));
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const button = (label: string | RegExp) => screen.getByRole('button', { name: label });

describe('red envelopes', () => {
  it('go to whom is chosen, their sum said before it is confirmed, and sent once [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('agent-1', ['qzone01', 'qzone02', 'lamia01']);
    expect(await screen.findByRole('checkbox', { name: 'agent2 Agent' })).toBeDefined();
    await user.type(await amount(), '১২.৫');
    await user.click(button('Continue'));
    expect(await screen.findByText('Choose at least one downline')).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Find a downline' }), 'qzone');
    expect(screen.queryByRole('checkbox', { name: 'lamia01' })).toBeNull();
    await user.click(button('Choose all 2'));
    expect(screen.getByText('৳25.00')).toBeDefined();
    await user.click(button('Continue'));
    await screen.findByRole('dialog');
    expect(dialog().getByText('৳25.00')).toBeDefined();
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await user.dblClick(dialog().getByRole('button', { name: 'Give the envelopes' }));
    expect(await screen.findByText('Given. Downlines: 2')).toBeDefined();
    expect(sent).toBe(1);
    expect(screen.getByText('qzone02')).toBeDefined();
    await user.click(button('Given'));
    await user.click(await screen.findByRole('button', { name: /Downlines: 2.*৳25.00/ }));
    expect(dialog().getByText('qzone01')).toBeDefined();
    expect((await app.call('transferMultipleRecords', {})).list).toHaveLength(1);
  });

  it('that reach some and not all say who, why, and that nothing was taken for them [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('agent-41', ['nadia01', 'nadia02']);
    await listGone(app, 'nadia03');
    await user.click(await screen.findByRole('checkbox', { name: 'nadia01' }));
    await user.click(await screen.findByRole('checkbox', { name: 'nadia03' }));
    await user.type(await amount(), '5');
    await user.click(button('Continue'));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await user.click(dialog().getByRole('button', { name: 'Give the envelopes' }));
    const partly = await screen.findByText('Given to 1, not to 1');
    expect(partly.getAttribute('data-state')).toBe('failed');
    expect(screen.getByText('Not a downline of yours any more')).toBeDefined();
    expect(screen.getByText(/Nothing was taken from your balance/)).toBeDefined();
    // Given again, it begins with what each was to get.
    await user.click(button('Give again'));
    expect((await amount()).value).toBe('5');
    // Only once: what was changed since is what one comes back to.
    await user.clear(await amount());
    await user.type(await amount(), '6');
    await user.click(button('Given'));
    await user.click(button('Give'));
    expect((await amount()).value).toBe('6');
  });

  it('whose answer is lost lead to the record, which tells of all of them, and are given once [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('agent-42', ['omar01']);
    await listGone(app, 'omar02');
    await user.type(await amount(), '7');
    for (const name of ['omar01', 'omar02']) await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(button('Continue'));
    await screen.findByRole('dialog');
    isLost = true;
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await user.click(dialog().getByRole('button', { name: 'Give the envelopes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await screen.findByText(/^Your request of .* for ৳7\.00 is in the record\..* Given to 1, not to 1$/),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Account record' })).toBeDefined();
    // Nothing of it is left to be sent again by mistake.
    expect([(await amount()).value, screen.getByText(/^Downlines: /).textContent]).toEqual(['', 'Downlines: 0']);
    isLost = false;
    expect((await app.call('transferMultipleRecords', {})).list).toHaveLength(1);
  });

  it('lead to the login and back where the session is over [AGT-06]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-2', ['again01', 'again02']);
    isOver = true;
    await user.type(await amount(), '3');
    await user.click(button(/^Choose all/));
    await user.click(button('Continue'));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await user.click(dialog().getByRole('button', { name: 'Give the envelopes' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toBe('/m/redRain?confirm=money');
    expect(sessionStorage.getItem('drafts') ?? '').toContain('"amount":"3"');
    expect(sessionStorage.getItem('drafts') ?? '').not.toContain('112358');
  });

  it('are refused over what there is, and what was typed stays [AGT-06]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-7', ['piya01']);
    await user.click(await screen.findByRole('checkbox', { name: 'piya01' }));
    await user.type(await amount(), '1000.01');
    await user.click(button('Continue'));
    await waitFor(() => expect(screen.getByText('At most ৳1,000.00')).toBeDefined());
    expect((await amount()).value).toBe('1000.01');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('keeps amount, mode and who was chosen while the form is away, without those who left the team [AGT-06]', async () => {
  const { user, app } = await open('agent-contract', ['stays01', 'stays02']);
  await listGone(app, 'leaves01');
  await user.type(await amount(), '7');
  await user.click(button('By chance'));
  for (const name of ['stays01', 'leaves01']) await user.click(await screen.findByRole('checkbox', { name }));
  expect(screen.getByText('Downlines: 2')).toBeDefined();
  await user.click(button('Given'));
  await app.queries.invalidateQueries();
  await user.click(button('Give'));
  expect((await amount()).value).toBe('7');
  expect(screen.getByText('Downlines: 1')).toBeDefined();
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([isChosen('stays01'), isChosen('stays02')]).toEqual([true, false]);
  expect(button('By chance').getAttribute('aria-pressed')).toBe('true');
});

describe('what may be typed', () => {
  const limits = { least: 100, most: 100_000, receivers: 200 };
  it.each([
    ['equal', '7.50'],
    ['random', '10'],
  ])('%s, given again, begin with those who were missed and what they were to get [AGT-06]', (mode, amount) => {
    const receivers = [
      { customerId: 1, customerName: 'a', amount: 7.5, success: true },
      { customerId: 2, customerName: 'b', amount: '7.50', success: false },
      { customerId: 3, customerName: 'c', amount: 2.5, success: false },
    ];
    const rain = { refId: 'R1', mode, receivers };
    expect(missedBy(rain)).toEqual(['2', '3']);
    expect(amountAgain(rain)).toBe(amount);
  });

  it.each([
    ['equal', 3, 50_000, { minimum: 100, maximum: 16_666 }],
    ['equal', 0, 500_000, { minimum: 100, maximum: 100_000 }],
    ['random', 3, 50_000, { minimum: 300, maximum: 50_000 }],
    ['random', 3, undefined, { minimum: 300, maximum: 300_000 }],
  ] as const)('as %s for %i people with %s is %j [AGT-06]', (mode, count, available, range) => {
    expect(amountRange(limits, { mode, count, available })).toEqual(range);
  });

  it('comes to the sum of all, or is it [AGT-06]', () => {
    expect([totalOf('equal', 250, 3), totalOf('random', 250, 3)]).toEqual([750, 250]);
  });
});
