import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon';
import styles from './checkbox.module.css';

type Props = {
  readonly children: ReactNode;
  /** If given, even without a text, a line is reserved for the error. */
  readonly error?: { readonly text: string | undefined } | undefined;
  /** Props of the input: name, ref, checked, onChange. */
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'className'>;
};

/** A checkbox with its words. The whole row is its target. */
export function Checkbox({ children, error, input }: Props) {
  const errorId = useId();
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={error?.text !== undefined || undefined}
          aria-describedby={error && errorId}
        />
        <span className={styles.box}>
          <Icon name="check" size="s" />
        </span>
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p className={styles.error} id={errorId} aria-live="polite">
          {error.text}
        </p>
      )}
    </div>
  );
}
