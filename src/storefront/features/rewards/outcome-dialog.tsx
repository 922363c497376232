import type { ReactNode } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { Failures } from './failures';
import styles from './rewards.module.css';
import { sumOf } from './sum-of';
import type { useClaims } from './use-claims';
import { isMoney, isNothing, useGift } from './use-gift';
import { useRewardName } from './use-reward-name';

type Props = { readonly claims: ReturnType<typeof useClaims>; readonly record: ReactNode };

/** The claimed rewards with their amounts, and the failures. Stays until it is closed. */
export function OutcomeDialog({ claims: { won, failures, closeWon }, record }: Props) {
  const t = useText();
  const format = useFormat();
  const giftOf = useGift();
  const nameOf = useRewardName();
  if (won.length === 0) return null;
  const sum = sumOf(won.filter(({ amount }) => isMoney(amount)));
  return (
    <Dialog
      title={t('widget.reward.outcome')}
      closeLabel={t('widget.close')}
      onClose={closeWon}
      footer={<Button onClick={closeWon}>{t('widget.reward.good')}</Button>}
    >
      <div className={styles.rewards}>
        {!isNothing(sum) && <p className={styles.headline}>{t('widget.reward.done', { amount: format.money(sum) })}</p>}
        <ul className={styles.gifts}>
          {won.map(({ reward, amount }) => (
            <li key={String(reward.rewardId)}>
              <span dir="auto">{nameOf(reward)}</span>
              <bdi className={styles.amount}>{giftOf(reward, amount)}</bdi>
            </li>
          ))}
        </ul>
        <Failures failures={failures} record={record} />
      </div>
    </Dialog>
  );
}
