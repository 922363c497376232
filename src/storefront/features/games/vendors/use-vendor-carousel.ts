import { useEffect, useRef } from 'react';
import { turnRow } from '@/storefront/ui/carousel/turn-row';
import { useCarousel } from '@/storefront/ui/carousel/use-carousel';
import { bringIntoSight } from '@/storefront/ui/motion/bring-into-sight';
import type { Chip } from './vendor-chip';

type Options = {
  /** A strip of few vendors stays a row. */
  readonly isLong: boolean;
  /** Milliseconds between two automatic steps; 0 stands still. */
  readonly loop: number;
};

/**
 * The chips of a strip as a carousel: by pages, or moving by itself until the player touches or pauses it. With reduced
 * motion it stands still.
 */
export function useVendorCarousel(chips: readonly Chip[], { isLong, loop }: Options) {
  const moves = loop > 0;
  const { frame, carousel, index, playing, toggle } = useCarousel({
    slides: isLong ? chips.map(({ key }) => key) : [],
    interval: moves ? loop : undefined,
    loop: moves,
    several: true,
  });
  const latest = useRef(carousel);
  latest.current = carousel;
  const place = chips.findIndex(({ isChosen }) => isChosen);
  // The address may choose a vendor that is out of view. After that the player may scroll it away.
  useEffect(() => {
    if (place < 0) return;
    if (latest.current !== undefined) latest.current.show(place);
    else bringIntoSight(frame.current, frame.current?.querySelector(`[data-place="${place}"]`) ?? null);
  }, [frame, place]);
  return {
    frame,
    playing,
    toggle,
    isRunning: index !== undefined,
    turn: (direction: 1 | -1) => (carousel ? carousel.turn(direction) : turnRow(frame.current, direction)),
    /** Stops when the player reaches for a vendor. */
    stand: () => moves && playing && toggle(),
  };
}
