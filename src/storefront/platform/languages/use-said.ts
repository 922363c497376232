import { useCallback, useState } from 'react';
import { type Said, useText } from './use-text';

/** What stands on the page until the next try: kept as what it says, so that it is said again in a new language. */
export function useSaid(): readonly [text: string | undefined, say: (said: Said | undefined) => void] {
  const t = useText();
  // Not the function alone: React would call it for the next state.
  const [kept, setKept] = useState<{ readonly said: Said }>();
  const say = useCallback((said: Said | undefined) => setKept(said && { said }), []);
  return [kept?.said(t), say];
}
