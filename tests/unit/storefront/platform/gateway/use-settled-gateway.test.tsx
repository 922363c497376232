import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { GatewayContext } from '@/storefront/platform/gateway/gateway-context';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gatewayIn = (language: string, session = '') =>
  createGateway({ merchant: 'AURORA', language, session, userName: '' }, async () => {
    throw new Error('Nothing is asked here.');
  });

function Part({ pause, onAsk }: { readonly pause: number; readonly onAsk: (key: string) => void }) {
  const { scope } = useSettledGateway(pause);
  onAsk(`${scope.language}${scope.session}`);
  return null;
}

/** A part of a page that asks whenever the language of its gateway is another. */
function open(pause: number) {
  const asked: string[] = [];
  const ask = (key: string) => void (asked.at(-1) !== key && asked.push(key));
  const drawn = (gateway: ReturnType<typeof gatewayIn>) => (
    <GatewayContext
      value={{
        current: () => gateway,
        server: () => gateway,
        serverAnswers: () => undefined,
        keepServerAnswers: () => undefined,
        keys: createMemoryStorage(),
        subscribe: () => () => undefined,
      }}
    >
      <Part pause={pause} onAsk={ask} />
    </GatewayContext>
  );
  const view = render(drawn(gatewayIn('en')));
  return {
    asked,
    change: (language: string, session?: string) => view.rerender(drawn(gatewayIn(language, session))),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

it.each([200, 250])('two changes of language within %i ms ask once, for the last [HOM-09, GAM-14]', (pause) => {
  const { asked, change, wait } = open(pause);
  change('bn');
  wait(pause - 1);
  change('hi');
  wait(pause - 1);
  expect(asked).toEqual(['en']);
  wait(1);
  expect(asked).toEqual(['en', 'hi']);
  wait(1000);
  expect(asked).toEqual(['en', 'hi']);
});

it('there and back within the pause asks for nothing [HOM-09]', () => {
  const { asked, change, wait } = open(200);
  change('bn');
  wait(100);
  change('en');
  wait(1000);
  expect(asked).toEqual(['en']);
});

it('a change of session is taken up at once [HOM-08]', () => {
  const { asked, change } = open(200);
  change('en', 's1');
  expect(asked).toEqual(['en', 'ens1']);
});
