import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { askByDays } from '../ask-by-days';
import { memberKey } from '../keys';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Reports of a member's own money and play, and of an agent's team. */
export type RecordCall =
  | 'depositRecord'
  | 'withdrawRecord'
  | 'accountRecord'
  | 'betRecord'
  | 'rebateReport'
  | 'gamesPnl'
  | 'lotteryPnl'
  | 'downlineRecord'
  | 'teamGamePnl'
  | 'teamLotteryPnl'
  | 'teamGameBetting'
  | 'teamBetting'
  | 'teamRebate'
  | 'agentIncome';

/** Days by the merchant's clock: a number of days up to today, or two days `YYYY-MM-DD`. */
export type DayRange = { readonly days: number } | { readonly from: string; readonly to: string };

/** The first and the last day of a range, `YYYY-MM-DD`. */
export type SpanOf = (range: DayRange) => { readonly from: string; readonly to: string };

export type RecordFilter = {
  readonly range: DayRange;
  /** Filter of the report: a state, a comma list of types, or a category. */
  readonly only?: string | undefined;
  /** Part of a member's name, in reports of a team. */
  readonly who?: string | undefined;
  /** Id of the downline whose team is shown. */
  readonly agent?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly size?: number;
};

/** The request of each report. They name the same filters differently. */
const requests: {
  readonly [Name in RecordCall]: (span: ReturnType<SpanOf>, filter: RecordFilter) => CallRequest<Name>;
} = {
  depositRecord: (span, filter) => ({ ...daysOf(span), ...pageOf(filter), ...(filter.only && { state: filter.only }) }),
  withdrawRecord: (span, filter) => ({
    ...daysOf(span),
    ...pageOf(filter),
    ...(filter.only && { status: filter.only }),
  }),
  accountRecord: (span, filter) => ({
    startTime: daysOf(span).startDate,
    endTime: daysOf(span).endDate,
    ...pageOf(filter),
    ...(filter.only && { transactionType: filter.only }),
  }),
  betRecord: (span, filter) => ({ ...daysOf(span), ...pageOf(filter), gameType: filter.only ?? 'ALL' }),
  gamesPnl: (span, filter) => ({ ...daysOf(span), ...pageOf(filter), ...(filter.only && { gameType: filter.only }) }),
  rebateReport: (span, filter) => ({ ...daysOf(span), ...pageOf(filter) }),
  lotteryPnl: (span, filter) => ({ ...daysOf(span), ...pageOf(filter) }),
  downlineRecord: (span, filter) => ({
    startTime: daysOf(span).startDate,
    endTime: daysOf(span).endDate,
    ...pageOf(filter),
    ...whoOf(filter),
    ...(filter.only && { transactionType: filter.only }),
  }),
  teamGamePnl: (span, filter) => ({ ...teamOf(span, filter), ...(filter.only && { gameType: filter.only }) }),
  teamLotteryPnl: (span, filter) => teamOf(span, filter),
  teamGameBetting: (span, filter) => ({
    ...daysOf(span),
    ...pageOf(filter),
    ...whoOf(filter),
    ...(filter.only && { gameType: filter.only }),
  }),
  teamBetting: (span, filter) => ({
    ...daysOf(span),
    ...pageOf(filter),
    ...whoOf(filter),
    ...(filter.only && { status: filter.only }),
  }),
  teamRebate: (span, filter) => ({ ...daysOf(span), ...pageOf(filter), ...whoOf(filter) }),
  agentIncome: (span, filter) => ({ ...daysOf(span), ...pageOf(filter) }),
};

/** Values of `summaryType` on the wire. */
const perMember = 0;
const perTeam = 1;

/** Rows by team; with a name, rows by member. */
function teamOf(span: ReturnType<SpanOf>, filter: RecordFilter) {
  return {
    ...daysOf(span),
    ...pageOf(filter),
    ...whoOf(filter),
    summaryType: filter.who ? perMember : perTeam,
    ...(filter.agent && { customerId: filter.agent }),
  };
}

function whoOf({ who }: RecordFilter) {
  return who ? { customerName: who } : {};
}

/** One page of a report. The days are computed at the time of the request. */
export function recordQuery<Name extends RecordCall>(
  gateway: Gateway,
  call: Name,
  filter: RecordFilter,
  spanOf: SpanOf,
): QuerySpec<CallValue<Name>> {
  const { range, only = '', who = '', agent = '', page, size = pageSize } = filter;
  return {
    queryKey: memberKey(gateway.scope, call, range, only, who, agent, page, size),
    queryFn: ({ signal }) => readRecord(gateway, call, filter, spanOf, signal),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

/** Reads the same page at once, without a cache. */
export function readRecord<Name extends RecordCall>(
  gateway: Gateway,
  call: Name,
  filter: RecordFilter,
  spanOf: SpanOf,
  signal?: AbortSignal,
): Promise<CallValue<Name>> {
  return askByDays(
    () => spanOf(filter.range),
    (span) => gateway.call<Name>(call, requests[call](span, filter), signal && { signal }),
  );
}

/** An agent's dividend of this period and the last. */
export function dividendQuery(gateway: Gateway): QuerySpec<CallValue<'commission'>> {
  return memberQuery(gateway, { call: 'commission', request: {} });
}

/** Whether the agent has a dividend contract, and its terms. */
export function dividendTermsQuery(gateway: Gateway): QuerySpec<CallValue<'dividendInfo'>> {
  return memberQuery(gateway, { call: 'dividendInfo', request: {} });
}

const pageSize = 20;

function daysOf({ from, to }: ReturnType<SpanOf>) {
  return { startDate: `${from} 00:00:00`, endDate: `${to} 23:59:59` };
}

function pageOf({ page, size = pageSize }: RecordFilter) {
  return { pageNo: page, pageSize: size };
}
