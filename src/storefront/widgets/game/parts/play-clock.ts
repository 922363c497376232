import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { balanceQuery } from '@/storefront/gateway/wallet';

/** What a visit has come to. */
export type Played = {
  readonly seconds: number;
  /** Won or, below zero, lost, in units of the currency; undefined until the balance is known. */
  readonly net: number | undefined;
  /** How many reality checks were answered. */
  readonly answered: number;
};

const none: Played = { seconds: 0, net: 0, answered: 0 };
/** The games of this document before the one that shows, by session: one game after another is one visit. */
const before = new Map<string, Played>();
const balanceEvery = 30_000;

/** Time and net position of this visit, a step a second. A game that tells nothing of its wins is looked at every 30 s. */
export function usePlayed(): { readonly played: Played; readonly answer: (checks: number) => void } {
  const { scope } = useGateway();
  const [base] = useState(() => before.get(scope.session) ?? none);
  const [answered, answer] = useState(base.answered);
  const seconds = base.seconds + useSeconds();
  const won = useNet();
  const net = won === undefined || base.net === undefined ? undefined : Math.round((base.net + won) * 100) / 100;
  const played: Played = { seconds, net, answered };
  const latest = useRef(played);
  latest.current = played;
  useEffect(
    () => () => void before.set(scope.session, { ...latest.current, net: latest.current.net ?? base.net }),
    [scope.session, base],
  );
  return { played, answer };
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
