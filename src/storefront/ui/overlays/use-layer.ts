import { useLayoutEffect, useRef, useState } from 'react';
import { openLayer } from './layers';

/** The way back closes what is mounted, as its own ways do. What never can be closed leaves the way back to the page. */
export function useLayer(onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  const [isLayer, setLayer] = useState(onClose !== undefined);
  if (!isLayer && onClose !== undefined) setLayer(true);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (isLayer ? openLayer(() => latest.current?.()) : undefined), [isLayer]);
}
