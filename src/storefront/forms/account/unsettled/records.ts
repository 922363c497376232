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
import type { RecordedOrder } from './find-order';

/** The record that shows what became of the requests of these money calls. */
export type MoneyRecord = {
  readonly calls: readonly CallName[];
  /** Key of the words that a toast says where the record cannot tell. The form has its own. */
  readonly unknown: string;
  /** Id of the record's page, which a brand may lack. */
  readonly page: string;
  /** The record's orders, read again and again while `isLooking`. */
  readonly useOrders: (isLooking: boolean) => UseQueryResult<readonly RecordedOrder[]>;
};

/** Milliseconds between two reads. */
const pollMs = 5000;

type RecordSource<Answer> = Omit<MoneyRecord, 'useOrders'> & {
  readonly query: (gateway: Gateway) => QuerySpec<Answer>;
  readonly ordersOf: (answer: Answer, dates: Dates) => readonly RecordedOrder[];
};

function createRecord<Answer>({ query, ordersOf, ...recordFields }: RecordSource<Answer>): MoneyRecord {
  return {
    ...recordFields,
    useOrders: (isLooking) => {
      const dates = useDates();
      return useQuery({
        ...query(useGateway()),
        staleTime: 0,
        enabled: isLooking,
        refetchInterval: isLooking && pollMs,
        select: (answer) => ordersOf(answer, dates),
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
    ordersOf: (orders) => (orders ?? []).map(({ createdAt, amount }) => ({ at: createdAt ?? 0, amount })),
  }),
  createRecord({
    calls: ['requestWithdraw'],
    unknown: 'widget.withdraw.unknownNoRecord',
    page: 'withdrawReport',
    query: newestWithdrawalsQuery,
    ordersOf: (answer) => answer.records.map(({ withdrawDate, amount }) => ({ at: Number(withdrawDate ?? 0), amount })),
  }),
  createRecord({
    calls: ['transferUp'],
    unknown: 'widget.transfer.unknown',
    page: 'accountRecord',
    query: (gateway) => newestMovementsQuery(gateway, movementTypes.transferUp),
    ordersOf: movementsOf,
  }),
  createRecord({
    calls: ['transferDownline'],
    unknown: 'widget.transfer.unknown',
    page: 'accountRecord',
    query: (gateway) => newestMovementsQuery(gateway, movementTypes.transferDownline),
    ordersOf: movementsOf,
  }),
  createRecord({
    calls: ['transferMultiple'],
    unknown: 'widget.rain.unknown',
    page: 'accountRecord',
    query: (gateway) => rainsQuery(gateway, 0),
    ordersOf: rainsOf,
  }),
  createRecord({
    calls: ['walletTransfer'],
    unknown: 'widget.wallets.unknown',
    page: 'accountRecord',
    query: newestMovementsQuery,
    ordersOf: ({ list }, dates) => movementsOf({ list: list.filter((move) => move.from_account_name) }, dates),
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

/** Movements of the account as orders. One order may move money out of a wallet and into another. */
function movementsOf({ list }: { readonly list: readonly Movement[] }, dates: Dates): readonly RecordedOrder[] {
  const orderNumbers = list.map(({ order_no }) => order_no ?? '');
  return list
    .filter(({ order_no }, index) => !order_no || orderNumbers.indexOf(order_no) === index)
    .map(({ tx_time, amount }) => ({ at: dates.epoch(tx_time ?? ''), amount }));
}

/** Red envelopes as orders, sent by the sum or by the amount for each. */
function rainsOf({ list }: CallValue<'transferMultipleRecords'>, dates: Dates): readonly RecordedOrder[] {
  return (list ?? []).map(({ time, amount, receivers }) => {
    const reached = receivers.filter(({ success }) => isOn(success)).length;
    return {
      at: dates.epoch(time ?? ''),
      amount,
      also: [receivers[0]?.amount],
      receivers: receivers.length === 0 ? undefined : { reached, missed: receivers.length - reached },
    };
  });
}
