import styles from './progress.module.css';

type Props = { readonly label: string; readonly value: number; readonly max: number };

/** A progress bar. Any value above zero is visible. */
export function Progress({ label, value, max }: Props) {
  return <progress className={styles.progress} max={max} value={Math.min(value, max)} aria-label={label} />;
}
