import { useEffect, useRef } from 'react';
import { turnRow } from '@/storefront/ui/carousel/turn-row';
import { useCarousel } from '@/storefront/ui/carousel/use-carousel';
import { bringIntoSight } from '@/storefront/ui/motion/bring-into-sight';
import type { Chip } from './vendor-chip';

type Options = {
  /** Of few vendors it stays a row. */
  readonly isLong: boolean;
  /** Milliseconds between two steps by itself; 0 stands still. */
  readonly loop: number;
};

/** The chips of a strip as a carousel: by pages, or by itself until the player touches it, pauses it, or asks for stillness. */
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
  // The address may name a vendor that is out of sight. Once it is chosen the player may draw it away again.
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
    /** Who looks for a vendor is not run away from. */
    stand: () => moves && playing && toggle(),
  };
}
