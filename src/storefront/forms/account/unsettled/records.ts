import type { UseQueryResult } from '@tanstack/react-query';
import type { CallName } from '@/storefront/generated/wire/calls';
import type { CallValue, Gateway } from '@/storefront/platform/gateway/gateway';
import { rainsQuery } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { depositOrdersQuery } from '@/storefront/platform/gateway/queries/money/deposit';
import {
  newestMovementsQuery,
  newestWithdrawalsQuery,
} from '@/storefront/platform/gateway/queries/money/newest-orders';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import type { Dates } from '@/storefront/platform/languages/dates';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { isOn } from '@/storefront/platform/session/session';
import { type RecordedOrder, type RecordPage, recordPage } from './find-order';

/** The record that shows what became of the requests of these money calls. */
export type MoneyRecord = {
  readonly calls: readonly CallName[];
  /** Key of the words that a toast says where the record cannot tell. The form has its own. */
  readonly unknown: string;
  /** Id of the record's page, which a brand may lack. */
  readonly page: string;
  /** The newest page of the record, read again and again while `isLooking`. */
  readonly usePage: (isLooking: boolean) => UseQueryResult<RecordPage>;
};

/** Milliseconds between two reads. */
const pollMs = 5000;

type RecordSource<Answer> = Omit<MoneyRecord, 'usePage'> & {
  readonly query: (gateway: Gateway) => QuerySpec<Answer>;
  readonly pageOf: (answer: Answer, dates: Dates) => RecordPage;
};

function createRecord<Answer>({ query, pageOf, ...recordFields }: RecordSource<Answer>): MoneyRecord {
  return {
    ...recordFields,
    usePage: (isLooking) => {
      const dates = useDates();
      return useQuery({
        ...query(useGateway()),
        staleTime: 0,
        enabled: isLooking,
        refetchInterval: isLooking && pollMs,
        select: (answer) => pageOf(answer, dates),
      });
    },
  };
}

/** Types of movements in the account's record, as the platform numbers them: money sent to a superior or a downline. */
const movementTypes = { transferUp: '2004', transferDownline: '2004,6201' } as const;

/** The record of each money call that has one. */
export const records: readonly MoneyRecord[] = [
  createRecord({
    calls: ['depositByLaunch', 'depositByQr', 'depositByTransfer'],
    unknown: 'widget.deposit.unknownNoRecord',
    page: 'vouReport',
    query: depositOrdersQuery,
    pageOf: (orders) => pageOfOrders((orders ?? []).map(({ createdAt, amount }) => ({ at: createdAt ?? 0, amount }))),
  }),
  createRecord({
    calls: ['requestWithdraw'],
    unknown: 'widget.withdraw.unknownNoRecord',
    page: 'withdrawReport',
    query: newestWithdrawalsQuery,
    pageOf: (answer) =>
      pageOfOrders(answer.records.map(({ withdrawDate, amount }) => ({ at: Number(withdrawDate ?? 0), amount }))),
  }),
  createRecord({
    calls: ['transferUp'],
    unknown: 'widget.transfer.unknown',
    page: 'accountRecord',
    query: (gateway) => newestMovementsQuery(gateway, movementTypes.transferUp),
    pageOf: (answer, dates) => movementsOf(answer, dates),
  }),
  createRecord({
    calls: ['transferDownline'],
    unknown: 'widget.transfer.unknown',
    page: 'accountRecord',
    query: (gateway) => newestMovementsQuery(gateway, movementTypes.transferDownline),
    pageOf: (answer, dates) => movementsOf(answer, dates),
  }),
  createRecord({
    calls: ['transferMultiple'],
    unknown: 'widget.rain.unknown',
    page: 'accountRecord',
    query: (gateway) => rainsQuery(gateway, 0),
    pageOf: rainsOf,
  }),
  createRecord({
    calls: ['walletTransfer'],
    unknown: 'widget.wallets.unknown',
    page: 'accountRecord',
    query: newestMovementsQuery,
    pageOf: (answer, dates) => movementsOf(answer, dates, ({ from_account_name }) => Boolean(from_account_name)),
  }),
];

/** The record of a call. Throws where there is none: add it to the list. */
export function recordOf(call: CallName | undefined): MoneyRecord {
  const record = records.find(({ calls }) => calls.some((one) => one === call));
  if (record === undefined) throw new Error(`No record says what became of "${call}". Add it to records.ts.`);
  return record;
}

type Movement = {
  readonly tx_time?: string | null;
  readonly amount?: RecordedOrder['amount'];
  readonly order_no?: string | number | null;
};

/** A page whose rows are all orders. */
const pageOfOrders = (orders: readonly RecordedOrder[]) =>
  recordPage(
    orders.map(({ at }) => at),
    orders,
  );

/** Movements of the account, of which some are orders. One order may move money out of a wallet and into another. */
export function movementsOf<Move extends Movement>(
  { list }: { readonly list: readonly Move[] },
  dates: Pick<Dates, 'epoch'>,
  isOrder: (move: Move) => boolean = () => true,
): RecordPage {
  const timeOf = ({ tx_time }: Movement) => dates.epoch(tx_time ?? '');
  const moves = list.filter(isOrder);
  const orderNumbers = moves.map(({ order_no }) => order_no ?? '');
  const orders = moves
    .filter(({ order_no }, index) => !order_no || orderNumbers.indexOf(order_no) === index)
    .map((move) => ({ at: timeOf(move), amount: move.amount }));
  return recordPage(list.map(timeOf), orders);
}

/** Red envelopes as orders, sent by the sum or by the amount for each. */
function rainsOf({ list }: CallValue<'transferMultipleRecords'>, dates: Dates): RecordPage {
  const orders = (list ?? []).map(({ time, amount, receivers }) => {
    const reached = receivers.filter(({ success }) => isOn(success)).length;
    return {
      at: dates.epoch(time ?? ''),
      amount,
      also: [receivers[0]?.amount],
      receivers: receivers.length === 0 ? undefined : { reached, missed: receivers.length - reached },
    };
  });
  return pageOfOrders(orders);
}
