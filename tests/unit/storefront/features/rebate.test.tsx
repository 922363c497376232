import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let real: RealSite;
let keys: readonly (string | null)[] = [];
let isLost = false;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  isLost = false;
  keys = [];
});
afterAll(() => real.close());

const open = (persona: string, url = '/m/member/manualRebate') =>
  renderStorefront({
    merchant: 'aurora',
    persona,
    url,
    site: {
      ...real,
      fetch: async (input, init) => {
        const answer = await real.fetch(input, init);
        if (!String(input).includes('claimManualRebate')) return answer;
        keys = [...keys, new Headers(init?.headers).get('X-Request-Id')];
        if (isLost) throw new TypeError('Failed to fetch');
        return answer;
      },
    },
  });
const part = () => within(screen.getByRole('region', { name: 'Claim rebate' }));
const claims = () => part().findAllByRole('button', { name: /^Claim: / });

describe('rebates', () => {
  it('are claimed one by one and all at once, each once [MEM-11]', async () => {
    const { user } = await open('agent-41');
    const before = (await claims()).length;
    expect(before).toBeGreaterThan(1);
    const [first] = await claims();
    await user.dblClick(first as HTMLElement);
    await waitFor(async () => expect((await claims()).length).toBe(before - 1));
    expect(keys).toHaveLength(1);
    expect((await screen.findAllByText(/is in your balance/)).length).toBeGreaterThan(0);
    await user.click(part().getByRole('button', { name: 'Claim all' }));
    expect(await part().findByText('No rebate to claim just now')).toBeDefined();
  });

  it('say when it is not known whether they were paid, and where to look; what was paid is gone [MEM-11]', async () => {
    const { user } = await open('member-vip');
    await claims();
    isLost = true;
    await user.click(part().getByRole('button', { name: 'Claim all' }));
    expect(await part().findByText(/it is not known whether this rebate was paid/)).toBeDefined();
    expect(part().getAllByRole('link', { name: 'Account record' }).length).toBeGreaterThan(0);
    expect(await part().findByText('No rebate to claim just now')).toBeDefined();
    expect(keys).toHaveLength(1);
  });

  it('stand in a report of their own [MEM-11, MEM-10]', async () => {
    const { app } = await open('agent-7', '/m/member/rebateReport');
    expect(await screen.findByText('No rebates in this period')).toBeDefined();
    await app.call('claimManualRebate', {});
    await app.queries.invalidateQueries();
    const report = within(screen.getByRole('region', { name: 'My rebate' }));
    expect((await report.findAllByRole('listitem')).length).toBeGreaterThan(0);
    expect(report.getByText('Rebates')).toBeDefined();
  });
});
