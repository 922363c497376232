import { useSearchParam } from '@/storefront/contract/hooks';
import { announcementsQuery, helpCenterQuery } from '@/storefront/platform/gateway/queries/content';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { fromAnnouncements, fromHelp } from './announcement';

type Kind = 'notice' | 'promotion' | 'agent' | 'help';

const types = { notice: 'PL', promotion: 'PR', agent: 'A', help: 'PL' } as const;

/**
 * The items of a kind, and the one that is open at first: by its id in `?id=`, in the help centre by its index in
 * `?i=`.
 */
export function useAnnouncements(kind: Kind) {
  const gateway = useGateway();
  const [id] = useSearchParam('id');
  const [index = '0'] = useSearchParam('i');
  const feed = useQuery({
    ...announcementsQuery(gateway, { types: types[kind] }),
    enabled: kind !== 'help',
    select: ({ player, promotion }) => fromAnnouncements(kind === 'promotion' ? promotion : player),
  });
  const help = useQuery({ ...helpCenterQuery(gateway), enabled: kind === 'help', select: fromHelp });
  if (kind === 'help') return { query: help, first: Number(index) };
  return { query: feed, first: id };
}
