import type { FormEvent, ReactNode } from 'react';
import type { Box } from '@/storefront/ui/box';
import styles from './form.module.css';

type Props = Box & {
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/**
 * A form with a name. It is checked by our rules and not by the browser. Its method `dialog` sends nothing: a button
 * that is tapped before hydration would otherwise put a password into the address, and so into history and logs.
 */
export function Form({ label, onSubmit, children, ...box }: Props) {
  const handleSubmit = (event: FormEvent) => {
    // React bubbles the submit of a form in a dialog that was opened from here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form {...box} className={styles.form} aria-label={label} method="dialog" noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
