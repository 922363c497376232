import { useLayoutEffect, useRef } from 'react';
import { openLayer, settleLater } from './layers';

/** The way back calls `onClose` of the mounted layer. It skips a layer that cannot be closed. */
export function useLayer(onClose: (() => void) | undefined, comesAgain = false): void {
  const latest = useRef(onClose);
  const canClose = onClose !== undefined;
  useLayoutEffect(() => {
    latest.current = onClose;
    if (canClose) settleLater();
  }, [onClose, canClose]);
  useLayoutEffect(() => openLayer(latest, comesAgain), [comesAgain]);
}
