import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenSeen } from '@/storefront/platform/browser/when-seen';
import { prefersStill } from '@/storefront/ui/motion/use-marquee';

export type Playing = {
  /** Ref of the moving element. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether it should move: never on the server, and with reduced motion only after the button. */
  readonly playing: boolean;
  /** Whether it moves now: off the screen it stands still and wakes no processor. */
  readonly moves: boolean;
  readonly toggle: () => void;
};

export function usePlaying(): Playing {
  const frame = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState(false);
  const [isSeen, setSeen] = useState(true);
  useEffect(() => setPlaying(!prefersStill()), []);
  useEffect(() => whenSeen(frame.current, setSeen), []);
  return { frame, playing, moves: playing && isSeen, toggle: () => setPlaying((now) => !now) };
}
