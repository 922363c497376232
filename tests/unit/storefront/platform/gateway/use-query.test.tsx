import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { answersOf } from '@/storefront/app/document/server-answers';
import { keepServerAnswers } from '@/storefront/app/later/keep-server-answers';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { GatewayContext, type GatewaySource } from '@/storefront/platform/gateway/gateway-context';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { atEndOfTest } from '../../../../support/at-end';

const gateway: Gateway = Object.assign(Object.create(null), { scope: {} });
const sourceOf = (serverAnswers: GatewaySource['serverAnswers']): GatewaySource => ({
  current: () => gateway,
  server: () => gateway,
  subscribe: () => () => undefined,
  serverAnswers,
  keepServerAnswers: () => undefined,
  keys: createMemoryStorage(),
});

const answered = { queryKey: ['winners'], queryFn: () => ['asked anew'], staleTime: 60_000 };
const unanswered = { queryKey: ['matches'], queryFn: () => 'asked anew', staleTime: 60_000 };

function Part({ onDrawn }: { readonly onDrawn: (words: string) => void }) {
  const winners = useQuery({ ...answered, select: (names) => names.join(' and ') });
  const matches = useQuery(unanswered);
  const words = [winners, matches]
    .map(({ data, isFetching }) => `${data ?? 'none'}${isFetching ? ' …' : ''}`)
    .join('; ');
  onDrawn(words);
  return <p>{words}</p>;
}

/** A part that a server drew before its platform answered all, hydrated when there are other answers. */
async function hydrateLate() {
  const server = new QueryClient();
  server.setQueryData(answered.queryKey, ['Rahim', 'Ines']);
  const state = answersOf(server);
  const now = new QueryClient();
  now.setQueryData(answered.queryKey, ['Karim']);
  now.setQueryData(unanswered.queryKey, 'two');
  const drawn: string[] = [];
  const tree = (queries: QueryClient, serverAnswers: GatewaySource['serverAnswers']) => (
    <QueryClientProvider client={queries}>
      <GatewayContext value={sourceOf(serverAnswers)}>
        <Part onDrawn={(words) => drawn.push(words)} />
      </GatewayContext>
    </QueryClientProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(tree(server, () => undefined));
  const element = root.querySelector('p');
  drawn.length = 0;
  const errors: unknown[] = [];
  const answers = keepServerAnswers(state);
  const made = await act(async () =>
    hydrateRoot(
      root,
      tree(now, () => answers),
      { onRecoverableError: (error) => errors.push(error) },
    ),
  );
  atEndOfTest(() => act(async () => made.unmount()));
  return { root, element, drawn, errors };
}

it('agrees with what the server drew, then shows what has come since, in the same elements [APP-15]', async () => {
  const asked = vi.spyOn(answered, 'queryFn');
  const { root, element, drawn, errors } = await hydrateLate();
  expect(drawn[0]).toBe('Rahim and Ines; none …');
  expect(drawn.at(-1)).toBe('Karim; two');
  expect(root.textContent).toBe('Karim; two');
  expect(root.querySelector('p')).toBe(element);
  expect(errors).toEqual([]);
  // What the server had is asked for by nobody.
  expect(asked).not.toHaveBeenCalled();
});
