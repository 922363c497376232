import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import type { RowPlace } from '@/storefront/ui/long-list/long-list';
import type { RecordLine } from './record-lines';
import styles from './record-row.module.css';

type Props = { readonly line: RecordLine; readonly place: RowPlace };

export function RecordRow({ line, place }: Props) {
  const format = useFormat();
  const dates = useDates();
  const { title, time, amount, state } = line;
  return (
    <li className={styles.row} {...place}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.time}>{typeof time === 'number' ? dates.dateTime(time) : dates.told(time ?? '')}</span>
      </span>
      <span className={styles.words} data-end>
        <bdi className={styles.amount} data-sign={Number(amount) < 0 ? 'minus' : undefined}>
          {format.money(amount)}
        </bdi>
        {state !== undefined && (
          <span className={styles.state} data-tone={state.tone}>
            {state.word}
          </span>
        )}
      </span>
    </li>
  );
}
