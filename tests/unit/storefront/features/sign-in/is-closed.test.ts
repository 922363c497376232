import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { isClosed } from '@/storefront/features/sign-in/login/is-closed';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';

afterEach(() => onlineManager.setOnline(true));

it.each([
  ['platform.maintenance', true],
  ['unknown.system.err', false],
])('knows a status that is refused with %s: closed is %s [APP-02, AUT-02]', async (code, closed) => {
  const gateway = createGateway({ merchant: 'AURORA', language: 'en', session: 'guest', userName: '' }, async () => {
    throw new GatewayError({ call: 'status', code });
  });
  await expect(isClosed(new QueryClient(), gateway)).resolves.toBe(closed);
});

it('does not wait for the network: the login itself says that there is none [AUT-02]', async () => {
  onlineManager.setOnline(false);
  let asked = 0;
  const gateway = createGateway({ merchant: 'AURORA', language: 'en', session: 'guest', userName: '' }, async () => {
    asked += 1;
    throw new GatewayError({ call: 'status', code: 'network' });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 60_000 } } });
  await expect(isClosed(queries, gateway)).resolves.toBe(false);
  expect(asked).toBe(1);
});
