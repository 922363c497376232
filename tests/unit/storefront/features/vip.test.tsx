import { cleanup, screen, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const levels = [
  {
    level: 0,
    labelName: 'Bronze',
    requiredTurnover: 0,
    upgradeBonus: 0,
    monthlySalary: 0,
    rebateRate: 0.3,
    withdrawTimes: 3,
  },
  { level: 1, labelName: 'Silver', requiredTurnover: '50000', upgradeBonus: 188, rebateRate: null },
];
let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());

const open = (value: unknown) =>
  renderStorefront({
    merchant: 'aurora',
    persona: 'member-vip',
    url: '/m/member/benefits',
    site: {
      ...real,
      fetch: async (input, init) =>
        String(input).includes('ClubBenefit') ? Response.json({ success: true, value }) : real.fetch(input, init),
    },
  });

describe('the benefits of the member club', () => {
  it('shows the own level, the way to the next and what each brings [MEM-11]', async () => {
    await open({
      levels,
      current: { level: 0, labelName: 'Bronze', turnover: 12_500, nextTurnover: 50_000, progress: 25 },
    });
    const part = within(await screen.findByRole('region', { name: 'What a level brings' }));
    expect((await part.findByRole('progressbar')).getAttribute('value')).toBe('25');
    expect(part.getByText(/37,500\.00/)).toBeDefined();
    const [bronze, silver] = part.getAllByRole('listitem');
    expect(bronze?.getAttribute('aria-current')).toBe('true');
    expect(bronze?.textContent).toContain('0.3%');
    // What is not told of a level is left out.
    expect(within(silver as HTMLElement).getAllByRole('term')).toHaveLength(2);
  });

  it('says of a low level whose turnover is reached neither that it is the top nor what is left [MEM-11]', async () => {
    await open({
      levels,
      current: { level: 0, labelName: 'Bronze', turnover: 50_000, nextTurnover: 50_000, progress: 100 },
    });
    expect(await screen.findByText(/50,000\.00/, { selector: 'p' })).toBeDefined();
    expect(screen.queryByText(/highest level/)).toBeNull();
    expect(screen.queryByText(/more to reach/)).toBeNull();
  });

  it('says that the top is reached, and that there are no levels [MEM-11]', { tags: ['deep'] }, async () => {
    await open({
      levels,
      current: { level: 1, labelName: 'Silver', turnover: 60_000, nextTurnover: null, progress: 100 },
    });
    expect(await screen.findByText(/highest level/)).toBeDefined();
    cleanup();
    await open({ levels: [] });
    expect(await screen.findByText(/no levels/)).toBeDefined();
  });
});
