import { useSearchParams } from '@/storefront/contract/hooks';
import { type DownlineFilter, downlineTypes } from '@/storefront/platform/gateway/queries/agents/team';
import { searchText } from '@/storefront/platform/languages/search-text';
import { invalidParamsIn, readId, readPage } from '@/storefront/ui/states/refused-note';

export const orders = ['registerDate', 'lastLogin', 'accountBalance', 'customerName'] as const;
export const spans = ['1', '7', '30'] as const;

/** The filters of the list, in the address: `?agent=17&who=ra&all=1&type=1&since=7&sort=lastLogin&page=2`. */
export function useTeamFilter() {
  const [params, setParams] = useSearchParams();
  const sort = orders.find((name) => name === params.get('sort'));
  const order = sort ?? 'registerDate';
  const since = spans.find((name) => name === params.get('since'));
  const type = ['0', '1'].find((name) => name === params.get('type'));
  const searchedName = searchText(params.get('who') ?? '')
    .normalize('NFKC')
    .trim();
  const agent = readId(params.get('agent'));
  const member = readId(params.get('member'));
  const all = params.get('all') === '1' || undefined;
  const allLevels = all !== undefined;
  const pageParam = readPage(params.get('page'));
  const page = pageParam ?? 1;
  const filter: DownlineFilter = {
    ...(agent !== undefined && { agentId: agent }),
    ...(searchedName !== '' && { customerName: searchedName }),
    ...(type !== undefined && { userType: type }),
    // A search goes through all levels.
    downlineType: allLevels || searchedName !== '' ? downlineTypes.allLevels : downlineTypes.direct,
    sortBy: order,
    sortOrder: order === 'customerName' ? 'asc' : 'desc',
    withinDays: since === undefined ? undefined : Number(since),
    page,
  };
  return {
    filter,
    order,
    since,
    type,
    who: searchedName,
    agent,
    allLevels,
    page,
    /** The open member. */
    member,
    /** Parameters of the address whose values are not valid. */
    invalidParams: invalidParamsIn(params, { sort, since, type, agent, member, all, page: pageParam }),
    /** Changes the filters. The new list starts at its first page. */
    set: (next: { readonly [name: string]: string | undefined }) => setParams({ page: undefined, ...next }),
    /** Changes the address with a history entry, so that the way back undoes the change. */
    go: (next: { readonly [name: string]: string | undefined }) => setParams(next, 'step'),
  };
}

export type TeamFilter = ReturnType<typeof useTeamFilter>;
