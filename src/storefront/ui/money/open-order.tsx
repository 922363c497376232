import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { OldFigure } from '../states/old-figure';
import styles from './open-order.module.css';

type ListProps = {
  readonly label: string;
  /** The answer that they come from. */
  readonly query: ComponentProps<typeof OldFigure>['query'];
  readonly children: ReactNode;
};

/** Orders of money that are not settled, above the form that makes new ones. */
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
  /** Time that is left, as it is written. */
  readonly left?: string | undefined;
  readonly onOpen: () => void;
};

/** One of them: a tap goes on with it. */
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
