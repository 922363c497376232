import { useCallback, useEffect, useState } from 'react';
import { askGameServer } from '@/storefront/platform/gateway/ask-game-server';
import { isForeign } from './game-url';

/**
 * Servers whose game has sent a message, or whose note the player has closed. Module state: they are not checked again
 * until a reload.
 */
const clearedOrigins = new Set<string>();

/**
 * Whether a foreign game's server seems not to answer, so that the frame may show the browser's error page.
 * `stopWarning` removes the note, and keeps it away until a reload.
 */
export function useUnanswered(url: string | undefined): {
  readonly isUnanswered: boolean;
  readonly stopWarning: () => void;
} {
  const [isUnanswered, setUnanswered] = useState(false);
  const origin = url === undefined ? undefined : new URL(url).origin;
  useEffect(() => {
    if (origin === undefined || !isForeign(origin) || clearedOrigins.has(origin)) return;
    const controller = new AbortController();
    askGameServer(origin, controller.signal).then((answers) => setUnanswered(!answers && !clearedOrigins.has(origin)));
    return () => controller.abort();
  }, [origin]);
  const stopWarning = useCallback(() => {
    if (origin !== undefined) clearedOrigins.add(origin);
    setUnanswered(false);
  }, [origin]);
  return { isUnanswered, stopWarning };
}
