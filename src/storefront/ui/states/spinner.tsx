import styles from './spinner.module.css';

/** Decoration only: the waiting element itself tells screen readers (aria-busy, a status line). */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
