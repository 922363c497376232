import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

export type Overview = CallValue<'teamOverviewSum'>;

const day = 86_400_000;

/** The sums of an agent's team on one day, so many days back; the day is told when it is asked. */
export function overviewQuery(
  gateway: Gateway,
  daysBack: number,
  dayOf: (milliseconds: number) => string,
): QuerySpec<Overview> {
  return {
    queryKey: memberKey(gateway.scope, 'teamOverviewSum', 'day', daysBack),
    queryFn: ({ signal }) => {
      const date = dayOf(Date.now() - daysBack * day);
      return gateway.call('teamOverviewSum', { startDate: date, endDate: date, size: 0 }, { signal });
    },
    staleTime: 30_000,
    enabled: gateway.scope.session !== '',
  };
}
