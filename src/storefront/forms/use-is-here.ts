import { useCallback, useLayoutEffect, useRef } from 'react';

/** Whether the form still shows, under the address it was opened at: an answer that comes after its player went elsewhere leads nowhere. */
export function useIsHere(): () => boolean {
  const path = useRef<string>(undefined);
  // A layout effect: it is taken back in the moment in which the form goes, so no answer falls between.
  useLayoutEffect(() => {
    path.current = window.location.pathname;
    return () => {
      path.current = undefined;
    };
  }, []);
  // The page that was left shows until the next one has come.
  return useCallback(() => path.current === window.location.pathname, []);
}
