import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patient } from '../../../support/patience';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());

/** Pages with what the server's document has of them once the platform has answered in time. */
it.each(
  sample(2, [
    ['/m/home', 'aria-label="Promotions"'],
    ['/m/gameList?gameType=RNG', 'data-vendor-strip'],
    ['/m/notice', 'Deposits by e-wallet'],
    ['/m/register', 'name="values.username"'],
  ]),
)(
  'leaves every control of %s in its place when the browser takes over: a finger on it is not lost [APP-15, HOM-01]',
  async (url, whole) => {
    await vi.waitFor(async () => expect(await (await site.fetch(url)).text()).toContain(whole), patient(20_000));
    let controls: readonly Element[] = [];
    const { html, mismatches } = await renderStorefront({
      merchant: 'aurora',
      url,
      site,
      early: (root) => {
        controls = [...root.querySelectorAll('main :is(a, button, input, select, textarea)')].filter(
          (control) => control.closest('[data-for=member]') === null,
        );
      },
    });
    expect(html).toContain(whole);
    expect(controls.length).toBeGreaterThan(3);
    expect(controls.filter((control) => !control.isConnected).map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(mismatches).toEqual([]);
  },
);

it('takes over a document of ten minutes ago as it stands, and then asks anew for what is too old [APP-15, GAM-04]', {
  tags: ['deep'],
}, async () => {
  const url = '/m/gameList?gameType=RNG';
  await vi.waitFor(
    async () => expect(await (await site.fetch(url)).text()).toContain('data-vendor-strip'),
    patient(20_000),
  );
  const asked: string[] = [];
  const counted: RealSite = {
    ...site,
    fetch: (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return site.fetch(input, init);
    },
  };
  const { now } = Date;
  const { mismatches } = await renderStorefront({
    merchant: 'aurora',
    url,
    site: counted,
    early: () => {
      Date.now = () => now() + 600_000;
    },
  });
  Date.now = now;
  expect(mismatches).toEqual([]);
  expect(asked.filter((address) => address.includes('gameList') && !address.startsWith('/m/'))).toHaveLength(1);
});
