import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '../button';
import { Icon } from '../icons/icon';
import styles from './old-figure.module.css';
import { useTryAgain } from './use-try-again';

/** `since` in epoch milliseconds; undefined if there was no answer yet. */
type Props = { readonly since: number | undefined };

export default function OldFigureNote({ since }: Props) {
  const t = useText();
  const dates = useDates();
  const tryAgain = useTryAgain();
  return (
    <div className={styles.old}>
      <p role="status">
        <Icon name="warning" size="s" />
        {since === undefined ? t('widget.old.never') : t('widget.old.since', { time: dates.dateTime(since) })}
      </p>
      <Button tone="secondary" size="s" icon="refresh" onClick={tryAgain}>
        {t('widget.retry')}
      </Button>
    </div>
  );
}
