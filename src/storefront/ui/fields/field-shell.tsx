import type { ReactNode } from 'react';
import type { Box } from '../box';
import { Icon } from '../icons/icon';
import styles from './field-shell.module.css';

type Props = Box & {
  /** Id of the control. Hint and error have it with -hint and -error. */
  readonly id: string;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Follows the label, for example "optional". */
  readonly mark?: string | undefined;
  /** The hint says that the value is valid. */
  readonly good?: boolean | undefined;
  /** Content at the end of the box, for example a button that shows the password. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

/** Label, box, help and error of one control. */
export function FieldShell({ id, label, icon, hint, error, mark, good, end, children, ...box }: Props) {
  return (
    <div
      {...box}
      className={styles.field}
      data-invalid={error === undefined ? undefined : true}
      data-good={good || undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark !== undefined && (
          <>
            {/* A space, so that screen readers read two words. */} <span className={styles.mark}>{mark}</span>
          </>
        )}
      </label>
      <div className={styles.box}>
        {icon !== undefined && icon !== '' && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )}
        {children}
        {end}
      </div>
      <div className={styles.foot}>
        {hint !== undefined && hint !== '' && error === undefined && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <p className={styles.error} id={`${id}-error`} aria-live="polite">
          {error}
        </p>
      </div>
    </div>
  );
}

/** ARIA attributes of the control inside the shell. */
export function fieldAria(id: string, error: string | undefined, hint: string | undefined) {
  const describedBy =
    error !== undefined ? `${id}-error` : hint !== undefined && hint !== '' ? `${id}-hint` : undefined;
  return { id, 'aria-invalid': error === undefined ? undefined : true, 'aria-describedby': describedBy } as const;
}
