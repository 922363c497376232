import { useEffect, useRef, useState } from 'react';
import { balanceQuery } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { keepPlayed, none, type Played, recallPlayed } from './kept-play';

const balanceEvery = 30_000;

/** Time and net position of this visit, a step a second. A game that tells nothing of its wins is looked at every 30 s. */
export function usePlayed(): { readonly played: Played; readonly answer: (checks: number) => void } {
  const { session } = useGateway().scope;
  const [base, setBase] = useState<Played>();
  const [checks, answer] = useState(0);
  useEffect(() => setBase(recallPlayed(session)), [session]);
  const seconds = (base?.seconds ?? 0) + useSeconds();
  const won = useNet();
  const net = won === undefined || base?.net === undefined ? undefined : Math.round((base.net + won) * 100) / 100;
  const played: Played = { seconds, net, answered: Math.max(checks, base?.answered ?? 0) };
  const latest = useRef(played);
  latest.current = played;
  useEffect(() => {
    if (base === undefined) return;
    const keep = () => keepPlayed(session, { ...latest.current, net: latest.current.net ?? base.net });
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [session, base]);
  return { played: base === undefined ? { ...none, net: undefined } : played, answer };
}

/** Seconds since the game opened. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begin = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begin) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** The balance now against the one that the game began with. What was known before it may be old, so it is asked for anew. */
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
