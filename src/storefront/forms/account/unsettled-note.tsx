import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import type { Dates } from '@/storefront/platform/languages/dates';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { FormAlert } from '../form-alert';
import { findOrder, type RecordedOrder } from './find-order';
import { settleIntent, useUnsettled } from './use-unsettled';

type Props<Answer> = {
  /** One list for good. */
  readonly calls: readonly CallName[];
  readonly unknownText: string;
  /** The way to the record. */
  readonly record: ReactNode;
  /** Where the outcome is written down, and what stands there. */
  readonly query: QuerySpec<Answer>;
  readonly ordersOf: (answer: Answer, dates: Dates) => readonly RecordedOrder[];
  /** A question stands that says it itself: what is sent out of it is the same intent. */
  readonly waits: boolean;
  /** What was typed has been sent. */
  readonly onFound: () => void;
};

type Found = RecordedOrder & { readonly sent: number };

/** How often the record is looked at, in milliseconds, and after which time it has to know. */
const lookEvery = 5000;
const known = 900_000;

/** Says that the outcome of something sent earlier is not known, until the record has it: then that, and the next one is a new one. */
export function UnsettledNote<Answer>(props: Props<Answer>) {
  const { calls, unknownText, record, query, ordersOf, waits, onFound } = props;
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const unsettled = useUnsettled(calls);
  const [found, setFound] = useState<Found>();
  const isOpen = unsettled.length > 0 && !waits;
  const { data, dataUpdatedAt } = useQuery({
    ...query,
    staleTime: 0,
    enabled: isOpen,
    refetchInterval: isOpen && lookEvery,
  });
  const tell = useRef(onFound);
  tell.current = onFound;
  useEffect(() => {
    if (!isOpen || data === undefined) return;
    const orders = ordersOf(data, dates);
    for (const one of unsettled) {
      const order = findOrder(one, orders);
      if (order === undefined) continue;
      setFound({ ...order, sent: one.at });
      tell.current();
      settleIntent(one.key);
      return;
    }
  }, [isOpen, data, unsettled, ordersOf, dates]);
  if (waits) return null;
  const left = unsettled.filter(({ last }) => dataUpdatedAt - last < known);
  if (left.length === 0 && found === undefined) return null;
  return (
    <Card pad="l">
      {found !== undefined && (
        <p role="status">
          {t('widget.unsettled.found', {
            time: dates.dateTime(found.sent),
            amount: format.money(String(found.amount ?? '').replace('-', '')),
          })}
        </p>
      )}
      <FormAlert problems={left.map(({ at }) => `${dates.dateTime(at)} · ${unknownText}`)} />
      {record}
    </Card>
  );
}

/** Says that an outcome is that of an earlier try: nothing was done a second time. */
export function EarlierNote({ at }: { readonly at: number | undefined }) {
  const textOf = useEarlierText();
  return at === undefined ? null : <p role="status">{textOf(at)}</p>;
}

/** The same in words alone. */
export function useEarlierText(): (at: number) => string {
  const t = useText();
  const dates = useDates();
  return (at) => t('widget.unsettled.earlier', { time: dates.dateTime(at) });
}
