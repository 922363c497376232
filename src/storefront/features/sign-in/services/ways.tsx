import { type ReactNode, useId } from 'react';
import styles from './ways.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** Other ways to sign in, beside each other. */
export function Ways({ title, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more group inside the form
    <div className={styles.ways} role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
