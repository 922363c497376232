import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useSend } from '@/storefront/forms/send/use-send';
import { findCall } from '@/storefront/platform/gateway/find-call';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';

type Options = Parameters<typeof useSend>[0];

function open(options: Options) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSend(options), { wrapper });
  let sent = 0;
  const call = async (error?: string) => {
    sent += 1;
    if (error !== undefined) throw new GatewayError({ code: error });
    return sent;
  };
  return { queries, result, call, sent: () => sent };
}

/** A call whose answer the test gives. */
function held() {
  let answer: (value: string) => void = () => undefined;
  let fail: (code: string) => void = () => undefined;
  const answered = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = (code) => reject(new GatewayError({ code }));
  });
  return { call: () => answered, answer, fail };
}

describe('sending', () => {
  it.each(['free', 'locked'] as const)(
    'takes no second tap before React has drawn the first: %s [MEM-07]',
    async (afterSuccess) => {
      const { result, call, sent } = open({ afterSuccess });
      const { send } = result.current;
      const [first, second] = await act(() => Promise.all([send(call), send(call)]));
      expect([first, second]).toEqual([{ outcome: 'done', value: 1 }, undefined]);
      expect(sent()).toBe(1);
    },
  );

  it('takes none between the answer and what is drawn of it [MEM-07]', async () => {
    const { result, call, sent } = open({ afterSuccess: 'free' });
    const { send } = result.current;
    await act(async () => {
      await send(call);
      await send(call);
      expect(sent()).toBe(1);
    });
    expect(result.current.busy).toBe(false);
    await act(async () => void (await result.current.send(call)));
    expect(sent()).toBe(2);
  });

  it('stays locked after a success until it is forgotten, and is free after a failure [MEM-07]', async () => {
    const { result, call, sent } = open({ afterSuccess: 'locked' });
    const tap = (error?: string) => act(async () => void (await result.current.send(() => call(error))));
    await tap('balance.not.enough');
    expect(result.current).toMatchObject({
      busy: false,
      failure: { outcome: 'refused', text: 'error.unknown' },
    });
    await tap();
    expect(result.current.busy).toBe(true);
    await tap();
    expect(sent()).toBe(2);
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ busy: false, failure: undefined });
    await tap();
    expect(sent()).toBe(3);
  });

  it('forgets a try that is still on its way: what comes of it changes nothing of the next [MEM-07]', async () => {
    const { result } = open({ afterSuccess: 'locked' });
    const [first, second] = [held(), held()];
    act(() => void result.current.send(first.call));
    act(() => result.current.reset());
    act(() => void result.current.send(second.call));
    await act(async () => first.fail('network'));
    expect(result.current).toMatchObject({ busy: true, failure: undefined });
    await act(async () => second.fail('username.exists'));
    expect(result.current).toMatchObject({ busy: false, failure: { text: 'error.username.taken' } });
  });

  it.each([
    ['network', 'open', 'widget.unknown'],
    ['balance.not.enough', 'refused', 'error.unknown'],
    ['login.not.session', 'session', 'error.session.ended'],
  ])('says of %s that it is %s, in words [MEM-07, ERR-01]', async (code, outcome, text) => {
    const { result, call } = open({ afterSuccess: 'free', unknown: 'widget.unknown' });
    await act(async () => void (await result.current.send(() => call(code))));
    expect(result.current.failure).toMatchObject({ outcome, text });
  });

  it('stays busy until what it touches is read anew, where it stays on the page [MEM-07]', async () => {
    await findCall('claimManualRebate', undefined);
    const { result, queries, call } = open({ afterSuccess: 'free', calls: ['claimManualRebate'] });
    const read = held();
    let reads = 0;
    const queryFn = () => {
      reads += 1;
      return reads === 1 ? 'old' : read.call();
    };
    const stop = new QueryObserver(queries, { queryKey: ['', '', 'balance'], queryFn }).subscribe(() => undefined);
    await act(async () => undefined);
    await act(async () => void result.current.send(call));
    expect([reads, result.current.busy]).toEqual([2, true]);
    await act(async () => read.answer('new'));
    expect(result.current.busy).toBe(false);
    stop();
  });

  it('says at once why it failed, before what it touches is read anew [MEM-07]', async () => {
    await findCall('claimManualRebate', undefined);
    const { result, queries, call } = open({ afterSuccess: 'free', calls: ['claimManualRebate'] });
    const read = held();
    let reads = 0;
    const queryFn = () => {
      reads += 1;
      return reads === 1 ? 'old' : read.call();
    };
    const stop = new QueryObserver(queries, { queryKey: ['', '', 'balance'], queryFn }).subscribe(() => undefined);
    await act(async () => undefined);
    await act(async () => void result.current.send(() => call('balance.not.enough')));
    expect(result.current).toMatchObject({ busy: true, failure: { outcome: 'refused' } });
    await act(async () => read.answer('new'));
    expect(result.current).toMatchObject({ busy: false, failure: { outcome: 'refused' } });
    stop();
  });
});
