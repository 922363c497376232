import { useSearchParams } from '@/storefront/contract/hooks';
import type { DownlineFilter } from '@/storefront/platform/gateway/queries/agents/team';
import { searchText } from '@/storefront/platform/languages/search-text';

export const orders = ['registerDate', 'lastLogin', 'accountBalance', 'customerName'] as const;
export const spans = ['1', '7', '30'] as const;

/** Which members are listed, in the address: `?agent=17&who=ra&all=1&type=1&since=7&sort=lastLogin&page=2`. */
export function useTeamFilter() {
  const [params, setParams] = useSearchParams();
  const order = orders.find((name) => name === params.get('sort')) ?? 'registerDate';
  const since = spans.find((name) => name === params.get('since'));
  const type = ['0', '1'].find((name) => name === params.get('type'));
  const who = searchText(params.get('who') ?? '').trim();
  const agent = /^\d{1,18}$/.exec(params.get('agent') ?? '')?.[0];
  const isDeep = params.get('all') === '1';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const filter: DownlineFilter = {
    ...(agent !== undefined && { agentId: agent }),
    ...(who !== '' && { customerName: who }),
    ...(type !== undefined && { userType: type }),
    downlineType: isDeep || who !== '' ? 1 : 0,
    sortBy: order,
    sortOrder: order === 'customerName' ? 'asc' : 'desc',
    withinDays: since === undefined ? undefined : Number(since),
    page,
  };
  return {
    ...{ filter, order, since, type, who, agent, isDeep, page },
    /** The member who is looked at. */
    member: /^\d{1,18}$/.exec(params.get('member') ?? '')?.[0],
    /** Another list begins at its first page. */
    set: (next: { readonly [name: string]: string | undefined }) => setParams({ page: undefined, ...next }),
    /** A step that the way back undoes. */
    go: (next: { readonly [name: string]: string | undefined }) => setParams(next, 'step'),
  };
}

export type TeamFilter = ReturnType<typeof useTeamFilter>;
