import styles from './progress.module.css';

type Props = { readonly label: string; readonly value: number; readonly max: number };

/** How far something has come, alike wherever it stands. What has begun shows, however little it is. */
export function Progress({ label, value, max }: Props) {
  return <progress className={styles.progress} max={max} value={Math.min(value, max)} aria-label={label} />;
}
