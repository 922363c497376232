import { useState } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import type { Range } from '../days/use-range';
import styles from '../records.module.css';
import type { TableRow } from './save-table';

type Table = {
  readonly rows: readonly TableRow[];
  /** False if the report has more rows than a file may have: then the file lacks some. */
  readonly isWhole: boolean;
};

type Props = {
  /** Name of the file, without its days. */
  readonly name: string;
  readonly range: Range;
  readonly read: () => Table | Promise<Table>;
};

/** Saves a report as a file for spreadsheets. */
export function SaveButton({ name, range: { days, spanOf }, read }: Props) {
  const t = useText();
  const format = useFormat();
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | { readonly part: number }>('ready');
  const save = async () => {
    setState('busy');
    try {
      const [{ rows, isWhole }, { saveTable }] = await Promise.all([read(), import('./save-table')]);
      const { from, to } = spanOf(days);
      saveTable(rows, `${name} ${from} ${to}.csv`);
      setState(isWhole ? 'ready' : { part: rows.length });
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.save}>
      <Button tone="secondary" icon="download" wide busy={state === 'busy'} onClick={() => void save()}>
        {t('widget.records.save')}
      </Button>
      <p className={styles.note} role="status">
        {state === 'failed' && t('widget.records.saveFailed')}
        {typeof state === 'object' && t('widget.records.savePart', { count: format.number(state.part) })}
      </p>
    </div>
  );
}
