import { useEffect, useRef } from 'react';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { Card } from '../card';
import styles from './day-bars.module.css';

type Props = {
  /** Ascending. Epoch ms, units of the currency. */
  readonly days: readonly { readonly at: number; readonly value: number }[];
};

/** A bar for each day. Decoration only, since the table below has the numbers. If it cannot be drawn, nothing shows. */
export function DayBars({ days }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const dates = useDates();
  const format = useFormat();
  useEffect(() => {
    let chart: { readonly close: () => void } | undefined;
    let isUnmounted = false;
    const draw = async () => {
      const { drawBars } = await import('./draw-bars');
      if (isUnmounted || container.current === null) return;
      chart = drawBars(container.current, days, {
        day: (at) => dates.dayOfYear(at),
        amount: (value) => format.number(value),
      });
    };
    // The page is complete without it, since the table has the numbers.
    draw().catch(() => undefined);
    return () => {
      isUnmounted = true;
      chart?.close();
    };
  }, [days, dates, format]);
  if (days.length < 2) return null;
  return (
    <Card pad="s">
      <div ref={container} className={styles.chart} aria-hidden="true" dir="ltr" />
    </Card>
  );
}
