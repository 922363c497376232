import type { ReactNode } from 'react';
import type { Box } from './box';
import styles from './heading.module.css';

type Props = Box & { readonly children: ReactNode; readonly level?: 1 | 2 | 3; readonly id?: string };

/** A heading. The merchant's look `heading` decides how it is drawn. */
export function Heading({ children, level = 2, id, ...box }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...box} className={styles.heading} data-level={level} id={id}>
      <span>{children}</span>
    </Tag>
  );
}
