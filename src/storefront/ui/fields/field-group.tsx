import type { ReactNode } from 'react';
import styles from './field-group.module.css';

type Props = {
  readonly label: string;
  /** Id of what says more about the group. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
};

/** Controls that answer one question together, under its words. They are no `legend`, with which WebKit makes the group higher at its next layout. */
export function FieldGroup({ label, describedBy, children }: Props) {
  return (
    <fieldset className={styles.group} aria-label={label} aria-describedby={describedBy}>
      <p className={styles.label}>{label}</p>
      {children}
    </fieldset>
  );
}
