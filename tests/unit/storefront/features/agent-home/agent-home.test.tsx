import { screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

let real: RealSite;
let spans: readonly string[] = [];
let failing: (url: URL) => boolean = () => false;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  spans = [];
  failing = () => false;
});
afterAll(() => real.close());

const open = (persona: string) =>
  renderStorefront({
    merchant: 'aurora',
    persona,
    url: '/m/agent',
    site: {
      ...real,
      fetch: async (input, init) => {
        const url = new URL(String(input), 'http://aurora.localhost');
        if (!url.pathname.endsWith('getTeamOverviewSum')) return real.fetch(input, init);
        spans = [...spans, `${url.searchParams.get('startDate')} ${url.searchParams.get('endDate')}`];
        expect(url.searchParams.get('size')).toBe('0');
        if (failing(url)) throw new TypeError('Failed to fetch');
        return real.fetch(input, init);
      },
    },
  });
const today = async () => within(await screen.findByRole('region', { name: 'Your team today' }));

describe("an agent's home", () => {
  it('has the figures of today, and yesterday beside them by a call of its own [AGT-03]', async () => {
    await open('agent-1');
    const figures = await today();
    for (const name of ['Logged in', 'Placed a bet', 'Registered', 'Online now'])
      expect(await figures.findByText(name)).toBeDefined();
    await waitFor(() => expect(figures.getAllByText(/than yesterday|As many as yesterday/)).toHaveLength(3));
    const [first, second] = spans.map((span) => span.split(' '));
    expect(first?.[0]).toBe(first?.[1]);
    expect(Date.parse(first?.[0] ?? '') - Date.parse(second?.[0] ?? '')).toBe(86_400_000);
    expect(spans).toHaveLength(2);
  });

  it('stands without figures that fail, and offers another try [AGT-03]', { tags: ['deep'] }, async () => {
    failing = () => true;
    const { user } = await open('agent-1');
    const figures = await today();
    const again = await figures.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('region', { name: 'Balance' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Team tools' })).toBeDefined();
    failing = () => false;
    await user.click(again);
    expect(await figures.findByText('Online now')).toBeDefined();
  });

  it("compares with nothing where only yesterday's do not come [AGT-03]", async () => {
    failing = () => spans.length > 1;
    await open('agent-1');
    const figures = await today();
    expect(await figures.findByText('Logged in')).toBeDefined();
    await waitFor(() => expect(spans).toHaveLength(2));
    expect(figures.queryByText(/yesterday/)).toBeNull();
    expect(figures.queryByRole('alert')).toBeNull();
  });

  it.each(
    sample(3, [
      ['2026-11-24T04:59:59Z', 'Good morning'],
      ['2026-11-24T05:00:00Z', 'Good day'],
      ['2026-11-24T09:00:00Z', 'Good afternoon'],
      ['2026-11-24T13:00:00Z', 'Good evening'],
      ['2026-11-24T18:00:00Z', 'Good morning'],
    ]),
  )("greets at %s with %s, by the merchant's clock [AGT-02]", async (at, words) => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
    await open('agent-7');
    expect(await screen.findByRole('heading', { name: `${words}, agent7` })).toBeDefined();
    clock.mockRestore();
  });

  it.each([
    ['agent-contract', 3],
    ['agent-7', 0],
  ])('marks the contracts that wait for an answer by %s: %i [AGT-07]', async (persona, count) => {
    await open(persona);
    const contracts = within(await screen.findByRole('group', { name: 'Contracts' }));
    await waitFor(() => expect(contracts.getAllByRole('link')).toHaveLength(3));
    await waitFor(() => expect(contracts.queryAllByRole('link', { name: /, 1 new$/ })).toHaveLength(count));
  });

  it('leads to a contract that waits where the merchant shows none else [AGT-07]', { tags: ['deep'] }, async () => {
    const site = await openRealSite('jade');
    await renderStorefront({ merchant: 'jade', persona: 'agent-contract', url: '/m/agent', site });
    await waitFor(() => expect(document.querySelector('main a[href$="/getSalaryContract"]')).not.toBeNull());
    await site.close();
  });

  it('has eleven entries, help among them, and how many letters are new [AGT-04]', async () => {
    await open('agent-contract');
    const grid = within(await screen.findByRole('group', { name: 'Team tools' }));
    await waitFor(() => expect([...grid.queryAllByRole('link'), ...grid.queryAllByRole('button')]).toHaveLength(11));
    expect(grid.getByRole('button', { name: 'Online service' })).toBeDefined();
    await waitFor(() =>
      expect(
        [...grid.queryAllByRole('link'), ...grid.queryAllByRole('button')].some((entry) =>
          /^Inbox.*2/.test(entry.getAttribute('aria-label') ?? ''),
        ),
      ).toBe(true),
    );
  });

  it.each([
    ['agent-1', true],
    ['agent-2', false],
  ])('has a footer in which %s finds dividends: %s [AGT-05]', async (persona, shows) => {
    await open(persona);
    const foot = within(await screen.findByRole('group', { name: 'Agency menu' }));
    const named = (name: RegExp) => [
      ...foot.queryAllByRole('link', { name }),
      ...foot.queryAllByRole('button', { name }),
    ];
    await waitFor(() => expect(named(/^Open account/)).toHaveLength(1));
    expect(named(/^Home/)).toHaveLength(1);
    expect(named(/^Agent notices/)).toHaveLength(1);
    await waitFor(() => expect(named(/^Dividends/)).toHaveLength(shows ? 1 : 0));
  });

  it.each(sample(1, ['member-0', 'member-40']))(
    'shows nothing of itself to %s, not while the account is on its way either [AGT-01]',
    async (persona) => {
      const seen: string[] = [];
      const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      await open(persona);
      await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
      watch.disconnect();
      expect(
        seen.filter((text) =>
          /Team tools|Team overview|Your team today|Good (morning|day|afternoon|evening)/.test(text),
        ),
      ).toEqual([]);
      expect(spans).toEqual([]);
    },
  );
});
