import type { ReactNode } from 'react';
import styles from './field-group.module.css';

type Props = {
  readonly label: string;
  /** Id of the element that describes the group. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
};

/** Controls that answer one question together. The label is no `legend`, because WebKit gives that two heights. */
export function FieldGroup({ label, describedBy, children }: Props) {
  return (
    <fieldset className={styles.group} aria-label={label} aria-describedby={describedBy}>
      <p className={styles.label}>{label}</p>
      {children}
    </fieldset>
  );
}
