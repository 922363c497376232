import { screen, within } from '@testing-library/react';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';

const away = Object.fromEntries(
  ['settings', 'whitelabel', 'registerRules', 'promotions'].map((call) => [call, 'unknown.system.err']),
);

it.each([
  ['/m/register', 'Registration is by invitation'],
  ['/m/trail', 'No trial on this site'],
  ['/m/download', 'No app needed'],
])(
  '%s says what could not be loaded, and never that it is closed, while the platform does not answer [APP-15, CFG-04]',
  async (url, closed) => {
    const site = await openRealSite('aurora');
    await site.play({ fail: away });
    await renderStorefront({ merchant: 'aurora', url, site });
    const main = within(screen.getByRole('main'));
    await main.findByText('Part of this page could not be loaded');
    expect(main.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(main.queryByText(closed)).toBeNull();
    site.close();
  },
);
