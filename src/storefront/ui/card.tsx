import type { ReactNode } from 'react';
import styles from './card.module.css';

type Props = { readonly children: ReactNode; readonly pad?: 'none' | 's' | 'm' | 'l' };

/** A surface. The merchant's look `card` decides how it is drawn. */
export function Card({ children, pad = 'm' }: Props) {
  return (
    <div className={styles.card} data-pad={pad}>
      {children}
    </div>
  );
}
