import type { ReactNode } from 'react';
import styles from './heading.module.css';

type Props = { readonly children: ReactNode; readonly level?: 1 | 2 | 3; readonly id?: string };

/** A heading. The merchant's look `heading` decides how it is drawn. */
export function Heading({ children, level = 2, id }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={styles.heading} data-level={level} id={id}>
      <span>{children}</span>
    </Tag>
  );
}
