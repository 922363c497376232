import { useState } from 'react';
import { useCarousel } from '@/storefront/ui/carousel/use-carousel';
import { centre } from '@/storefront/ui/motion/bring-into-sight';
import type { Popup } from './popup';

/** Popups as a carousel that neither moves by itself nor loops. */
export function usePopupPages(popups: readonly Popup[]) {
  const { frame, carousel, index } = useCarousel({ slides: popups.map(({ key }) => key) });
  const [requestedIndex, setRequestedIndex] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const shownIndex = Math.min(index ?? requestedIndex, popups.length - 1);
  if (shownIndex > furthest) setFurthest(shownIndex);
  const show = (place: number) => {
    setRequestedIndex(place);
    if (carousel !== undefined) carousel.show(place);
    else centre(frame.current, frame.current?.querySelector(`[data-place="${place}"]`) ?? null, 'auto');
  };
  return { frame, shownIndex, furthest, show };
}
