import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, describe, expect, it } from 'vitest';

const day = 86_400_000;
const phoneZone = process.env.TZ;

let real: RealSite | undefined;
afterEach(() => {
  real?.close();
  real = undefined;
  if (phoneZone === undefined) delete process.env.TZ;
  else process.env.TZ = phoneZone;
});

function travel(zone: string | undefined): void {
  if (zone === undefined) return;
  process.env.TZ = zone;
  expect(new Date().getTimezoneOffset()).toBe(-840);
}

/** The platform's time on a phone that is so far ahead of it. */
const platformTime = (ahead: number) => Date.now() - ahead;
const dayInDhaka = (at: number) => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Dhaka' }).format(at);

async function open(ahead: number, url: string, persona: string) {
  real = await openRealSite('aurora', undefined, () => platformTime(ahead));
  const asked: URL[] = [];
  const own = real;
  const site: RealSite = {
    ...own,
    fetch: (input, init) => {
      asked.push(new URL(String(input), 'http://aurora.localhost'));
      return own.fetch(input, init);
    },
  };
  const opened = await renderStorefront({ merchant: 'aurora', persona, url, site });
  const of = (call: string) => asked.filter(({ pathname }) => pathname.includes(call));
  return {
    ...opened,
    last: (call: string) => of(call).at(-1)?.searchParams,
    days: (call: string) => of(call).map(({ searchParams }) => searchParams.get('startDate')),
  };
}

const main = () => within(screen.getByRole('main'));

describe.each([
  ['a year ahead, in Kiritimati', 365 * day, 'Pacific/Kiritimati', []],
  ['a day behind', -day, undefined, ['deep']],
  ['right, in Kiritimati', 0, 'Pacific/Kiritimati', ['deep']],
] as const)('on a phone whose clock is %s', (_, ahead, zone, tags) => {
  it('a deposit just made is paid by its code in the time that the platform gives [APP-24]', {
    tags: [...tags],
  }, async () => {
    travel(zone);
    const { user } = await open(ahead, '/m/voucherCenter', 'agent-41');
    await user.click(await main().findByRole('radio', { name: /Scan & Pay/ }));
    await user.type(await main().findByRole('textbox', { name: /Amount/ }), '200');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    expect(await main().findByRole('img', { name: 'QR code of the payment' })).toBeDefined();
    expect((await main().findByText('Time left')).textContent).toMatch(/Time left (14:\d\d|15:0[01])/);
  });

  it('today’s record is that of the platform’s day, from the first page on [APP-24]', { tags: [...tags] }, async () => {
    travel(zone);
    const { last, user } = await open(ahead, '/m/vouReport?days=1', 'agent-41');
    const today = dayInDhaka(platformTime(ahead));
    await waitFor(() => expect(last('/depositTransaction')?.get('endDate')).toBe(`${today} 23:59:59`));
    expect(last('/depositTransaction')?.get('startDate')).toBe(`${today} 00:00:00`);
    await user.click(main().getByRole('button', { name: '7 days' }));
    const first = dayInDhaka(platformTime(ahead) - 6 * day);
    await waitFor(() => expect(last('/depositTransaction')?.get('startDate')).toBe(`${first} 00:00:00`));
  });

  it('a team’s figures are of the platform’s today and yesterday [APP-24]', { tags: [...tags] }, async () => {
    travel(zone);
    const { days } = await open(ahead, '/m/agent', 'agent-1');
    const told = [0, day].map((back) => dayInDhaka(platformTime(ahead) - back));
    await waitFor(() => expect(days('getTeamOverviewSum').slice(-2)).toEqual(told));
  });
});
