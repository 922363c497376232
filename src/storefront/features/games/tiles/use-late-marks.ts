import { useEffect, useState } from 'react';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import type LateMarks from './late-marks';

type LoadedMarks = { readonly Marks?: typeof LateMarks };

/**
 * Hearts and vendors of tiles. Their code loads after the first screen. If it fails, the tiles still work, and it loads
 * again when the network is back.
 */
export function useLateMarks(): LoadedMarks['Marks'] {
  const [{ Marks }, setMarks] = useState<LoadedMarks>({});
  const isLoaded = Marks !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    // Not while offline: browsers keep a failed import, and the console reports it.
    const load = async () => {
      if (navigator.onLine === false) return;
      try {
        // Await the import itself: a chained promise would not wait for its styles, which may fail too.
        const marksModule = await import('./late-marks');
        setMarks({ Marks: marksModule.default });
      } catch {
        // Tiles work without them.
      }
    };
    const stop = whenIdle(() => void load());
    window.addEventListener('online', load);
    return () => {
      stop();
      window.removeEventListener('online', load);
    };
  }, [isLoaded]);
  return Marks;
}
