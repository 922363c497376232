import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { Icon } from '../icons/icon';
import styles from './retry-card.module.css';

type Props = {
  readonly title: string;
  readonly text?: string | undefined;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean | undefined;
};

/**
 * Replaces the failed part; the page around it stays. It retries by itself when the network is back, unless the player
 * is typing.
 */
export function RetryCard({ title, text, retryLabel, onRetry, busy }: Props) {
  const latestOnRetry = useRef(onRetry);
  latestOnRetry.current = onRetry;
  useEffect(() => {
    const retry = () => document.activeElement?.matches('input, textarea') || latestOnRetry.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return (
    <div className={styles.card} role="alert">
      <span className={styles.icon}>
        <Icon name="warning" />
      </span>
      <p className={styles.words}>
        <strong>{title}</strong>
        {text !== undefined && <span>{text}</span>}
      </p>
      <Button tone="secondary" size="s" icon="refresh" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
