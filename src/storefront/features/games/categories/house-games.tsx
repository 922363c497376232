import { gamesOfVendorsQuery } from '@/storefront/platform/gateway/queries/games/games-of-vendors';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { PanelGames, type PanelProps } from './panel-games';
import { useCategories } from './use-categories';
import { useHouseVendors } from './use-house-vendors';

/** Slots of the house's own vendors. */
export default function HouseGames(props: PanelProps) {
  const houseVendors = useHouseVendors(useCategories().categories);
  const query = useQuery({
    ...gamesOfVendorsQuery(useGateway(), houseVendors, { gameType: 'RNG' }),
    select: ({ games }) => games,
  });
  return <PanelGames query={query} {...props} />;
}
