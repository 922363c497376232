import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { gameListQuery, hotGamesQuery, recentListQuery } from '@/storefront/gateway/games';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useSettledGateway } from '@/storefront/gateway/use-settled-gateway';
import { useStorefront } from '@/storefront/renderer/hooks';
import { EmptyState } from '@/storefront/ui/empty-state';
import { QueryState } from '@/storefront/ui/live/query-state';
import { contentOf } from './categories';
import type { Game } from './game';
import { GameGrid } from './game-grid';
import type { Over } from './late-marks';
import { useCategories } from './use-categories';
import { VendorGrid } from './vendor-grid';

type Props = {
  readonly category: string;
  readonly label: string;
  readonly empty: string;
  readonly limit: number;
  /** What lies over a tile; nothing until its code has come. */
  readonly over?: Over | undefined;
  readonly onPlay: (game: Game) => void;
  readonly onVendor: (vendor: string) => void;
};

/** What the chosen category holds: hot games, games of its type, games once played, or vendors. */
export function PanelContent(props: Props) {
  switch (contentOf(props.category)) {
    case 'hot':
      return <HotGames {...props} />;
    case 'games':
      return <GamesOfType {...props} />;
    case 'inhouse':
      return <InhouseGames {...props} />;
    case 'recent':
      return <RecentGames {...props} />;
    case 'vendors':
      return <Vendors {...props} />;
  }
}

function HotGames(props: Props) {
  const query = useQuery({ ...hotGamesQuery(useSettledGateway(200)), select: ({ list }) => list });
  return <Games query={query} {...props} />;
}

function GamesOfType(props: Props) {
  const query = useQuery({
    ...gameListQuery(useGateway(), { gameType: props.category }),
    select: ({ games }) => games,
  });
  return <Games query={query} {...props} />;
}

/** Slots of the merchant's own vendors only. */
function InhouseGames(props: Props) {
  const { inhouse } = useStorefront().merchant.games;
  const [only, second] = inhouse;
  const filter = { gameType: 'RNG', ...(only !== undefined && second === undefined && { vassalage: only }) };
  const query = useQuery({
    ...gameListQuery(useGateway(), filter),
    select: ({ games }) => games.filter(({ vassalage }) => inhouse.includes(vassalage)),
  });
  return <Games query={query} {...props} />;
}

/** What was played, among the slots: RECENT counts as RNG. */
function RecentGames(props: Props) {
  const gateway = useGateway();
  const query = useQuery({ ...recentListQuery(gateway, 'RNG'), select: ({ list }) => list });
  if (gateway.scope.session === '') return <EmptyState icon="clock" title={props.empty} />;
  return <Games query={query} {...props} />;
}

function Games({
  query,
  label,
  empty,
  limit,
  over,
  onPlay,
}: Props & { readonly query: UseQueryResult<readonly Game[]> }) {
  return (
    <QueryState query={query} skeleton="tiles">
      {(games) =>
        games.length === 0 ? (
          <EmptyState icon="gamepad" title={empty} />
        ) : (
          <GameGrid games={games.slice(0, limit)} label={label} onPlay={onPlay} over={over} />
        )
      }
    </QueryState>
  );
}

function Vendors({ category, label, empty, onVendor }: Props) {
  const { query, categories } = useCategories();
  const vendors = categories.find(({ key }) => key === category)?.vendors ?? [];
  return (
    <QueryState query={query} skeleton="tiles">
      {() =>
        vendors.length === 0 ? (
          <EmptyState icon="gamepad" title={empty} />
        ) : (
          <VendorGrid vendors={vendors} label={label} onOpen={({ vassalage }) => onVendor(vassalage)} />
        )
      }
    </QueryState>
  );
}
