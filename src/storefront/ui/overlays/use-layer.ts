import { useLayoutEffect, useRef } from 'react';
import { openLayer, syncEntriesLater } from './layers';

/**
 * The back button calls `onClose` of the mounted layer. A layer without `onClose` is skipped, since it cannot be
 * closed.
 */
export function useLayer(onClose: (() => void) | undefined, comesAgain = false): void {
  const latestOnClose = useRef(onClose);
  const canClose = onClose !== undefined;
  useLayoutEffect(() => {
    latestOnClose.current = onClose;
    if (canClose) syncEntriesLater();
  }, [onClose, canClose]);
  useLayoutEffect(() => openLayer(latestOnClose, comesAgain), [comesAgain]);
}
