import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import type { Unsettled } from '@/storefront/platform/gateway/intents';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import type { Dates } from '@/storefront/platform/languages/dates';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import styles from '../../form.module.css';
import { FormAlert } from '../../form-alert';
import { findOrder, type RecordedOrder, saysNothingOrdered } from './find-order';
import { useEarlierText } from './use-earlier-text';
import { useEndOfIntents } from './use-unsettled';

type Props = {
  readonly unsettled: readonly Unsettled[];
  readonly unknownText: string;
  readonly record: ReactNode;
  /** State of reading the record. */
  readonly answer: UseQueryResult<unknown>;
  /** The orders of the record; undefined while unknown. */
  readonly ordersBy: (dates: Dates) => readonly RecordedOrder[] | undefined;
  readonly onFound: () => void;
};

/** The outcome: in the record, not in it, or the record cannot tell. */
type Outcome =
  | { readonly kind: 'found'; readonly of: Unsettled; readonly order: RecordedOrder }
  | { readonly kind: 'none' | 'untold'; readonly of: Unsettled };

export function UnsettledCard({ unsettled, unknownText, record, answer, ordersBy, onFound }: Props) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const name = useName();
  const { clock } = useRuntime();
  const intents = useEndOfIntents();
  const [outcome, setOutcome] = useState<Outcome>();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ ordersBy, onFound, intents });
  latest.current = { ordersBy, onFound, intents };
  const isOff = isSwitchedOff(answer);
  useEffect(() => {
    const open = unsettled.filter(({ isOnTheWay }) => !isOnTheWay);
    const orders = latest.current.ordersBy(dates);
    for (const one of open) {
      const next = isOff
        ? { kind: 'untold' as const, of: one }
        : outcomeOf(one, orders, clock.at(answer.dataUpdatedAt));
      if (next === undefined) continue;
      setOutcome(next);
      if (next.kind === 'found') {
        latest.current.onFound();
        latest.current.intents.settle(one.key);
      } else latest.current.intents.end(one.key);
      return;
    }
  }, [unsettled, dates, clock, answer.dataUpdatedAt, isOff]);
  const left = unsettled.filter(({ isOnTheWay, isLost }) => !isOnTheWay && isLost);
  const onTheWay = unsettled.filter((one) => !left.includes(one));
  const isTold = left.length > 0 || outcome !== undefined;
  // The player may be looking at the end of the form, and the question is closed, so scroll to the card.
  useEffect(() => {
    if (!isTold) return;
    place.current?.scrollIntoView?.({ block: 'center' });
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isTold]);
  if (!isTold && onTheWay.length === 0) return null;
  return (
    <Card pad="l">
      <div ref={place} tabIndex={-1} className={styles.form}>
        {outcome?.kind === 'found' && (
          <p role="status">
            {t('widget.unsettled.found', {
              time: dates.dateTime(outcome.of.at),
              amount: format.money(String(outcome.order.amount ?? '').replace('-', '')),
            })}
          </p>
        )}
        {outcome?.kind === 'none' && <p role="status">{`${name(outcome.of)} · ${t('widget.unsettled.none')}`}</p>}
        {onTheWay.map((one) => (
          <p key={one.key} role="status">{`${name(one)} · ${t('widget.unsettled.onTheWay')}`}</p>
        ))}
        <FormAlert
          problems={[...left, ...(outcome?.kind === 'untold' ? [outcome.of] : [])].map(
            (one) => `${name(one)} · ${unknownText}`,
          )}
        />
        {left.length > 0 && (
          <p role="status">{t(answer.isError ? 'widget.unsettled.unread' : 'widget.unsettled.reading')}</p>
        )}
        {left.length > 0 && answer.isError && (
          <Button
            tone="secondary"
            icon="refresh"
            wide
            busy={answer.isFetching}
            onClick={() => void answer.refetch({ cancelRefetch: false })}
          >
            {t('widget.retry')}
          </Button>
        )}
        {record}
      </div>
    </Card>
  );
}

/** The outcome by a record that was read at a time (epoch ms); undefined while it proves nothing yet. */
function outcomeOf(of: Unsettled, orders: readonly RecordedOrder[] | undefined, readAt: number): Outcome | undefined {
  if (orders === undefined) return undefined;
  const order = findOrder(of, orders);
  if (order !== undefined) return { kind: 'found', of, order };
  const isNone = saysNothingOrdered(of, orders, readAt);
  return isNone === undefined ? undefined : { kind: isNone ? 'none' : 'untold', of };
}

/** Time of sending, and the amount if this tab knows it. */
function useName(): (one: Unsettled) => string {
  const dates = useDates();
  const format = useFormat();
  return ({ at, amount }) => [dates.dateTime(at), ...(amount === undefined ? [] : [format.money(amount)])].join(' · ');
}

/** Says that an outcome belongs to an earlier try. */
export function EarlierText({ at }: { readonly at: number }) {
  return useEarlierText()(at);
}
