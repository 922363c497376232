import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersStill } from '@/storefront/platform/browser/prefers-still';
import { whenSeen } from '@/storefront/platform/browser/when-seen';

export type Playing = {
  /** Ref of the moving element. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether it should move. Never on the server; with reduced motion only after a tap on the button. */
  readonly playing: boolean;
  /** Whether it moves now. Off the screen it stops, to spare the processor. */
  readonly isMoving: boolean;
  readonly toggle: () => void;
};

export function usePlaying(): Playing {
  const frame = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState(false);
  const [isVisible, setVisible] = useState(true);
  useEffect(() => setPlaying(!prefersStill()), []);
  useEffect(() => whenSeen(frame.current, setVisible), []);
  return { frame, playing, isMoving: playing && isVisible, toggle: () => setPlaying((now) => !now) };
}
