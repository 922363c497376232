import { gameListQuery, hotGamesQuery } from '@/storefront/platform/gateway/queries/games/games';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, type Lazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { VendorGrid } from '../vendors/vendor-grid';
import { contentOf } from './categories';
import { PanelGames, type PanelProps } from './panel-games';
import { useCategories } from './use-categories';

// The lobbies of our configs open with other categories, so this code loads when one of these is first shown.
const houseGames = createLazy(() => import('./house-games'));
const recentGames = createLazy(() => import('../tiles/recent-games'));

/** The content of a category: hot games, all its games, recent games, or vendors. */
export function PanelContent(props: PanelProps) {
  switch (contentOf(props.category)) {
    case 'hot':
      return <HotGames {...props} />;
    case 'games':
      return <GamesOfType {...props} />;
    case 'inhouse':
      return <LazyGames {...props} of={houseGames} />;
    case 'recent':
      return <LazyGames {...props} of={recentGames} />;
    case 'vendors':
      return <Vendors {...props} />;
  }
}

function LazyGames({ of, ...props }: PanelProps & { readonly of: Lazy<PanelProps> }) {
  return (
    <LazyComponent of={of} fallback={<Skeleton kind="tiles" label={props.label} />}>
      {(Games) => <Games {...props} />}
    </LazyComponent>
  );
}

function HotGames(props: PanelProps) {
  const query = useQuery({ ...hotGamesQuery(useSettledGateway(200)), select: ({ list }) => list });
  return <PanelGames query={query} {...props} />;
}

function GamesOfType(props: PanelProps) {
  const query = useQuery({
    ...gameListQuery(useGateway(), { gameType: props.category }),
    select: ({ games }) => games,
  });
  return <PanelGames query={query} {...props} />;
}

function Vendors({ category, label, empty, vendorHref, onVendor }: PanelProps) {
  const { query, categories } = useCategories();
  const vendors = categories.find(({ key }) => key === category)?.vendors ?? [];
  return (
    <QueryState query={query} skeleton="tiles">
      {() =>
        vendors.length === 0 ? (
          <EmptyState icon="gamepad" title={empty} />
        ) : (
          <VendorGrid
            vendors={vendors}
            label={label}
            hrefOf={({ vassalage }) => vendorHref(vassalage)}
            onOpen={({ vassalage }) => onVendor(vassalage)}
          />
        )
      }
    </QueryState>
  );
}
