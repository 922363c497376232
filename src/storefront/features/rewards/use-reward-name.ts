import type { Reward } from '@/storefront/platform/gateway/queries/money/rewards';
import { useText } from '@/storefront/platform/languages/use-text';
import { rewardKind } from './reward-kind';

/** The name of a reward: the operator's title, else its purpose. */
export function useRewardName(): (reward: Reward) => string {
  const t = useText();
  return ({ title, promotionType }) => title || t(`widget.reward.kind.${rewardKind(promotionType).kind}`);
}
