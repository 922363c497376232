import { type ReactNode, useId } from 'react';
import styles from './field-group.module.css';

type Props = {
  readonly label: ReactNode;
  /** Id of what says more about the group. */
  readonly describedBy?: string | undefined;
  /** Classes in place of the plain ones. */
  readonly looks?: { readonly group: string | undefined; readonly label: string | undefined } | undefined;
  readonly children: ReactNode;
};

const plain = { group: styles.group, label: styles.label };

/** Controls that answer one question together, under its words. No `fieldset`: WebKit makes one with a `legend` higher at its next layout. */
export function FieldGroup({ label, describedBy, looks = plain, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands below would move under the finger
    <div className={looks.group} role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <div id={id} className={looks.label}>
        {label}
      </div>
      {children}
    </div>
  );
}
