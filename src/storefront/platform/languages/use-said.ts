import { useCallback, useState } from 'react';
import { type Said, useText } from './use-text';

/** A message that stays until the next try. It is kept as a function, so that it follows a change of language. */
export function useSaid(): readonly [text: string | undefined, say: (said: Said | undefined) => void] {
  const t = useText();
  // In an object, since React would call a bare function for the next state.
  const [message, setMessage] = useState<{ readonly said: Said }>();
  const say = useCallback((said: Said | undefined) => setMessage(said && { said }), []);
  return [message?.said(t), say];
}
