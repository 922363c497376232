import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether the form is still shown at the address where it opened. A late answer must not navigate a player who went
 * elsewhere.
 */
export function useIsHere(): () => boolean {
  const path = useRef<string>(undefined);
  // A layout effect, so that its cleanup runs the moment the form goes and no answer falls between.
  useLayoutEffect(() => {
    path.current = window.location.pathname;
    return () => {
      path.current = undefined;
    };
  }, []);
  // The page that was left is shown until the next one is loaded.
  return useCallback(() => path.current === window.location.pathname, []);
}
