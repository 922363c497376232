import { useCallback, useEffect, useRef } from 'react';

/** Whether the form still shows: an answer that comes after its player went elsewhere leads nowhere. */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
