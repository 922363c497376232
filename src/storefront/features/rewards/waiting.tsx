import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { type Claimable, isDraw } from '@/storefront/platform/gateway/queries/money/rewards';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { QueryState } from '@/storefront/ui/states/query-state';
import { RewardList } from './reward-list';
import styles from './rewards.module.css';
import { sumOf } from './sum-of';
import type { useClaims } from './use-claims';

type Props = {
  readonly query: UseQueryResult<CallValue<'claimableRewards'>>;
  /** Tickets for draws, shown with the rewards. */
  readonly tickets: readonly Claimable[];
  readonly claims: ReturnType<typeof useClaims>;
  /** Shown if there are no rewards. */
  readonly children: ReactNode;
};

/** Rewards to claim: their sum, a button for all, and each by itself. */
export function Waiting({ query, tickets, claims: { busy, won, claim }, children }: Props) {
  const t = useText();
  const format = useFormat();
  const listRef = useRef<HTMLDivElement>(null);
  const wasSending = useRef(false);
  const leftCount = query.data === undefined ? undefined : (query.data ?? []).length + tickets.length;
  // Also while the result of the claim is shown.
  const isSending = busy !== undefined || won.length > 0;
  // The tapped button may be gone with its reward, so the focus moves to the remaining ones.
  useEffect(() => {
    const hasSent = wasSending.current && !isSending;
    if (hasSent && leftCount !== undefined && document.activeElement === document.body)
      listRef.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [leftCount, isSending]);
  return (
    <div ref={listRef} tabIndex={-1} className={styles.waiting}>
      <QueryState query={query} skeleton="card">
        {(claimable) => {
          const rewards = [...(claimable ?? []), ...tickets];
          return rewards.length === 0 ? (
            children
          ) : (
            <>
              <Card pad="l">
                <p className={styles.name}>{t('widget.reward.total', { count: format.number(rewards.length) })}</p>
                <p className={styles.total}>
                  <bdi>{format.money(sumOf(rewards))}</bdi>
                </p>
                {rewards.some(isDraw) && <p className={styles.name}>{t('widget.reward.draws')}</p>}
                {(rewards.length > 1 || (busy?.size ?? 0) > 1) && (
                  <Button
                    size="l"
                    wide
                    busy={(busy?.size ?? 0) > 1}
                    disabled={busy?.size === 1}
                    onClick={() => void claim(rewards)}
                  >
                    {t('widget.reward.all')}
                  </Button>
                )}
              </Card>
              <RewardList
                rewards={rewards}
                state="waiting"
                label={t('widget.reward.tab.waiting')}
                claims={{ busy, claim: (reward) => void claim([reward]) }}
              />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
