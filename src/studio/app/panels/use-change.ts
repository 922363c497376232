import { useCallback, useState } from 'react';
import type { ChangeAnswer, Now, PageChange } from '../../contract';
import { tell } from '../ask';

type Input = {
  readonly brand: string;
  readonly setNow: (now: Now) => void;
  readonly refuse: (error: unknown) => void;
};

/** Changes a page; `words` say so once it is done. Gives the node to pick then; undefined if it was refused. */
export type MakeChange = (page: string, change: PageChange, words: string) => Promise<string | undefined>;

/** Changes pages of a brand. `done`: what was done last, in words. */
export function useChange({ brand, setNow, refuse }: Input): { readonly done: string; readonly make: MakeChange } {
  const [done, setDone] = useState('');
  const make = useCallback<MakeChange>(
    async (page, change, words) => {
      try {
        const { now, picked } = await tell<ChangeAnswer>('change', { brand, page, change });
        setNow(now);
        setDone(words);
        return picked;
      } catch (error) {
        refuse(error);
        return undefined;
      }
    },
    [brand, setNow, refuse],
  );
  return { done, make };
}
