import type { ReactNode } from 'react';
import styles from './field-group.module.css';

type Props = {
  readonly label: string;
  /** Id of what says more about the group. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
};

/** Controls that answer one question together, under its words. */
export function FieldGroup({ label, describedBy, children }: Props) {
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  );
}
