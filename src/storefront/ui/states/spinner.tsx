import styles from './spinner.module.css';

/** Decoration only: the element that waits says so itself (aria-busy, a status line). */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
