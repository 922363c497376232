import type { UseQueryResult } from '@tanstack/react-query';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { type Game, keyOfGame } from '../tiles/game';
import { GameGrid } from '../tiles/game-grid';
import type { Over } from '../tiles/late-marks';

/** What the panel gives to the content of every category. */
export type PanelProps = {
  readonly category: string;
  readonly label: string;
  readonly empty: string;
  readonly limit: number;
  /** Overlay of a tile; undefined until its code is loaded. */
  readonly overlayOf?: Over | undefined;
  /** Address of a game. */
  readonly hrefOf: (game: Game) => string | undefined;
  /** Address of a vendor's list of games. */
  readonly vendorHref: (vendor: string) => string | undefined;
  readonly onPlay: (game: Game) => void;
  readonly onVendor: (vendor: string) => void;
};

type Props = PanelProps & { readonly query: UseQueryResult<readonly Game[]> };

/** The games of a category. */
export function PanelGames({ query, label, empty, limit, overlayOf, hrefOf, onPlay }: Props) {
  return (
    <QueryState query={query} skeleton="tiles" empty={<EmptyState icon="gamepad" title={empty} />}>
      {(games) => (
        <GameGrid
          games={uniqueBy(games, keyOfGame).slice(0, limit)}
          label={label}
          hrefOf={hrefOf}
          onPlay={onPlay}
          over={overlayOf}
        />
      )}
    </QueryState>
  );
}
