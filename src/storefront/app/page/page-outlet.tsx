import { memo } from 'react';
import type { ResolvedPage } from '@/engine/live';
import { loadErrorText } from '@/storefront/platform/gateway/error-text';
import { useText } from '@/storefront/platform/languages/use-text';
import { PageView } from '@/storefront/renderer/page-view';
import { RetryCard } from '@/storefront/ui/states/retry-card';
import { AccessGate } from './access-gate';
import styles from './page-outlet.module.css';

type Props = {
  readonly page: ResolvedPage;
  readonly status: 'shown' | 'loading' | 'failed';
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** The page itself; while the next one loads it stays and says so, and where that fails a card offers another try. */
export const PageOutlet = memo(function PageOutlet({ page, status, error, onRetry }: Props) {
  const text = useText();
  if (status === 'failed') {
    return (
      <div className={styles.failed}>
        <RetryCard
          title={text('widget.failed')}
          text={loadErrorText(error, text)}
          retryLabel={text('widget.retry')}
          onRetry={onRetry}
        />
      </div>
    );
  }
  return (
    <>
      {status === 'loading' && <div className={styles.progress} role="status" aria-label={text('widget.loading')} />}
      <AccessGate page={page}>
        <PageView page={page} />
      </AccessGate>
    </>
  );
});
