import { Icon } from '../icons/icon';
import styles from './money-state.module.css';

const stateIcons = {
  pending: 'clock',
  processing: 'clock',
  success: 'check',
  failed: 'warning',
  cancelled: 'close',
} as const;

/** States of a money order, by the numbers of its record. */
export type MoneyStateName = keyof typeof stateIcons;

const stateNames: readonly MoneyStateName[] = ['pending', 'processing', 'success', 'failed', 'cancelled'];

/** The state for a number in a record. An unknown number counts as being processed. */
export function moneyStateOf(state: number | string | null | undefined): MoneyStateName {
  return stateNames[Number(state ?? Number.NaN)] ?? 'processing';
}

type Props = {
  readonly state: MoneyStateName;
  /** Words of the state. */
  readonly words: string;
  readonly amount: string;
  readonly note: string;
};

/** A money order at a glance: state, amount, number. */
export function MoneyState({ state, words, amount, note }: Props) {
  return (
    <>
      <p className={styles.state} data-state={state} role="status">
        <Icon name={stateIcons[state]} />
        {words}
      </p>
      <bdi className={styles.amount}>{amount}</bdi>
      <p className={styles.note}>{note}</p>
    </>
  );
}
