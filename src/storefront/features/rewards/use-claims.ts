import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isKnownOutcome } from '@/storefront/platform/gateway/intents';
import { type Claimable, claim, dropReward, isDraw, renewRewards } from '@/storefront/platform/gateway/queries/rewards';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';
import { sumOf } from './sum-of';
import { useRewardName } from './use-reward-name';

/** A reward that did not come: `isKnown` where the platform said so. */
type Failure = { readonly text: string; readonly isKnown: boolean };
/** What came of one; undefined where the platform does not tell. */
type Won = { readonly amount: number | string | undefined };

/** Claims rewards one after another, each under a key of its own. What is refused is told by name, and the others go on; where no answer comes, it stops. */
export function useClaims() {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const queries = useQueryClient();
  const nameOf = useRewardName();
  const sending = useRef(false);
  const [busy, setBusy] = useState<ReadonlySet<Claimable['rewardId']>>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const send = async (reward: Claimable): Promise<Failure | Won> => {
    try {
      const amount = await claim(gateway, reward);
      dropReward(queries, gateway, reward);
      return { amount };
    } catch (error) {
      const isKnown = isKnownOutcome(error);
      const what = { name: nameOf(reward), amount: amountOf(reward) };
      const text = isKnown
        ? t('widget.reward.failed', { ...what, why: errorText(error, t) })
        : t('widget.reward.unknown', what);
      return { isKnown, text };
    }
  };
  const amountOf = (reward: Claimable) => (isDraw(reward) ? '?' : format.money(reward.amount ?? 0));
  const tell = (won: readonly Won[]) => {
    const sum = sumOf(won);
    if (won.some(({ amount }) => amount === undefined)) toast({ kind: 'success', text: t('widget.reward.drawn') });
    else if (isNothing(sum)) toast({ kind: 'info', text: t('widget.reward.blank') });
    else toast({ kind: 'success', text: t('widget.reward.done', { amount: format.money(sum) }) });
  };
  const claimAll = async (rewards: readonly Claimable[]) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(new Set(rewards.map(({ rewardId }) => rewardId)));
    setFailures([]);
    let failed: readonly Failure[] = [];
    const won: Won[] = [];
    for (const reward of rewards) {
      const outcome = await send(reward);
      if ('amount' in outcome) won.push(outcome);
      else failed = [...failed.filter(({ text }) => text !== outcome.text), outcome];
      setFailures(failed);
      if ('isKnown' in outcome && !outcome.isKnown) break;
    }
    if (won.length > 0) tell(won);
    // What can be claimed no more is gone before another tap.
    await renewRewards(queries);
    run({ do: 'refreshBalance' });
    sending.current = false;
    setBusy(undefined);
  };
  return { busy, failures, claim: claimAll };
}

/** A draw may win nothing. */
function isNothing(sum: string): boolean {
  return /^[0.]+$/.test(sum);
}
