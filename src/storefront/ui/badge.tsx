import styles from './badge.module.css';

type Props = { readonly count?: number | undefined; readonly dot?: boolean | undefined };

/** A count or a dot at the corner of its parent. Hidden from readers: the parent's name says the count. */
export function Badge({ count = 0, dot = false }: Props) {
  if (count > 0) {
    return (
      <span className={styles.badge} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    );
  }
  return dot ? <span className={styles.dot} aria-hidden="true" /> : null;
}
