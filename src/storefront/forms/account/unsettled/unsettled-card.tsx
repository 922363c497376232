import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import type { Unsettled } from '@/storefront/platform/gateway/intents';
import type { Dates } from '@/storefront/platform/languages/dates';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import styles from '../../form.module.css';
import { FormAlert } from '../../form-alert';
import { findOrder, type RecordedOrder } from './find-order';
import { useEarlierText } from './use-earlier-text';
import { useSettleIntent } from './use-unsettled';

type Props = {
  readonly unsettled: readonly Unsettled[];
  readonly unknownText: string;
  readonly record: ReactNode;
  /** It is said elsewhere what is not known. */
  readonly isTold: boolean;
  /** What the record has; undefined while nobody knows. */
  readonly ordersBy: (dates: Dates) => readonly RecordedOrder[] | undefined;
  /** When the record was asked last by the phone's clock, in epoch milliseconds. */
  readonly lookedAt: number;
  readonly onFound: () => void;
};

type Found = RecordedOrder & { readonly sent: number };

/** After which time the record has to know, in milliseconds. */
const known = 900_000;

export function UnsettledCard({ unsettled, unknownText, record, isTold, ordersBy, lookedAt, onFound }: Props) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const name = useName();
  const { clock } = useRuntime();
  const settle = useSettleIntent();
  const [found, setFound] = useState<Found>();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ ordersBy, onFound, settle });
  latest.current = { ordersBy, onFound, settle };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each answer of the record
  useEffect(() => {
    const orders = latest.current.ordersBy(dates);
    for (const one of orders === undefined ? [] : unsettled) {
      if (one.isOnTheWay) continue;
      const order = findOrder(one, orders ?? []);
      if (order === undefined) continue;
      setFound({ ...order, sent: one.at });
      latest.current.onFound();
      latest.current.settle(one.key);
      return;
    }
  }, [unsettled, dates, lookedAt]);
  // Whoever sent it may look at the end of the form.
  useEffect(() => {
    if (found !== undefined) place.current?.scrollIntoView?.({ block: 'center' });
  }, [found]);
  const left = isTold
    ? []
    : unsettled.filter(({ last, isOnTheWay }) => !isOnTheWay && clock.at(lookedAt) - last < known);
  const awaited = left.filter(({ isLost }) => !isLost);
  const isGoing = unsettled.some(({ isOnTheWay }) => isOnTheWay);
  if (left.length === 0 && !isGoing && found === undefined) return null;
  return (
    <Card pad="l">
      <div ref={place} className={styles.form}>
        {found !== undefined && (
          <p role="status">
            {t('widget.unsettled.found', {
              time: dates.dateTime(found.sent),
              amount: format.money(String(found.amount ?? '').replace('-', '')),
            })}
          </p>
        )}
        <OnTheWay unsettled={unsettled} />
        {awaited.map((one) => (
          <OnItsWay key={one.key} of={one} />
        ))}
        <FormAlert
          problems={left.filter((one) => !awaited.includes(one)).map((one) => `${name(one)} · ${unknownText}`)}
        />
        {record}
      </div>
    </Card>
  );
}

/** What has no answer yet, and may still get one. */
export function OnTheWay({ unsettled }: Pick<Props, 'unsettled'>) {
  return unsettled.filter(({ isOnTheWay }) => isOnTheWay).map((one) => <OnItsWay key={one.key} of={one} />);
}

function OnItsWay({ of }: { readonly of: Unsettled }) {
  const t = useText();
  return <p role="status">{`${useName()(of)} · ${t('widget.unsettled.onTheWay')}`}</p>;
}

/** When it was sent, and how much it is about where this tab knows that. */
function useName(): (one: Unsettled) => string {
  const dates = useDates();
  const format = useFormat();
  return ({ at, amount }) => [dates.dateTime(at), ...(amount === undefined ? [] : [format.money(amount)])].join(' · ');
}

/** Words for an outcome that is that of an earlier try. */
export function EarlierText({ at }: { readonly at: number }) {
  return useEarlierText()(at);
}
