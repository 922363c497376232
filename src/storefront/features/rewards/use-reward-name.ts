import type { Reward } from '@/storefront/platform/gateway/queries/money/rewards';
import { useText } from '@/storefront/platform/languages/use-text';
import { rewardKind } from './reward-kind';

/** What a reward is called: by the operator, else by what it is for. */
export function useRewardName(): (reward: Reward) => string {
  const t = useText();
  return ({ title, promotionType }) => title || t(`widget.reward.kind.${rewardKind(promotionType).kind}`);
}
