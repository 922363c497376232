import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isKnownOutcome } from '@/storefront/platform/gateway/intents';
import { claimReward, dropReward, type Reward, renewRewards } from '@/storefront/platform/gateway/queries/rewards';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';
import { sumOf } from './sum-of';
import { useRewardName } from './use-reward-name';

/** A reward that did not come: `isKnown` where the platform said so. */
type Failure = { readonly text: string; readonly isKnown: boolean };

/** Claims rewards one after another, each under a key of its own. What is refused is told by name, and the others go on; where no answer comes, it stops. */
export function useClaims() {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const queries = useQueryClient();
  const nameOf = useRewardName();
  const sending = useRef(false);
  const [busy, setBusy] = useState<ReadonlySet<Reward['rewardId']>>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const send = async (reward: Reward): Promise<Failure | undefined> => {
    try {
      await claimReward(gateway, { promotionClaimId: reward.rewardId, promotionType: reward.promotionType ?? '' });
      dropReward(queries, gateway, reward);
      return undefined;
    } catch (error) {
      const isKnown = isKnownOutcome(error);
      const what = { name: nameOf(reward), amount: format.money(reward.amount ?? 0) };
      const text = isKnown
        ? t('widget.reward.failed', { ...what, why: errorText(error, t) })
        : t('widget.reward.unknown', what);
      return { isKnown, text };
    }
  };
  const claim = async (rewards: readonly Reward[]) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(new Set(rewards.map(({ rewardId }) => rewardId)));
    setFailures([]);
    let failed: readonly Failure[] = [];
    const done: Reward[] = [];
    for (const reward of rewards) {
      const failure = await send(reward);
      if (failure === undefined) done.push(reward);
      else failed = [...failed.filter(({ text }) => text !== failure.text), failure];
      setFailures(failed);
      if (failure?.isKnown === false) break;
    }
    if (done.length > 0)
      toast({ kind: 'success', text: t('widget.reward.done', { amount: format.money(sumOf(done)) }) });
    // What can be claimed no more is gone before another tap.
    await renewRewards(queries);
    run({ do: 'refreshBalance' });
    sending.current = false;
    setBusy(undefined);
  };
  return { busy, failures, claim };
}
