import { type ReactNode, useCallback } from 'react';
import { useLogos } from '../vendors/use-logos';
import type { Game } from './game';
import { TileMarks } from './tile-marks';
import { useFavourites } from './use-favourites';

/** The overlay of each tile: vendor and heart. The same function while the result is the same. */
export function useMarks() {
  const logoOf = useLogos();
  const { ids, isKnown, changeFavourite } = useFavourites();
  const overlayOf = useCallback(
    (game: Game): ReactNode => (
      <TileMarks
        game={game}
        logo={logoOf(game.vassalage)}
        isFavourite={ids.has(String(game.nodeId))}
        onFavourite={changeFavourite}
      />
    ),
    [logoOf, ids, changeFavourite],
  );
  return { over: overlayOf, ids, isKnown, logoOf };
}
