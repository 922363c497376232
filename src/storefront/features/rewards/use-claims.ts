import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isKnownOutcome } from '@/storefront/platform/gateway/outcome';
import {
  type Claimable,
  claim,
  dropReward,
  isDraw,
  renewRewards,
} from '@/storefront/platform/gateway/queries/money/rewards';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { useRewardName } from './use-reward-name';

/** A reward that did not come, and why: `isKnown` where the platform said so. */
type Failure = { readonly reward: Claimable; readonly error: unknown; readonly isKnown: boolean };
/** What came of one; without an amount where the platform does not tell. */
export type Won = { readonly reward: Claimable; readonly amount: number | string | undefined };

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
  const [won, setWon] = useState<readonly Won[]>([]);
  const { shown, open, close } = useSheet();
  const isHere = useIsHere();
  const send = async (reward: Claimable): Promise<Failure | Won> => {
    try {
      const amount = await claim(gateway, reward);
      dropReward(queries, gateway, reward);
      return { reward, amount };
    } catch (error) {
      return { reward, error, isKnown: isKnownOutcome(error) };
    }
  };
  /** A reward as it is told of; a draw whose prize nobody knows goes by its name alone. */
  const whatOf = (reward: Claimable) => {
    const name = nameOf(reward);
    return isDraw(reward) ? name : t('widget.reward.what', { name, amount: format.money(reward.amount ?? 0) });
  };
  const textOf = ({ reward, error, isKnown }: Failure) => {
    const what = whatOf(reward);
    return isKnown
      ? t('widget.reward.failed', { what, why: errorText(error, t) })
      : t('widget.reward.unknown', { what });
  };
  const claimAll = async (rewards: readonly Claimable[]) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(new Set(rewards.map(({ rewardId }) => rewardId)));
    setFailures([]);
    const failed: Failure[] = [];
    const came: Won[] = [];
    for (const reward of rewards) {
      const outcome = await send(reward);
      if ('amount' in outcome) came.push(outcome);
      else failed.push(outcome);
      setFailures([...failed]);
      if ('isKnown' in outcome && !outcome.isKnown) break;
    }
    setWon(came);
    if (came.length > 0 && isHere()) open(outcomeSheet);
    // What can be claimed no more is gone before another tap.
    await renewRewards(queries);
    run({ do: 'refreshBalance' });
    sending.current = false;
    setBusy(undefined);
  };
  return {
    busy,
    /** Each in words; what reads alike is said once. */
    failures: uniqueBy(
      failures.map((failure) => ({ text: textOf(failure), isKnown: failure.isKnown })),
      ({ text }) => text,
    ),
    claim: claimAll,
    /** What the last claim brought, until it is closed. */
    won: shown === outcomeSheet ? won : [],
    closeWon: () => close(),
  };
}

const outcomeSheet = 'claimed';
