import { useEffect, useRef } from 'react';

/** Closes what stands over a page when the visitor goes back or forward to another one. Steps within the page leave it open. */
export function useCloseOnLeave(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const { pathname } = window.location;
    const onPop = () => window.location.pathname !== pathname && latest.current();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [isOpen]);
}
