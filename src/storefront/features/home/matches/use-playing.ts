import { useEffect, useState } from 'react';
import { prefersStill } from '@/storefront/ui/motion/use-marquee';

/** Whether something moves: never on the server, and not where the visitor asks for less motion until the button says so. */
export function usePlaying(): readonly [boolean, () => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => setPlaying(!prefersStill()), []);
  return [playing, () => setPlaying((now) => !now)];
}
