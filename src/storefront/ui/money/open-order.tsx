import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { OldFigure } from '../states/old-figure';
import styles from './open-order.module.css';

type ListProps = {
  readonly label: string;
  /** The query that the orders come from. */
  readonly query: ComponentProps<typeof OldFigure>['query'];
  readonly children: ReactNode;
};

/** Money orders that are not completed, above the form for a new one. */
export function OpenOrderList({ label, query, children }: ListProps) {
  return (
    <section aria-label={label}>
      <ul className={styles.list}>{children}</ul>
      <OldFigure query={query} />
    </section>
  );
}

type Props = {
  readonly amount: string;
  readonly note: string;
  /** Remaining time as text. */
  readonly left?: string | undefined;
  readonly onOpen: () => void;
};

/** One open order. A tap continues it. */
export function OpenOrder({ amount, note, left, onOpen }: Props) {
  return (
    <li>
      <button type="button" className={styles.order} onClick={onOpen}>
        <Icon name="clock" />
        <span className={styles.words}>
          <bdi className={styles.amount}>{amount}</bdi>
          <span className={styles.note}>{note}</span>
        </span>
        {left !== undefined && <bdi className={styles.left}>{left}</bdi>}
        <Icon name="chevron" size="s" />
      </button>
    </li>
  );
}
