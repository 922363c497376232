import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway } from '@/storefront/gateway/create-gateway';
import { followFavourites, setFavourite } from '@/storefront/gateway/favourites';
import { favouriteIdsQuery, favouriteListQuery } from '@/storefront/gateway/games';
import type { Gateway } from '@/storefront/gateway/gateway';
import { GatewayError } from '@/storefront/gateway/gateway-error';

const tiger = { nodeId: 7, vassalage: 'JL' };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab of a member: its gateway, what it knows, and what it sent. */
function openTab(session: string, answer: () => Promise<unknown> = async () => null) {
  const sent: string[] = [];
  const gateway = createGateway(
    { merchant: 'AURORA', language: 'en', session, userName: session },
    async (name): Promise<never> => {
      sent.push(name);
      // biome-ignore lint/complexity/noUselessCatch: the answer of these calls is never looked at
      try {
        await answer();
      } catch (error) {
        throw error;
      }
      return undefined as never;
    },
  );
  const queries = new QueryClient();
  queries.setQueryData(favouriteIdsQuery(gateway).queryKey, ['1']);
  stops.push(followFavourites(gateway, queries));
  return { gateway, queries, sent, ids: () => idsOf(gateway, queries) };
}

const idsOf = (gateway: Gateway, queries: QueryClient) => queries.getQueryData(favouriteIdsQuery(gateway).queryKey);
