import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { lowerUnread, renewUnread } from '@/storefront/platform/gateway/queries/member/inbox';
import { partQuery } from '@/storefront/platform/gateway/queries/member/member-parts';

afterEach(() => {
  vi.useRealTimers();
});

it('asks for the unread count once in 250 ms however much is read, and keeps the last where that fails [MEM-12]', async () => {
  vi.useFakeTimers();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let count = 0;
  const scope = { merchant: 'AUR', language: 'en', session: 'rana/1', userName: 'rana' };
  const gateway = createGateway(scope, async () => {
    count += 1;
    throw new Error('no answer');
  });
  const spec = partQuery(gateway, 'unread');
  queries.setQueryData(spec.queryKey, 5);
  const stop = new QueryObserver(queries, { ...spec, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  for (let turn = 0; turn < 10; turn += 1) {
    lowerUnread(queries, gateway, 1);
    renewUnread(queries, gateway);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(count).toBe(3);
  expect(queries.getQueryData(spec.queryKey)).toBe(0);
  stop();
  queries.clear();
});
