import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { errorText } from '@/storefront/gateway/error-text';
import { setFavourite } from '@/storefront/gateway/favourites';
import { favouriteIdsQuery } from '@/storefront/gateway/games';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useText } from '@/storefront/i18n/use-text';
import { toast } from '@/storefront/ui/toast';
import type { Game } from './game';

/** The member's favourite games and what a tap on a heart does; a guest is led to the login. */
export function useFavourites(onLogin: () => void): {
  readonly ids: ReadonlySet<string>;
  /** False until the favourites are known. */
  readonly isKnown: boolean;
  readonly toggle: (game: Game, wanted: boolean) => void;
} {
  const gateway = useGateway();
  const queries = useQueryClient();
  const t = useText();
  const { data } = useQuery(favouriteIdsQuery(gateway));
  const ids = useMemo(() => new Set((data ?? []).map(String)), [data]);
  const isGuest = gateway.scope.session === '';
  const toggle = useCallback(
    (game: Game, wanted: boolean) => {
      if (isGuest) return onLogin();
      setFavourite(gateway, queries, game, wanted).catch((error: unknown) =>
        toast({ kind: 'fail', text: errorText(error, t) }),
      );
    },
    [isGuest, gateway, queries, t, onLogin],
  );
  return { ids, isKnown: data !== undefined, toggle };
}
