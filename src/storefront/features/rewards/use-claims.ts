import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { useReadFresh } from '@/storefront/forms/account/use-read-fresh';
import { useSend } from '@/storefront/forms/send/use-send';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import {
  type Claimable,
  claim,
  dropReward,
  isDraw,
  listsOf,
  renewRewards,
} from '@/storefront/platform/gateway/queries/money/rewards';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { useRewardName } from './use-reward-name';

/**
 * A reward that was not claimed. `isKnown` if the platform refused it. `isWaiting` if no answer came, and the reward is
 * still among those to claim.
 */
type Failure = {
  readonly reward: Claimable;
  readonly error: unknown;
  readonly isKnown: boolean;
  readonly isWaiting?: boolean | undefined;
};
/** A claimed reward; without an amount if the platform does not tell. */
export type WonReward = { readonly reward: Claimable; readonly amount: number | string | undefined };

/**
 * Claims rewards one after another, each with a key of its own. A refused reward is reported, and the others go on.
 * If no answer came, the lists of rewards tell the outcome. Unless they show the reward as claimed, no more are sent.
 */
export function useClaims() {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const queries = useQueryClient();
  const nameOf = useRewardName();
  const readFresh = useReadFresh(5);
  const { busy, send } = useSend({ afterSuccess: 'free' });
  const [claimedIds, setClaimedIds] = useState<ReadonlySet<Claimable['rewardId']>>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [won, setWon] = useState<readonly WonReward[]>([]);
  const { shown, open, close } = useSheet();
  const isHere = useIsHere();
  const claimOne = async (reward: Claimable): Promise<Failure | WonReward> => {
    try {
      const amount = await claim(gateway, reward);
      dropReward(queries, gateway, reward);
      return { reward, amount };
    } catch (error) {
      if (outcomeOf(error) !== 'open') return { reward, error, isKnown: true };
      return lookUp(reward, error).catch(() => ({ reward, error, isKnown: false }));
    }
  };
  /** What became of a claim without an answer. */
  const lookUp = async (reward: Claimable, error: unknown): Promise<Failure | WonReward> => {
    const isIt = ({ rewardId }: Claimable) => rewardId === reward.rewardId;
    const { claimed, waiting } = listsOf(gateway, reward);
    const found = (await readFresh(claimed))?.find(isIt);
    if (found !== undefined) return { reward, amount: found.amount ?? undefined };
    return { reward, error, isKnown: false, isWaiting: (await readFresh(waiting))?.some(isIt) };
  };
  /** The words for a reward. A draw has only its name, since its prize is not known before. */
  const rewardText = (reward: Claimable) => {
    const name = nameOf(reward);
    return isDraw(reward) ? name : t('widget.reward.what', { name, amount: format.money(reward.amount ?? 0) });
  };
  const failureText = ({ reward, error, isKnown, isWaiting }: Failure) => {
    const rewardWords = rewardText(reward);
    if (isWaiting) return t('widget.reward.failed', { what: rewardWords, why: t('widget.security.lostNot') });
    return isKnown
      ? t('widget.reward.failed', { what: rewardWords, why: errorText(error, t) })
      : t('widget.reward.unknown', { what: rewardWords });
  };
  const claimAll = (rewards: readonly Claimable[]) =>
    send(async () => {
      setClaimedIds(new Set(rewards.map(({ rewardId }) => rewardId)));
      setFailures([]);
      const failedRewards: Failure[] = [];
      const wonRewards: WonReward[] = [];
      for (const reward of rewards) {
        const outcome = await claimOne(reward);
        if ('amount' in outcome) wonRewards.push(outcome);
        else failedRewards.push(outcome);
        setFailures([...failedRewards]);
        if ('isKnown' in outcome && !outcome.isKnown) break;
      }
      setWon(wonRewards);
      if (wonRewards.length > 0 && isHere()) open(outcomeSheet);
      // Claimed rewards must be gone before another tap.
      await renewRewards(queries);
      run({ do: 'refreshBalance' });
    });
  return {
    busy: busy ? claimedIds : undefined,
    /** The failures in words. Equal words show once. */
    failures: uniqueBy(
      failures.map((failure) => ({ text: failureText(failure), isKnown: failure.isKnown })),
      ({ text }) => text,
    ),
    claim: claimAll,
    /** Result of the last claim, until it is closed. */
    won: shown === outcomeSheet ? won : [],
    closeWon: () => close(),
  };
}

const outcomeSheet = 'claimed';
