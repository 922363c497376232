import { recentListQuery } from '@/storefront/platform/gateway/queries/games/games';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { PanelGames, type PanelProps } from '../categories/panel-games';
import { NeedsLogin } from '../play/needs-login';
import { useWasMember } from '../play/use-was-member';

/**
 * Recently played games: the category RECENT lists slots only (`RNG` on the wire). Read each time it is shown, since
 * playing changes it.
 */
export default function RecentGames(props: PanelProps) {
  const t = useText();
  const gateway = useGateway();
  const wasMember = useWasMember();
  const query = useQuery({ ...recentListQuery(gateway, 'RNG'), staleTime: 0, select: ({ list }) => list });
  if (gateway.scope.session === '') return <NeedsLogin opensLogin={!wasMember} />;
  return <PanelGames query={query} {...props} empty={t('widget.games.noRecent')} />;
}
