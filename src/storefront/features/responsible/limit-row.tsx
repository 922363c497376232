import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './limit-row.module.css';
import { useLimitText } from './use-limit-text';
import type { Limit } from './use-safer-play';

type Props = { readonly limit: Limit; readonly onOpen: () => void };

/** One limit and how much of it is used. A tap changes it. */
export function LimitRow({ limit, onOpen }: Props) {
  const t = useText();
  const dates = useDates();
  const limitText = useLimitText();
  const { kind, amount, used, next } = limit;
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.name}>{t(`widget.safer.kind.${kind}`)}</span>
      <bdi className={styles.amount} data-none={amount === null || undefined}>
        {amount === null ? t('widget.safer.none') : limitText(kind, amount)}
      </bdi>
      <span className={styles.used}>{t('widget.safer.used', { used: limitText(kind, used) })}</span>
      <span className={styles.action}>{t(amount === null ? 'widget.safer.set' : 'widget.safer.change')}</span>
      {amount !== null && (
        <progress
          className={styles.bar}
          max={amount}
          value={Math.min(used, amount)}
          data-full={used >= amount || undefined}
          aria-hidden="true"
        />
      )}
      {next !== null && (
        <span className={styles.next}>
          {next.amount === null
            ? t('widget.safer.nextNone', { at: dates.dateTime(next.at) })
            : t('widget.safer.next', { amount: limitText(kind, next.amount), at: dates.dateTime(next.at) })}
        </span>
      )}
    </button>
  );
}
