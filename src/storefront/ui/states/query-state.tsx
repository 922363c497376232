import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { errorText, isRetryUseless, loadErrorText } from '@/storefront/platform/gateway/error-text';
import { useText } from '@/storefront/platform/languages/use-text';
import { EmptyState } from './empty-state';
import { RetryCard } from './retry-card';
import { Skeleton } from './skeleton';
import { useTryAgain } from './use-try-again';

type Props<Value> = {
  readonly query: UseQueryResult<Value>;
  /** A kind of skeleton, or an element. */
  readonly skeleton: 'line' | 'card' | 'tiles' | 'banner' | 'form' | ReactElement;
  /** Shown for a list without rows. */
  readonly empty?: ReactNode;
  readonly children: (value: Value) => ReactNode;
};

/** The three states of a query: loading, failed (a retry card here, the page stays), loaded. */
export function QueryState<Value>({ query, skeleton, empty, children }: Props<Value>) {
  const t = useText();
  if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0) return empty;
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <QueryFailure query={query} />;
  return typeof skeleton === 'string' ? <Skeleton kind={skeleton} label={t('widget.loading')} /> : skeleton;
}

/** The retry card of a failed query without an answer; where trying again is useless, its words alone. */
export function QueryFailure({ query }: { readonly query: UseQueryResult<unknown> }) {
  const t = useText();
  const tryAgain = useTryAgain();
  if (query.data !== undefined || !query.isError) return null;
  if (isRetryUseless(query.error)) return <EmptyState icon="lock" title={errorText(query.error, t)} />;
  return (
    <RetryCard
      title={t('widget.failed')}
      text={loadErrorText(query.error, t)}
      retryLabel={t('widget.retry')}
      busy={query.isFetching}
      onRetry={tryAgain}
    />
  );
}
