import { useEffect, useRef, useState } from 'react';
import type { BrandChoice, Now } from '../contract';
import { tell } from './ask';
import { readTried, withTried } from './tried';

type Refuse = (error: unknown) => void;

type TriedInput = {
  readonly brand: BrandChoice | undefined;
  readonly now: Now | undefined;
  readonly tried: string;
  readonly setNow: (now: Now) => void;
  readonly refuse: Refuse;
};

/** Has the server try out the switches of the address. */
export function useTried({ brand, now, tried, setNow, refuse }: TriedInput): void {
  const id = brand?.id;
  const triedThere = withTried('', id === undefined ? {} : (now?.tried[id]?.switches ?? {}));
  const isTried = triedThere === withTried('', readTried(tried));
  const told = useRef('');
  useEffect(() => {
    const address = `${id} ${tried}`;
    if (id === undefined || told.current === address) return;
    // Told once for each address of this window: two windows would turn each other's switches back without end.
    told.current = address;
    if (isTried) return;
    tell<Now>('try', { brand: id, switches: readTried(tried) }).then(setNow, refuse);
  }, [id, isTried, tried, setNow, refuse]);
}

/** Has the platform play what the address says. Gives a number that changes when the platform plays something else. */
export function usePlayed(brand: BrandChoice | undefined, plays: string, refuse: Refuse): number {
  const [round, setRound] = useState(0);
  const played = useRef(new Map<string, string>());
  const code = brand?.isUnread === true ? undefined : brand?.code;
  useEffect(() => {
    if (code === undefined || played.current.get(code) === plays) return;
    // It is told "as usual" too, since another window may have set something else. The frames just begin, and stay.
    const isAsUsual = plays === '' && !played.current.has(code);
    played.current.set(code, plays);
    const scenario = plays === '' ? {} : Object(JSON.parse(plays));
    tell('play', { merchant: code, ...scenario }).then(() => isAsUsual || setRound((last) => last + 1), refuse);
  }, [code, plays, refuse]);
  return round;
}
