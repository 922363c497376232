import { useFormat } from '@/storefront/platform/languages/use-format';
import styles from './badge.module.css';

type Props = { readonly count?: number | undefined; readonly dot?: boolean | undefined };

/** A count or a dot at its parent's corner. Hidden from screen readers, since the parent's name contains the count. */
export function Badge({ count = 0, dot = false }: Props) {
  if (count > 0) return <Count count={count} />;
  return dot ? <span className={styles.dot} aria-hidden="true" /> : null;
}

function Count({ count }: { readonly count: number }) {
  const { digits } = useFormat();
  return (
    <span className={styles.badge} aria-hidden="true">
      {digits(count > 99 ? '99+' : count)}
    </span>
  );
}
