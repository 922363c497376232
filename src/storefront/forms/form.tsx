import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import styles from './form.module.css';

type Props = {
  readonly label: string;
  readonly onSubmit: () => void;
  /** Enter in a field while the button is disabled: a browser sends nothing then, and says nothing. */
  readonly onIdleEnter?: (() => void) | undefined;
  readonly children: ReactNode;
};

/**
 * A form by its name, checked by rules of ours and not by the browser's. Its method is one by which the browser itself sends nothing: a button
 * that is tapped before the page has woken would otherwise put a password into the address, and so into the history and the logs.
 */
export function Form({ label, onSubmit, onIdleEnter, children }: Props) {
  const handleSubmit = (event: FormEvent) => {
    // React hands up what a form sends that stands in a dialog opened from here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onSubmit();
  };
  const handleKey = ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    if (currentTarget.querySelector('[type=submit]:disabled') !== null) onIdleEnter?.();
  };
  return (
    <form
      className={styles.form}
      aria-label={label}
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
    >
      {children}
    </form>
  );
}
