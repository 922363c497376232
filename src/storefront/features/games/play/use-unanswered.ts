import { useCallback, useEffect, useState } from 'react';
import { askGameServer } from '@/storefront/platform/gateway/ask-game-server';
import { isForeign } from './game-url';

/**
 * Servers that have answered, or whose warning the player has seen. Module state: they are not checked again until a
 * reload.
 */
const settledOrigins = new Set<string>();

/**
 * Whether a foreign game's server seems not to answer, so that the frame may show the browser's error page. Also gives
 * a function that removes the note.
 */
export function useUnanswered(url: string | undefined): {
  readonly isUnanswered: boolean;
  readonly settle: () => void;
} {
  const [isUnanswered, setUnanswered] = useState(false);
  const origin = url === undefined ? undefined : new URL(url).origin;
  useEffect(() => {
    if (origin === undefined || !isForeign(origin) || settledOrigins.has(origin)) return;
    const controller = new AbortController();
    askGameServer(origin, controller.signal).then((answers) => setUnanswered(!answers && !settledOrigins.has(origin)));
    return () => controller.abort();
  }, [origin]);
  const settle = useCallback(() => {
    if (origin !== undefined) settledOrigins.add(origin);
    setUnanswered(false);
  }, [origin]);
  return { isUnanswered, settle };
}
