import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenSeen } from '@/storefront/platform/browser/when-seen';
import { prefersStill } from '@/storefront/ui/motion/use-marquee';

export type Playing = {
  /** Of what moves. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether it is to move: never on the server, and not where the visitor asks for less motion until the button says so. */
  readonly playing: boolean;
  /** Whether it moves now: off the screen it stands still, and wakes no processor. */
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
