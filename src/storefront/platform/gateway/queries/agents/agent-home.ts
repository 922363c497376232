import type { CallValue, Gateway } from '../../gateway';
import { askByDays } from '../ask-by-days';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

export type Overview = CallValue<'teamOverviewSum'>;

/** The sums of an agent's team on one day, counted back from today. */
export function overviewQuery(
  gateway: Gateway,
  daysBack: number,
  day: (daysBack: number) => string,
): QuerySpec<Overview> {
  return {
    queryKey: memberKey(gateway.scope, 'teamOverviewSum', 'day', daysBack),
    queryFn: ({ signal }) =>
      askByDays(
        () => ({ startDate: day(daysBack), endDate: day(daysBack) }),
        (days) => gateway.call('teamOverviewSum', { ...days, size: 0 }, { signal }),
      ),
    staleTime: 30_000,
    enabled: gateway.scope.session !== '',
  };
}
