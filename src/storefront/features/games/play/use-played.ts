import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { balanceQuery } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { keepPlayed, noPlay, type PlayTotals, recallPlayed } from './kept-play';

const balancePollMs = 30_000;
/**
 * Milliseconds. A longer time between two ticks is not play: the phone was asleep. The platform counts in the same way.
 */
const longestStepMs = 180_000;

/**
 * Time and net result of this visit, updated each second. Only visible time counts, unless the game runs in another
 * window. The balance is read every 30 s, since a game may send no messages.
 */
export function usePlayed(isInOtherWindow: boolean): {
  readonly played: PlayTotals;
  /** Takes the number of reality checks that the player has answered. */
  readonly answer: (checks: number) => void;
} {
  const { session } = useGateway().scope;
  const { clock } = useRuntime();
  const [storedTotals, setStoredTotals] = useState<PlayTotals>();
  const [checks, setChecks] = useState(0);
  useEffect(() => setStoredTotals(recallPlayed(session, clock.now())), [session, clock]);
  const seconds = (storedTotals?.seconds ?? 0) + useSeconds(isInOtherWindow);
  const netSinceStart = useNet();
  const net =
    netSinceStart === undefined || storedTotals?.net === undefined
      ? undefined
      : Math.round((storedTotals.net + netSinceStart) * 100) / 100;
  const totals: PlayTotals = { seconds, net, answered: Math.max(checks, storedTotals?.answered ?? 0) };
  const totalsRef = useRef(totals);
  totalsRef.current = totals;
  useEffect(() => {
    if (storedTotals === undefined) return;
    const save = () =>
      keepPlayed(session, { ...totalsRef.current, net: totalsRef.current.net ?? storedTotals.net }, clock.now());
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [session, storedTotals, clock]);
  return { played: storedTotals === undefined ? { ...noPlay, net: undefined } : totals, answer: setChecks };
}

/** Seconds of play since the game opened, by a monotonic clock, since a phone's clock may jump. */
function useSeconds(isInOtherWindow: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const isVisible = () => isInOtherWindow || document.visibilityState === 'visible';
    let [playedMs, lastTick, isCounting] = [0, performance.now(), isVisible()];
    const tick = () => {
      const now = performance.now();
      if (isCounting && now - lastTick < longestStepMs) playedMs += now - lastTick;
      [lastTick, isCounting] = [now, isVisible()];
      setSeconds(Math.floor(playedMs / 1000));
    };
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isInOtherWindow]);
  return seconds;
}

/** The current balance minus the balance at the start, which is read anew, since a cached one may be old. */
function useNet(): number | undefined {
  const { data, isFetchedAfterMount } = useQuery({
    ...balanceQuery(useGateway()),
    refetchOnMount: 'always',
    refetchInterval: balancePollMs,
  });
  const balance = data === undefined || !isFetchedAfterMount ? Number.NaN : Number(data.sumBalance);
  const [startBalance, setStartBalance] = useState<number>();
  if (startBalance === undefined && Number.isFinite(balance)) setStartBalance(balance);
  return startBalance === undefined || !Number.isFinite(balance) ? undefined : balance - startBalance;
}
