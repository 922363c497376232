import { act, screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rewardKind } from '@/storefront/features/rewards/reward-kind';
import { sumOf } from '@/storefront/features/rewards/sum-of';
import { isNothing } from '@/storefront/features/rewards/use-gift';

let real: RealSite;
let sent: readonly { readonly kind: string; readonly key: string | null }[] = [];
/** What comes in place of a claim's own answer, by the type of its promotion. */
let instead: { readonly [kind: string]: () => Response } = {};
/** The kind of reward whose claims arrive and are not answered. */
let lostAnswer: string | undefined;
/** What the platform says that tickets have won. */
let prize: number | string | null | undefined;
beforeEach(async () => {
  real = await openRealSite('aurora');
  sent = [];
  instead = {};
  lostAnswer = undefined;
  prize = undefined;
});
afterEach(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const isTicket = /claimTicket|getClaimTicketList.*USED/.test(String(input));
    if (isTicket && prize !== undefined) return withPrize(await real.fetch(input, init));
    if (String(input).includes('claimRaffle')) return instead.RAFFLE?.() ?? real.fetch(input, init);
    if (!String(input).includes('claimIssuedPromotion')) return real.fetch(input, init);
    const { promotionType: kind } = JSON.parse(String(init?.body));
    sent = [...sent, { kind, key: new Headers(init?.headers).get('X-Request-Id') }];
    const answer = await (kind === lostAnswer ? real.fetch(input, init).then(lost) : instead[kind]?.());
    return answer ?? real.fetch(input, init);
  },
});
async function withPrize(answer: Response): Promise<Response> {
  const { value, ...rest } = await answer.json();
  const won = (one: object) => ({ ...one, value: prize });
  return Response.json({ ...rest, value: Array.isArray(value) ? value.map(won) : won(value) });
}
const outcome = async () => within(await screen.findByRole('dialog', { name: 'What it brought' }));
const open = (url = '/m/rewardCenter', persona = 'member-unread') =>
  renderStorefront({ merchant: 'aurora', persona, url, site: site() });
const center = () => within(screen.getByRole('region', { name: 'Reward centre' }));
const rows = () => center().queryAllByRole('listitem');
const seen = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const key = (name: string | RegExp) => center().getByRole('button', { name });
/** One at a time is claimed: the next once the list has come anew. */
const nextKey = async (name: string) => {
  await waitFor(() => expect(key(name)).toHaveProperty('disabled', false));
  return key(name);
};
const refused = () =>
  Response.json({ success: false, errorCode: 'reward.expired', message: 'Too late', value: null }, { status: 400 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
/** Gives a draw, from the controls of the sandbox. */
const give = (kind: string) =>
  real.fetch('http://aurora.localhost/__sandbox/api/reward', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'aurora', username: 'memberunread', kind }),
  });
type Opened = Awaited<ReturnType<typeof open>>;
const balanceOf = async ({ app }: Opened) => Number((await app.call('balance', { typeId: 0 })).sumBalance);
/** What every badge counts. */
const badge = ({ app }: Opened) => app.facts.current().get('rewards.unclaimed');

describe('rewards that wait', () => {
  it('are claimed one at a time, into the balance, and the badge follows [MEM-11]', async () => {
    const opened = await open();
    await seen(2);
    expect(center().getByText('Rewards that wait: 2')).toBeDefined();
    expect(center().getByText('৳150.00')).toBeDefined();
    expect(rows()[0]?.textContent).toMatch(/^Gift of the house৳50.00Until /);
    const before = await balanceOf(opened);
    await opened.user.click(key('Claim: Gift of the house'));
    await seen(1);
    expect(await screen.findByText('৳50.00 is in your balance')).toBeDefined();
    expect(await balanceOf(opened)).toBe(before + 50);
    await waitFor(() => expect(opened.app.queries.isFetching()).toBe(0));
    expect(center().queryByRole('button', { name: 'Claim all' })).toBeNull();
    expect(center().getByText('Rewards that wait: 1')).toBeDefined();
  });

  it('that are draws say what they win once they are drawn, by the call of their kind [MEM-11]', {
    tags: ['deep'],
  }, async () => {
    for (const kind of ['RAFFLE', 'GOLDEN_EGG']) await give(kind);
    const opened = await open();
    await seen(4);
    expect(center().getByText('and what your draws win')).toBeDefined();
    expect(center().getByText('৳150.00')).toBeDefined();
    const before = await balanceOf(opened);
    await opened.user.click(key('Draw: Golden egg'));
    await seen(3);
    expect(await screen.findByText('৳20.00 is in your balance')).toBeDefined();
    await opened.user.click(await nextKey('Draw: Prize draw'));
    await seen(2);
    expect(await balanceOf(opened)).toBe(before + 40);
    expect(sent).toEqual([]);
  });

  it('that are draws go by their name alone where one is not answered [MEM-11]', { tags: ['deep'] }, async () => {
    await give('RAFFLE');
    instead = { RAFFLE: lost };
    const opened = await open();
    await seen(3);
    await opened.user.click(key('Draw: Prize draw'));
    expect(await center().findByText(/^Not claimed: Prize draw\. No answer came/)).toBeDefined();
  });

  it('stay told until that is closed, by its key or the way back, and the page below stays [MEM-11]', async () => {
    const { user } = await open();
    await seen(2);
    await user.click(key('Claim: Gift of the house'));
    expect((await outcome()).getByText('৳50.00 is in your balance')).toBeDefined();
    expect((await outcome()).getByRole('listitem').textContent).toBe('Gift of the house৳50.00');
    await user.click((await outcome()).getByRole('button', { name: 'All right' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await nextKey('Claim: Mission reward'));
    expect((await outcome()).getByText('৳100.00 is in your balance')).toBeDefined();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname + location.search).toBe('/m/rewardCenter');
  });

  it.each(
    sample(1, [
      [0, 'No prize this time'],
      ['Ten free spins', 'Ten free spins'],
      [null, 'See your account record for what it brought'],
      [12.5, '৳12.50'],
    ]),
  )('that are drawn and give %j say so, at once and in the list [MEM-11]', async (given, words) => {
    prize = given;
    await give('GOLDEN_EGG');
    const { user } = await open();
    await seen(3);
    await user.click(key('Draw: Golden egg'));
    expect((await outcome()).getByRole('listitem').textContent).toBe(`Golden egg${words}`);
    await user.click((await outcome()).getByRole('button', { name: 'All right' }));
    await user.click(key('Claimed'));
    const egg = await center().findByText('Golden egg');
    expect(egg.closest('li')?.textContent).toContain(`Golden egg${words}Claimed `);
    expect(center().queryByText('৳0.00')).toBeNull();
  });

  it('are claimed all together, each once under a key of its own [MEM-11]', { tags: ['deep'] }, async () => {
    const opened = await open();
    await seen(2);
    const before = await balanceOf(opened);
    await opened.user.click(key('Claim all'));
    expect(await center().findByText('No reward waits for you')).toBeDefined();
    expect(await screen.findByText('৳150.00 is in your balance')).toBeDefined();
    expect(await balanceOf(opened)).toBe(before + 150);
    expect(sent.map(({ kind }) => kind)).toEqual(['MANUAL', 'MISSION']);
    expect(new Set(sent.map((one) => one.key)).size).toBe(2);
    expect(center().getByRole('link', { name: 'See all events' })).toBeDefined();
  });

  it('of which one is refused come but for that one, which is named with the reason [MEM-11]', {
    tags: ['deep'],
  }, async () => {
    instead = { MANUAL: refused };
    const opened = await open();
    await seen(2);
    const before = await balanceOf(opened);
    await opened.user.click(key('Claim all'));
    const alert = await center().findByText(/^Not claimed: Gift of the house, ৳50\.00\./);
    expect(alert.textContent).toContain('Too late');
    await seen(1);
    expect(await balanceOf(opened)).toBe(before + 100);
    expect(await screen.findByText('৳100.00 is in your balance')).toBeDefined();
    expect(sent).toHaveLength(2);
  });

  it('of which one is not answered stop there, lead to the record, and go on under the same key [MEM-11]', {
    tags: ['deep'],
  }, async () => {
    instead = { MANUAL: lost };
    const opened = await open();
    await seen(2);
    const before = await balanceOf(opened);
    await opened.user.click(key('Claim all'));
    expect(await center().findByText(/^Not claimed: Gift of the house, ৳50\.00\. No answer came/)).toBeDefined();
    expect(center().getByRole('link', { name: 'Account record' })).toBeDefined();
    expect(sent.map(({ kind }) => kind)).toEqual(['MANUAL']);
    instead = {};
    await waitFor(() => expect(key('Claim all').getAttribute('aria-disabled')).toBeNull());
    await opened.user.click(key('Claim all'));
    expect(await center().findByText('No reward waits for you')).toBeDefined();
    expect(await balanceOf(opened)).toBe(before + 150);
    expect(new Set(sent.filter(({ kind }) => kind === 'MANUAL').map((one) => one.key)).size).toBe(1);
    expect(center().queryByText(/No answer came/)).toBeNull();
  });

  it('without an answer are claimed if the list of claimed ones has them, and the others go on [MEM-11]', async () => {
    lostAnswer = 'MANUAL';
    const opened = await open();
    await seen(2);
    const before = await balanceOf(opened);
    await opened.user.click(key('Claim all'));
    expect((await outcome()).getByText('৳150.00 is in your balance')).toBeDefined();
    expect((await outcome()).getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Gift of the house৳50.00',
    );
    expect(screen.queryByText(/No answer came/)).toBeNull();
    expect(await balanceOf(opened)).toBe(before + 150);
    expect(sent).toHaveLength(2);
  });

  it('are sent once however often the key is tapped [MEM-11]', async () => {
    const { user } = await open();
    await seen(2);
    await user.dblClick(key('Claim: Mission reward'));
    await seen(1);
    expect(sent.filter(({ kind }) => kind === 'MISSION')).toHaveLength(1);
  });

  it('show in the badge of the member centre, which a claim lowers [MEM-11]', { tags: ['deep'] }, async () => {
    const opened = await open('/m/mine');
    await waitFor(() => expect(badge(opened)).toBe(2));
    const entry = () => screen.getByRole('link', { name: /^Reward centre/ });
    expect(entry().getAttribute('aria-label')).toContain('2');
    await opened.user.click(entry());
    await seen(2);
    await opened.user.click(key('Claim: Mission reward'));
    await seen(1);
    await waitFor(() => expect(badge(opened)).toBe(1));
  });
});

describe('rewards of before', () => {
  it('have lists of their own, which the address names [MEM-11]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/rewardCenter?tab=expired');
    await seen(2);
    expect(rows()[0]?.textContent).toContain('Expired ');
    expect(center().queryByRole('button', { name: /^Claim:/ })).toBeNull();
    await user.click(key('Claimed'));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Claimed '));
    expect(location.search).toBe('?tab=claimed');
    await user.click(key('To claim'));
    await waitFor(() => expect(key('Claim all')).toBeDefined());
    expect(location.search).toBe('');
  });

  it('say so where there are none [MEM-11]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/rewardCenter?tab=claimed', 'member-0');
    expect(await center().findByText('You have claimed no reward yet')).toBeDefined();
    await user.click(key('Expired'));
    expect(await center().findByText('None of your rewards has expired')).toBeDefined();
  });

  it('show a card with another try where they do not come [MEM-11]', { tags: ['deep'] }, async () => {
    await real.play({ fail: { claimableRewards: 'unknown.system.err' } });
    const { user } = await open();
    const again = await center().findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(again);
    await seen(2);
  });
});

it('names what a reward is for where it has no title [MEM-11]', () => {
  expect(
    ['FIRST_DEPOSIT', 'NEW_REGISTER', 'MISSION_MANUAL', 'WHATEVER', null].map((type) => rewardKind(type).kind),
  ).toEqual(['deposit', 'welcome', 'mission', 'gift', 'gift']);
});

it('sums amounts to the cent, and leaves out what is none [MEM-11]', () => {
  expect(sumOf([{ amount: 0.1 }, { amount: '0.27' }, { amount: null }])).toBe('0.37');
});

it('knows an amount of zero, however it is written [MEM-11]', () => {
  expect([0, '0', '0.00', '.00', '.', '...', '', '0.50', null].map(isNothing)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false, false],
  ]);
});

it.each(
  sample(2, [
    ['aurora', 'open'],
    ['jade', 'open'],
    ['noor', 'open'],
    ['padma', 'closed'],
    ['mono', 'closed'],
  ]),
)('%s: the reward centre is %s, as its switch is [MEM-11]', async (merchant, state) => {
  const own = await openRealSite(merchant);
  try {
    await renderStorefront({ merchant, persona: 'member-unread', url: '/m/rewardCenter', site: own });
    const main = within(screen.getByRole('main'));
    if (state === 'open') await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(2));
    else await waitFor(() => expect(main.queryAllByRole('listitem')).toHaveLength(0));
    expect((await main.findAllByRole('button')).length).toBeGreaterThan(0);
  } finally {
    own.close();
  }
});
