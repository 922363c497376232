import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './checkbox.module.css';

type Props = {
  readonly children: ReactNode;
  /** Given, even as undefined text, a line is kept free for it. */
  readonly error?: { readonly text: string | undefined } | undefined;
  /** What the box itself takes: name, ref, checked, onChange. */
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'className'>;
};

/** A box to tick, with its words; the whole row can be hit. */
export function Checkbox({ children, error, input }: Props) {
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input type="checkbox" {...input} aria-invalid={error?.text === undefined ? undefined : true} />
        <span className={styles.box}>
          <Icon name="check" size="s" />
        </span>
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p className={styles.error} aria-live="polite">
          {error.text}
        </p>
      )}
    </div>
  );
}
