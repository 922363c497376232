import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { followFavourites, setFavourite } from '@/storefront/platform/gateway/queries/games/favourites';
import { favouriteIdsQuery } from '@/storefront/platform/gateway/queries/games/games';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';
import type { Game } from './game';

/** The member's favourites, and what a tap on a heart does. A guest is asked to log in first. */
export function useFavourites(): {
  readonly ids: ReadonlySet<string>;
  /** False until the favourites are loaded. */
  readonly isKnown: boolean;
  /** The same function for the whole session. `isWanted`: what the game becomes, a favourite or not. */
  readonly changeFavourite: (game: Game, isWanted: boolean) => void;
} {
  const gateway = useGateway();
  const queries = useQueryClient();
  const { data } = useQuery(favouriteIdsQuery(gateway));
  const ids = useMemo(() => new Set((data ?? []).map(String)), [data]);
  const isGuest = gateway.scope.session === '';
  const t = useText();
  const run = useAction();
  const latest = useRef({ t, run });
  latest.current = { t, run };
  useEffect(() => (isGuest ? undefined : followFavourites(gateway, queries)), [isGuest, gateway, queries]);
  // Shows the new heart at once: the query's own update comes two tasks later.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const changeFavourite = useCallback(
    (game: Game, isWanted: boolean) => {
      if (isGuest) return latest.current.run({ do: 'addFavourite', need: 'session' }, game);
      setFavourite(gateway, queries, game, isWanted).catch((error: unknown) =>
        toast({ kind: 'fail', text: errorText(error, latest.current.t) }),
      );
      rerender();
    },
    [isGuest, gateway, queries],
  );
  return { ids, isKnown: data !== undefined, changeFavourite };
}
