import { expect, it, vi } from 'vitest';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';

vi.mock(import('@/storefront/generated/wire/calls'), async (original) => ({
  ...(await original()),
  loadCheck: () => new Promise(() => undefined),
}));
vi.mock('@/storefront/generated/wire/later-calls', () => new Promise(() => undefined));

const context = () => ({ merchant: 'AURORA', language: 'bn', token: 'secret', standalone: false });

it('ends a call in time whose answer has come but not the code that checks it', async () => {
  const fetch = async () => Response.json({ success: true, value: { list: [] } });
  const call = createCaller({ baseUrl: '', context, fetch });
  await expect(call('winners', {}, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'timeout' });
});

it('ends a call in time whose own code does not come, and says that nothing was sent [MEM-07]', async () => {
  const fetch = vi.fn(async () => Response.json({ success: true, value: null }));
  const call = createCaller({ baseUrl: '', context, fetch });
  const failure = await call('setNickname', { nickname: 'Nora' }, { timeoutMs: 20 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'not.sent', call: 'setNickname' });
  expect(outcomeOf(failure)).toBe('refused');
  expect(fetch).not.toHaveBeenCalled();
});

it('ends such a call at once where nobody waits for it any more', async () => {
  const call = createCaller({ baseUrl: '', context, fetch });
  const page = new AbortController();
  const pending = call('setNickname', { nickname: 'Nora' }, { signal: page.signal });
  page.abort('the page is left');
  await expect(pending).rejects.toBe('the page is left');
});
