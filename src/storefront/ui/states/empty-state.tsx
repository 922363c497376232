import type { ReactNode } from 'react';
import type { Box } from '../box';
import { Icon } from '../icons/icon';
import styles from './empty-state.module.css';

type Props = Box & {
  readonly icon?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
};

/** Says that nothing is here, and what to do. */
export function EmptyState({ icon = 'list', title, text, children, ...box }: Props) {
  return (
    <div {...box} className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size="l" />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && text !== '' && <p className={styles.text}>{text}</p>}
      {children !== undefined && children !== null && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
