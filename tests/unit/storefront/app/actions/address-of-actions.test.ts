import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { expect, it } from 'vitest';
import { addressOfActions } from '@/storefront/app/actions/address-of-actions';

it('leads from a game to the page that plays games, though a quiet page stands before it [GAM-11]', () => {
  const boot = sampleBoot(['about', 'launchGame'].map((id) => samplePage(id, {})));
  const routes = boot.routes.map((route) => (route.page === 'about' ? ({ ...route, role: 'quiet' } as const) : route));
  const game = { vassalage: 'JL', nodeId: 9 };
  expect(addressOfActions([{ do: 'launchGame' }], game, { ...boot, routes })).toBe('/m/launchGame?vendor=JL&nodeId=9');
});
