import { useCallback, useEffect, useState } from 'react';
import { askGameServer } from '@/storefront/platform/gateway/ask-game-server';
import { isForeign } from './game-url';

/** Servers that spoke, or whose silence the player knows of: they are not asked again until the page loads anew. */
const settled = new Set<string>();

/** Whether the server of a foreign game seems not to answer, so that the browser's own error may stand in its frame; and what settles it. */
export function useUnanswered(url: string | undefined): {
  readonly isUnanswered: boolean;
  readonly settle: () => void;
} {
  const [isUnanswered, setUnanswered] = useState(false);
  const origin = url === undefined ? undefined : new URL(url).origin;
  useEffect(() => {
    if (origin === undefined || !isForeign(origin) || settled.has(origin)) return;
    const asking = new AbortController();
    askGameServer(origin, asking.signal).then((answers) => setUnanswered(!answers && !settled.has(origin)));
    return () => asking.abort();
  }, [origin]);
  const settle = useCallback(() => {
    if (origin !== undefined) settled.add(origin);
    setUnanswered(false);
  }, [origin]);
  return { isUnanswered, settle };
}
