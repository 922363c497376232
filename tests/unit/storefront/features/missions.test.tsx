import { screen, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let real: RealSite;
let sent = 0;
let isLost = false;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
beforeEach(() => {
  sent = 0;
  isLost = false;
});
afterAll(() => real.close());

const open = (persona: string, merchant = 'aurora') =>
  renderStorefront({
    merchant,
    persona,
    url: '/m/leaderBoard',
    ...(merchant === 'aurora' && {
      site: {
        ...real,
        fetch: async (input, init) => {
          const answer = await real.fetch(input, init);
          if (!String(input).includes('claimIssuedPromotion')) return answer;
          sent += 1;
          if (isLost) throw new TypeError('Failed to fetch');
          return answer;
        },
      },
    }),
  });
const mission = (name: string) => screen.findByRole('region', { name }).then((region) => within(region));
const claimKey = { name: /^Claim: Deposits of this month, Reach ৳500/ };

describe('missions', () => {
  it('show progress by what was really put in, and a reached step is claimed once into the balance [MEM-11]', async () => {
    await real.give('membervip', '600');
    const { app, user } = await open('member-vip');
    const deposits = await mission('Deposits of this month');
    expect(deposits.getByRole('progressbar', { name: /of ৳10,000\.00$/ })).toBeDefined();
    const before = Number((await app.call('balance', { typeId: 0 })).sumBalance);
    await user.dblClick(await deposits.findByRole('button', claimKey));
    expect(await screen.findByText('৳10.00 is in your balance')).toBeDefined();
    expect(await deposits.findByText('Claimed')).toBeDefined();
    expect(deposits.queryByRole('button', claimKey)).toBeNull();
    expect(Number((await app.call('balance', { typeId: 0 })).sumBalance)).toBe(before + 10);
    expect(sent).toBe(1);
  });

  it('whose claim is not answered show what became of it [MEM-11]', {
    tags: ['deep'],
  }, async () => {
    await real.give('member0', '600');
    const { user } = await open('member-0');
    const deposits = await mission('Deposits of this month');
    isLost = true;
    await user.click(await deposits.findByRole('button', claimKey));
    expect(await screen.findByText('৳10.00 is in your balance')).toBeDefined();
    expect(screen.queryByText(/No answer came/)).toBeNull();
    expect(await deposits.findByText('Claimed')).toBeDefined();
  });

  it('have a ranking with the own place, asked for once it is opened [MEM-11]', async () => {
    await real.give('agent1', '99999');
    const { user } = await open('agent-1');
    const deposits = await mission('Deposits of this month');
    await user.click(deposits.getByRole('button', { name: 'Who is ahead' }));
    const ranking = await deposits.findByRole('list', { name: 'Ranking' });
    expect(within(ranking).getAllByRole('listitem')[0]?.textContent).toContain('ag***1');
    expect(deposits.getByText(/^Your place: 1, with ৳/)).toBeDefined();
  });

  it('say so where they are closed, and ask for none [MEM-11]', { tags: ['deep'] }, async () => {
    const padma = await openRealSite('padma');
    const asked: string[] = [];
    try {
      await renderStorefront({
        merchant: 'padma',
        persona: 'member-0',
        url: '/m/leaderBoard',
        site: {
          ...padma,
          fetch: (input, init) => {
            asked.push(String(input));
            return padma.fetch(input, init);
          },
        },
      });
      expect(await screen.findByText('এখানে মিশন বন্ধ আছে')).toBeDefined();
      expect(asked.filter((path) => /mission/i.test(path))).toEqual([]);
    } finally {
      padma.close();
    }
  });
});
