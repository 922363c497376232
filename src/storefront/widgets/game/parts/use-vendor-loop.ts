import { type RefObject, useEffect, useState } from 'react';
import { prefersStill } from '@/storefront/ui/use-marquee';

/** Moves the strip one vendor at a time until the player touches it, pauses it, or asks for stillness. */
export function useVendorLoop(strip: RefObject<HTMLElement | null>, milliseconds: number) {
  const isLooping = milliseconds > 0;
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(isLooping && !prefersStill()), [isLooping]);
  useEffect(() => {
    const element = strip.current;
    if (!isRunning || element === null) return;
    const stop = () => setRunning(false);
    const timer = setInterval(() => step(element), milliseconds);
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

function step(strip: HTMLElement): void {
  const chip = strip.children[1];
  if (!(chip instanceof HTMLElement) || typeof strip.scrollTo !== 'function') return;
  const isAtEnd = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 4;
  const width = (chip.offsetWidth + 8) * (getComputedStyle(strip).direction === 'rtl' ? -1 : 1);
  if (isAtEnd) strip.scrollTo({ left: 0, behavior: 'smooth' });
  else strip.scrollBy({ left: width, behavior: 'smooth' });
}
