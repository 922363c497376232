import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let real: RealSite;
let keys: readonly (string | null)[] = [];
/** What is lost of a claim: its request, or the answer to it. */
let lost: 'request' | 'answer' | undefined;
/** The answer to a claim names no amount. */
let isUntold = false;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  lost = undefined;
  isUntold = false;
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
        if (!String(input).includes('claimManualRebate')) return real.fetch(input, init);
        keys = [...keys, new Headers(init?.headers).get('X-Request-Id')];
        if (isUntold) return Response.json({ success: true, value: null });
        const answer = lost === 'request' ? undefined : await real.fetch(input, init);
        if (lost !== undefined || answer === undefined) throw new TypeError('Failed to fetch');
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

  it('name what was listed where the answer names no amount [MEM-11]', async () => {
    const { user } = await open('agent-7');
    const total = (await part().findByText('To claim')).nextElementSibling?.textContent ?? '';
    expect(total).toMatch(/[1-9]/);
    isUntold = true;
    await user.click(part().getByRole('button', { name: 'Claim all' }));
    expect((await screen.findAllByText(`${total} is in your balance`)).length).toBeGreaterThan(0);
  });

  it('without an answer are as the list says: still to claim, or paid; the same claim goes on [MEM-11]', async () => {
    const { user } = await open('member-vip');
    await claims();
    const claimAll = () => user.click(part().getByRole('button', { name: 'Claim all' }));
    lost = 'request';
    await claimAll();
    expect(await part().findByText(/nothing has changed: you can try again/)).toBeDefined();
    expect(part().getAllByRole('link', { name: 'Account record' }).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(part().getByRole('button', { name: 'Claim all' })).not.toHaveProperty('ariaDisabled', 'true'),
    );
    lost = 'answer';
    await claimAll();
    expect((await screen.findAllByText(/is in your balance/)).length).toBeGreaterThan(0);
    expect(await part().findByText('No rebate to claim just now')).toBeDefined();
    expect(part().queryByText(/No answer came/)).toBeNull();
    expect(new Set(keys).size).toBe(1);
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
