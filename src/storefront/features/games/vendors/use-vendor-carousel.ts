import { useEffect, useRef } from 'react';
import { turnRow } from '@/storefront/ui/carousel/turn-row';
import { useCarousel } from '@/storefront/ui/carousel/use-carousel';
import { bringIntoSight } from '@/storefront/ui/motion/bring-into-sight';
import type { Chip } from './vendor-chip';

type Options = {
  /** False for a strip of few vendors: it stays a plain row. */
  readonly isLong: boolean;
  /** Milliseconds between two automatic steps; 0 means none. */
  readonly loop: number;
};

/**
 * The chips of a strip as a carousel. It turns by pages, or moves by itself until the player touches or pauses it. With
 * reduced motion it does not move by itself.
 */
export function useVendorCarousel(chips: readonly Chip[], { isLong, loop }: Options) {
  const isMoving = loop > 0;
  const { frame, carousel, index, playing, toggle } = useCarousel({
    slides: isLong ? chips.map(({ key }) => key) : [],
    interval: isMoving ? loop : undefined,
    loop: isMoving,
    several: true,
  });
  const latest = useRef(carousel);
  latest.current = carousel;
  const chosenIndex = chips.findIndex(({ isChosen }) => isChosen);
  // Scrolls to the vendor in the address if it is out of view. Afterwards the player may scroll away from it.
  useEffect(() => {
    if (chosenIndex < 0) return;
    if (latest.current !== undefined) latest.current.show(chosenIndex);
    else bringIntoSight(frame.current, frame.current?.querySelector(`[data-place="${chosenIndex}"]`) ?? null);
  }, [frame, chosenIndex]);
  return {
    frame,
    playing,
    toggle,
    isRunning: index !== undefined,
    turn: (direction: 1 | -1) => (carousel ? carousel.turn(direction) : turnRow(frame.current, direction)),
    /** Stops the motion when the player reaches for a vendor. */
    stop: () => isMoving && playing && toggle(),
  };
}
