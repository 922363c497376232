import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import type { RowPlace } from '@/storefront/ui/long-list/long-list';
import type { RecordLine } from './record-line';
import styles from './record-row.module.css';
import { useFactText } from './use-fact-text';
import { useRecordText } from './use-record-text';

type Props = { readonly line: RecordLine; readonly place: RowPlace; readonly onOpen: () => void };

export function RecordRow({ line, place, onOpen }: Props) {
  const format = useFormat();
  const dates = useDates();
  const textOf = useRecordText();
  const factText = useFactText();
  const { title, time, amount, isGain, state, member, notes = [] } = line;
  return (
    <li className={styles.item} {...place}>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.words}>
          <span className={styles.title}>
            <bdi>{textOf(title)}</bdi>
          </span>
          <span className={styles.time}>{time === undefined ? '' : dates.text(time)}</span>
          {notes.map((note) => (
            <span key={note.name} className={styles.time}>
              {factText(note)}
            </span>
          ))}
          {member !== undefined && (
            <span className={styles.time}>
              <bdi>{member}</bdi>
            </span>
          )}
        </span>
        <span className={styles.words} data-end>
          <bdi className={styles.amount} data-sign={isGain ? 'plus' : Number(amount) < 0 ? 'minus' : undefined}>
            {isGain ? format.gain(amount) : format.money(amount)}
          </bdi>
          {state !== undefined && (
            <span className={styles.state} data-tone={state.tone}>
              {textOf(state.words)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
