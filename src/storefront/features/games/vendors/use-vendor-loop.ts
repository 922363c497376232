import { type RefObject, useEffect, useState } from 'react';
import { prefersStill } from '@/storefront/ui/motion/use-marquee';
import { turnOne } from './turn-strip';

/** Moves the strip one vendor at a time until the player touches it, pauses it, or asks for stillness. */
export function useVendorLoop(strip: RefObject<HTMLElement | null>, milliseconds: number) {
  const isLooping = milliseconds > 0;
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(isLooping && !prefersStill()), [isLooping]);
  useEffect(() => {
    const element = strip.current;
    if (!isRunning || element === null) return;
    const stop = () => setRunning(false);
    const timer = setInterval(() => turnOne(element), milliseconds);
    element.addEventListener('pointerdown', stop);
    element.addEventListener('focusin', stop);
    return () => {
      clearInterval(timer);
      element.removeEventListener('pointerdown', stop);
      element.removeEventListener('focusin', stop);
    };
  }, [strip, isRunning, milliseconds]);
  return { isRunning, isLooping, setRunning };
}
