import { useState } from 'react';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { readAllLines } from './read-all-lines';
import type { Fact, RecordLine } from './record-line';
import styles from './records.module.css';
import type { ListCall } from './sheets';
import type { Asked } from './use-asked';
import { useWords } from './use-words';

type Props = {
  readonly call: ListCall;
  readonly asked: Asked;
  /** What the file is called after. */
  readonly name: string;
};

/** Saves every page of a report as a file that tables open. */
export function SaveRecords({ call, asked, name }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const toRow = useTableRow();
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | { readonly part: number }>('ready');
  const save = async () => {
    setState('busy');
    try {
      const { lines, isWhole } = await readAllLines(gateway, call, asked);
      const { saveTable } = await import('./save-table');
      const { from, to } = asked.range.spanOf(asked.range.range);
      saveTable(lines.map(toRow), `${name} ${from} ${to}.csv`);
      setState(isWhole ? 'ready' : { part: lines.length });
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

/** Amounts stay plain numbers, so that a table can add them up. */
function useTableRow(): (line: RecordLine) => Readonly<Record<string, string>> {
  const t = useText();
  const dates = useDates();
  const words = useWords();
  const timeOf = (time: number | string) => (typeof time === 'number' ? dates.dateTime(time) : dates.told(time));
  const written = ({ as, value }: Fact) => {
    if (typeof value === 'object') return words(value);
    return as === 'time' ? timeOf(value) : String(value);
  };
  return ({ title, time, amount, state, facts }) => ({
    ...(time !== undefined && { [t('widget.records.fact.time')]: timeOf(time) }),
    [t('widget.records.fact.title')]: words(title),
    [t('widget.records.fact.amount')]: String(amount),
    ...(state && { [t('widget.records.fact.state')]: words(state.words) }),
    ...Object.fromEntries(facts.map((fact) => [t(`widget.records.fact.${fact.name}`), written(fact)])),
  });
}
