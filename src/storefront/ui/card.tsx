import type { ReactNode } from 'react';
import type { Box } from './box';
import styles from './card.module.css';

type Props = Box & { readonly children: ReactNode; readonly pad?: 'none' | 's' | 'm' | 'l' };

/** A surface. The merchant's look `card` decides how it is drawn. */
export function Card({ children, pad = 'm', ...box }: Props) {
  return (
    <div {...box} className={styles.card} data-pad={pad}>
      {children}
    </div>
  );
}
