import type { QueryClient } from '@tanstack/react-query';
import { favouriteIdsQuery } from './games';
import type { CallValue, Gateway } from './gateway';

export type Favourite = { readonly nodeId: number | string; readonly vassalage: string };

/** Calls on favourites one after the other: an answer never overtakes a later tap. */
let line: Promise<unknown> = Promise.resolve();

/**
 * Makes a game a favourite or takes it out, locally first and then at the server (GAM-09). What is a favourite already is not added again.
 * A refusal puts back that one game and is thrown; other taps meanwhile stay as they are.
 */
export async function setFavourite(
  gateway: Gateway,
  queries: QueryClient,
  { nodeId, vassalage }: Favourite,
  wanted: boolean,
): Promise<void> {
  const { queryKey } = favouriteIdsQuery(gateway);
  const id = String(nodeId);
  const known = queries.getQueryData<Ids>(queryKey);
  if (known?.some((favourite) => String(favourite) === id) === wanted) return;
  const put = (on: boolean) =>
    queries.setQueryData<Ids>(
      queryKey,
      (ids) => ids && [...ids.filter((other) => String(other) !== id), ...(on ? [id] : [])],
    );
  if (known !== undefined) void queries.cancelQueries({ queryKey });
  put(wanted);
  const call = wanted ? 'addFavourite' : 'removeFavourite';
  const sent = line.then(() => gateway.call(call, { nodeId, vendor: vassalage }));
  line = sent.catch(() => undefined);
  try {
    await sent;
  } catch (error) {
    put(!wanted);
    throw error;
  }
  if (known === undefined) void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries({ queryKey: listKey(queryKey), refetchType: 'none' });
}

type Ids = CallValue<'favouriteIds'>;

/** Every page of the favourite list: asked again when it is next opened. */
function listKey([merchant, language]: readonly unknown[]): readonly unknown[] {
  return [merchant, language, 'favouriteList'];
}
