import type { ReactNode } from 'react';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import styles from '../records.module.css';
import { quickSpans, type Range } from './use-range';

/** Loads at the first tap. */
const dialog = createLazy(async () => ({ default: (await import('./range-dialog')).RangeDialog }));

type Props = {
  readonly range: Range;
  /** Further filters of the report. */
  readonly children?: ReactNode;
};

/** The days of a report: buttons for the usual ones, a calendar for others. */
export function RangeBar({ range: { days, quick, choose, spanOf }, children }: Props) {
  const t = useText();
  const dates = useDates();
  const { shown, open, close } = useSheet('calendar');
  const daysText = 'from' in days ? `${dates.text(days.from)} – ${dates.text(days.to)}` : t('widget.records.choose');
  return (
    <div className={styles.bar}>
      <Tabs
        label={t('widget.records.days')}
        tabs={quickSpans.map((key) => ({ key, label: t(`widget.records.days.${key}`) }))}
        chosen={quick ?? ''}
        onChoose={(next) => next !== '' && choose(next)}
      />
      <div className={styles.narrow}>
        <div className={styles.calendar}>
          <Button
            tone={quick === undefined ? 'primary' : 'secondary'}
            wide
            label={quick === undefined ? `${t('widget.records.choose')}: ${daysText}` : undefined}
            onClick={() => open()}
          >
            <bdi>{daysText}</bdi>
          </Button>
        </div>
        {children}
      </div>
      {shown !== undefined && (
        <LazyComponent of={dialog} fallback={null}>
          {(RangeDialog) => (
            <RangeDialog
              initialDays={() => spanOf(days)}
              onChoose={(next) => close(() => choose(next))}
              onClose={() => close()}
            />
          )}
        </LazyComponent>
      )}
    </div>
  );
}
