import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';

it.each(['/m/home', '/m/gameList?gameType=RNG', '/m/notice', '/m/register'])(
  'leaves every control of %s in its place when the browser takes over: a finger on it is not lost [APP-15, HOM-01]',
  async (url) => {
    let controls: readonly Element[] = [];
    const { mismatches } = await renderStorefront({
      merchant: 'aurora',
      url,
      early: (root) => {
        controls = [...root.querySelectorAll('main :is(a, button, input, select, textarea)')].filter(
          (control) => control.closest('[data-for=member]') === null,
        );
      },
    });
    expect(controls.length).toBeGreaterThan(3);
    expect(controls.filter((control) => !control.isConnected).map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(mismatches).toEqual([]);
  },
);
