import type { ReactNode } from 'react';
import styles from './wide-table.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/**
 * A table whose numbers do not break. With large text on a small phone it scrolls sideways, by finger or arrow keys.
 */
export function WideTable({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not scroll its table, and a section inside one of the same name is told twice
    <div className={styles.wide} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
