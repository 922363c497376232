import type { QueryClient } from '@tanstack/react-query';
import type { CallValue, Gateway } from '../../gateway';
import { favouriteIdsQuery } from './games';

export type Favourite = { readonly nodeId: number | string; readonly vassalage: string };

type Ids = CallValue<'favouriteIds'>;

/** Name of the channel that syncs favourites between tabs. */
const channelName = 'livery.favourites';

/** Calls on favourites run one after the other, so that no answer overtakes a later tap. */
let callQueue: Promise<unknown> = Promise.resolve();

/**
 * Adds a game to the favourites or removes it, first locally, then at the server (GAM-09). Once the favourites have
 * loaded, none is added twice. A refusal puts back that game alone and is thrown; taps in between stay.
 */
export async function setFavourite(
  gateway: Gateway,
  queries: QueryClient,
  { nodeId, vassalage }: Favourite,
  isWanted: boolean,
): Promise<void> {
  const { queryKey } = favouriteIdsQuery(gateway);
  const id = String(nodeId);
  const knownIds = queries.getQueryData<Ids>(queryKey);
  if (knownIds?.some((favourite) => String(favourite) === id) === isWanted) return;
  if (knownIds !== undefined) void queries.cancelQueries({ queryKey });
  putFavourite(queries, queryKey, id, isWanted);
  const call = isWanted ? 'addFavourite' : 'removeFavourite';
  const callPromise = callQueue.then(() => gateway.call(call, { nodeId, vendor: vassalage }));
  callQueue = callPromise.catch(() => undefined);
  try {
    await callPromise;
  } catch (error) {
    putFavourite(queries, queryKey, id, !isWanted);
    throw error;
  }
  if (knownIds === undefined) void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries({ queryKey: listKey(queryKey), refetchType: 'none' });
  tellOtherTabs({ session: gateway.scope.session, id, wanted: isWanted });
}

/** Follows the favourites of the same member's other tabs. Gives a function that stops. */
export function followFavourites(gateway: Gateway, queries: QueryClient): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  const { queryKey } = favouriteIdsQuery(gateway);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isChange(data) || data.session !== gateway.scope.session) return;
    putFavourite(queries, queryKey, data.id, data.wanted);
    void queries.invalidateQueries({ queryKey: listKey(queryKey) });
  };
  return () => channel.close();
}

/** Tells other tabs once the server has accepted, so that a refused change never spreads. */
function tellOtherTabs(change: Change): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(change);
  channel.close();
}

type Change = { readonly session: string; readonly id: string; readonly wanted: boolean };

function isChange(message: unknown): message is Change {
  if (typeof message !== 'object' || message === null) return false;
  const hasSession = 'session' in message && typeof message.session === 'string';
  const hasId = 'id' in message && typeof message.id === 'string';
  return hasSession && hasId && 'wanted' in message && typeof message.wanted === 'boolean';
}

function putFavourite(queries: QueryClient, queryKey: readonly unknown[], id: string, isFavourite: boolean): void {
  queries.setQueryData<Ids>(
    queryKey,
    (ids) => ids && [...ids.filter((other) => String(other) !== id), ...(isFavourite ? [id] : [])],
  );
}

/** Key of all pages of the favourite list, which are then read again when opened. */
function listKey([merchant, language]: readonly unknown[]): readonly unknown[] {
  return [merchant, language, 'favouriteList'];
}
