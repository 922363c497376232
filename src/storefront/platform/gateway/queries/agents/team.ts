import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { askByDays } from '../ask-by-days';
import { memberKey } from '../keys';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

export type TeamOverview = CallValue<'teamOverviewSum'>;
export type Downline = NonNullable<CallValue<'downlines'>['list']>[number];
export type DownlineFilter = Omit<CallRequest<'downlines'>, 'pageNo' | 'pageSize' | 'startRegDate'> & {
  /** Registered within this many days, counting today. */
  readonly withinDays?: number | undefined;
  /** From 1. */
  readonly page: number;
};

/** `YYYY-MM-DD`, so many days before today. */
type DayBack = (daysBack: number) => string;

/** Values of `downlineType` on the wire: members directly below an agent, or on all levels below. */
export const downlineTypes = { direct: 0, allLevels: 1 } as const;

export const downlinesPerPage = 20;
const rowsOfOverview = 10;

/** An agent's team over some days up to today: figures, days, best and inactive members. */
export function teamOverviewQuery(gateway: Gateway, days: number, day: DayBack): QuerySpec<TeamOverview> {
  return {
    queryKey: memberKey(gateway.scope, 'teamOverviewSum', 'days', days),
    queryFn: ({ signal }) =>
      askByDays(
        () => ({ startDate: day(days - 1), endDate: day(0) }),
        (span) => gateway.call('teamOverviewSum', { ...span, size: rowsOfOverview }, { signal }),
      ),
    staleTime: 30_000,
    enabled: gateway.scope.session !== '',
  };
}

/** One page of the members below an agent. */
export function downlinesQuery(
  gateway: Gateway,
  { page, withinDays, ...filter }: DownlineFilter,
  day: DayBack,
): QuerySpec<CallValue<'downlines'>> {
  return {
    queryKey: memberKey(gateway.scope, 'downlines', JSON.stringify({ page, withinDays, ...filter })),
    queryFn: ({ signal }) =>
      askByDays(
        () => (withinDays === undefined ? {} : { startRegDate: day(withinDays - 1) }),
        (since) =>
          gateway.call('downlines', { ...filter, ...since, pageNo: page - 1, pageSize: downlinesPerPage }, { signal }),
      ),
    staleTime: 15_000,
    enabled: gateway.scope.session !== '',
  };
}

/** One member of the team, on any level. */
export function downlineQuery(gateway: Gateway, customerId: string): QuerySpec<CallValue<'downlines'>> {
  return {
    queryKey: memberKey(gateway.scope, 'downlines', 'one', customerId),
    queryFn: ({ signal }) =>
      gateway.call(
        'downlines',
        { customerId, downlineType: downlineTypes.allLevels, pageNo: 0, pageSize: 1 },
        { signal },
      ),
    staleTime: 5000,
    enabled: gateway.scope.session !== '' && customerId !== '',
  };
}

/** One page of the newest members directly below an agent whose names contain a text. */
export function downlinesNamedQuery(gateway: Gateway, customerName: string): QuerySpec<CallValue<'downlines'>> {
  return memberQuery(gateway, {
    call: 'downlines',
    request: {
      customerName,
      downlineType: downlineTypes.direct,
      sortBy: 'registerDate',
      sortOrder: 'desc',
      pageNo: 0,
      pageSize: downlinesPerPage,
    },
    of: ['named', customerName],
    staleTime: 0,
  });
}

/** A member's rebates, and the highest that can be given. */
export function downlineRebatesQuery(
  gateway: Gateway,
  customerId: Downline['customerId'],
): QuerySpec<CallValue<'downlineRebates'>> {
  return memberQuery(gateway, {
    call: 'downlineRebates',
    request: { customerId },
    of: [String(customerId)],
    staleTime: 5000,
  });
}

/** Whether the agent may give money to members below. */
export function transferEnabledQuery(gateway: Gateway): QuerySpec<CallValue<'transferEnabled'>> {
  return memberQuery(gateway, { call: 'transferEnabled', request: {}, staleTime: 60_000 });
}

export async function updateDownlineRebates(
  gateway: Gateway,
  request: CallRequest<'updateDownlineRebates'>,
): Promise<void> {
  await gateway.call('updateDownlineRebates', request);
}

/** Gives money to a member below; a money call, sent once. */
export async function transferDownline(gateway: Gateway, request: CallRequest<'transferDownline'>) {
  return gateway.call('transferDownline', request);
}

export async function promoteDownline(gateway: Gateway, customerId: Downline['customerId']): Promise<void> {
  await gateway.call('promoteDownline', { customerId });
}
