import { useEffect, useState } from 'react';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import type LateMarks from './late-marks';

type Late = { readonly Marks?: typeof LateMarks };

/**
 * Hearts and vendors of tiles: their code comes when the first screen has loaded. Where it does not come, the tiles play all the same, and it
 * is asked for again when the network is back.
 */
export function useLateMarks(): Late['Marks'] {
  const [{ Marks }, set] = useState<Late>({});
  const hasCome = Marks !== undefined;
  useEffect(() => {
    if (hasCome) return;
    // Without a network nothing is asked for: a browser keeps a failure, and its console says so.
    const load = async () => {
      if (navigator.onLine === false) return;
      try {
        // The import alone is awaited: what is chained to it would leave out its styles, which may fail too.
        const late = await import('./late-marks');
        set({ Marks: late.default });
      } catch {
        // The tiles play without.
      }
    };
    const stop = whenIdle(() => void load());
    window.addEventListener('online', load);
    return () => {
      stop();
      window.removeEventListener('online', load);
    };
  }, [hasCome]);
  return Marks;
}
