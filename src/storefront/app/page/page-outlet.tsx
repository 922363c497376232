import { memo } from 'react';
import type { ResolvedPage } from '@/engine/live';
import { loadErrorText } from '@/storefront/platform/gateway/error-text';
import { useText } from '@/storefront/platform/languages/use-text';
import { PageView } from '@/storefront/renderer/page-view';
import { RetryCard } from '@/storefront/ui/states/retry-card';
import { useApp } from '../app-runtime';
import { AccessGate } from './access-gate';
import styles from './page-outlet.module.css';

type Props = {
  readonly page: ResolvedPage;
  readonly status: 'shown' | 'loading' | 'failed';
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** The page. While the next one loads it stays, with a sign; if that fails a card offers another try. */
export const PageOutlet = memo(function PageOutlet({ page, status, error, onRetry }: Props) {
  const text = useText();
  const { navigator } = useApp();
  const card = (title: string, words: string | undefined, retry: () => void) => (
    <RetryCard title={text(title)} text={words} retryLabel={text('widget.retry')} onRetry={retry} />
  );
  if (status === 'failed')
    return <div className={styles.failed}>{card('widget.failed', loadErrorText(error, text), onRetry)}</div>;
  return (
    <>
      {status === 'loading' && <div className={styles.progress} role="status" aria-label={text('widget.loading')} />}
      <AccessGate page={page}>
        {page.incomplete && (
          <div className={styles.incomplete}>
            {card('widget.incomplete', text('widget.incompleteNote'), navigator.reload)}
          </div>
        )}
        <PageView page={page} />
      </AccessGate>
    </>
  );
});
