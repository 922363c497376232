import { useEffect, useState } from 'react';
import { whenIdle } from '@/storefront/renderer/when-idle';
import type LateMarks from './late-marks';

type Late = { readonly Marks?: typeof LateMarks };

/** Hearts and vendors of tiles: their code comes when the first screen has loaded. Where it does not come, the tiles play all the same. */
export function useLateMarks(): Late['Marks'] {
  const [{ Marks }, set] = useState<Late>({});
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('./late-marks').then(
            (late) => set({ Marks: late.default }),
            () => undefined,
          ),
      ),
    [],
  );
  return Marks;
}
