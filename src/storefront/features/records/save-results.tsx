import { useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import type { DayResult } from './day-results';
import styles from './records.module.css';
import type { Range } from './use-range';

type Props = {
  readonly days: readonly DayResult[];
  readonly range: Range;
  /** What the file is called after. */
  readonly name: string;
};

/** Saves the days of a table as a file that tables open; their amounts stay plain numbers, so that it can add them up. */
export function SaveResults({ days, range: { range, spanOf }, name }: Props) {
  const t = useText();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async () => {
    setState('busy');
    try {
      const { saveTable } = await import('./save-table');
      const { from, to } = spanOf(range);
      saveTable(days.map(toRow), `${name} ${from} ${to}.csv`);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const toRow = ({ day, stake, won, net }: DayResult) => ({
    [t('widget.records.fact.day')]: day,
    [t('widget.records.sum.stake')]: String(stake),
    [t('widget.records.sum.won')]: String(won),
    [t('widget.records.sum.result')]: String(net),
  });
  return (
    <div className={styles.save}>
      <Button tone="secondary" icon="download" wide busy={state === 'busy'} onClick={() => void save()}>
        {t('widget.records.save')}
      </Button>
      <p className={styles.note} role="status">
        {state === 'failed' && t('widget.records.saveFailed')}
      </p>
    </div>
  );
}
