import { expect, it, vi } from 'vitest';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';

vi.mock(import('@/storefront/generated/wire/calls'), async (original) => ({
  ...(await original()),
  loadCheck: () => new Promise(() => undefined),
}));

it('ends a call in time whose answer has come but not the code that checks it', async () => {
  const context = () => ({ merchant: 'AURORA', language: 'bn', token: undefined, standalone: false });
  const fetch = async () => Response.json({ success: true, value: { list: [] } });
  const call = createCaller({ baseUrl: '', context, fetch });
  await expect(call('winners', {}, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'timeout' });
});
