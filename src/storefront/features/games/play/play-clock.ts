import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { balanceQuery } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { keepPlayed, none, type Played, recallPlayed } from './kept-play';

const balanceEvery = 30_000;
/**
 * Milliseconds. A longer time between two ticks is not play: the phone was asleep. The platform counts in the same way.
 */
const longestStep = 180_000;

/**
 * Time and net result of this visit, updated each second. Only visible time counts, unless the game runs in another
 * window. For a game without messages the balance is read every 30 s.
 */
export function usePlayed(isOutside: boolean): { readonly played: Played; readonly answer: (checks: number) => void } {
  const { session } = useGateway().scope;
  const { clock } = useRuntime();
  const [base, setBase] = useState<Played>();
  const [checks, answer] = useState(0);
  useEffect(() => setBase(recallPlayed(session, clock.now())), [session, clock]);
  const seconds = (base?.seconds ?? 0) + useSeconds(isOutside);
  const won = useNet();
  const net = won === undefined || base?.net === undefined ? undefined : Math.round((base.net + won) * 100) / 100;
  const played: Played = { seconds, net, answered: Math.max(checks, base?.answered ?? 0) };
  const latest = useRef(played);
  latest.current = played;
  useEffect(() => {
    if (base === undefined) return;
    const keep = () => keepPlayed(session, { ...latest.current, net: latest.current.net ?? base.net }, clock.now());
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [session, base, clock]);
  return { played: base === undefined ? { ...none, net: undefined } : played, answer };
}

/** Seconds of play since the game opened, by a monotonic clock, since a phone's clock may jump. */
function useSeconds(isOutside: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const isSeen = () => isOutside || document.visibilityState === 'visible';
    let [played, last, counts] = [0, performance.now(), isSeen()];
    const look = () => {
      const now = performance.now();
      if (counts && now - last < longestStep) played += now - last;
      [last, counts] = [now, isSeen()];
      setSeconds(Math.floor(played / 1000));
    };
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOutside]);
  return seconds;
}

/** The current balance minus the balance at the start. The latter is read anew, since a cached one may be old. */
function useNet(): number | undefined {
  const { data, isFetchedAfterMount } = useQuery({
    ...balanceQuery(useGateway()),
    refetchOnMount: 'always',
    refetchInterval: balanceEvery,
  });
  const now = data === undefined || !isFetchedAfterMount ? Number.NaN : Number(data.sumBalance);
  const [begin, setBegin] = useState<number>();
  if (begin === undefined && Number.isFinite(now)) setBegin(now);
  return begin === undefined || !Number.isFinite(now) ? undefined : now - begin;
}
