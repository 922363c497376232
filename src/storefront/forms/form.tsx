import type { FormEvent, ReactNode } from 'react';
import styles from './form.module.css';

type Props = { readonly label: string; readonly onSubmit: () => void; readonly children: ReactNode };

/** A form by its name, checked by rules of ours and not by the browser's. */
export function Form({ label, onSubmit, children }: Props) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
