import type { FormEvent, ReactNode } from 'react';
import styles from './form.module.css';

type Props = { readonly label: string; readonly onSubmit: () => void; readonly children: ReactNode };

/**
 * A form by its name, checked by rules of ours and not by the browser's. Its method is one by which the browser itself sends nothing: a button
 * that is tapped before the page has woken would otherwise put a password into the address, and so into the history and the logs.
 */
export function Form({ label, onSubmit, children }: Props) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} aria-label={label} method="dialog" noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
