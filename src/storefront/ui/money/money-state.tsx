import { Icon } from '../icons/icon';
import styles from './money-state.module.css';

const icons = {
  pending: 'clock',
  processing: 'clock',
  success: 'check',
  failed: 'warning',
  cancelled: 'close',
} as const;

/** How an order of money stands, by the numbers of its record. */
export type MoneyStateName = keyof typeof icons;

const names: readonly MoneyStateName[] = ['pending', 'processing', 'success', 'failed', 'cancelled'];

/** What a record's number means; one that nobody knows is still on its way. */
export function moneyStateOf(state: number | string | null | undefined): MoneyStateName {
  return names[Number(state ?? Number.NaN)] ?? 'processing';
}

type Props = {
  readonly state: MoneyStateName;
  /** The state in words. */
  readonly words: string;
  readonly amount: string;
  readonly note: string;
};

/** An order of money at a glance: how it stands, how much, which one. */
export function MoneyState({ state, words, amount, note }: Props) {
  return (
    <>
      <p className={styles.state} data-state={state} role="status">
        <Icon name={icons[state]} />
        {words}
      </p>
      <bdi className={styles.amount}>{amount}</bdi>
      <p className={styles.note}>{note}</p>
    </>
  );
}
