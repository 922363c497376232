import { useCallback, useState } from 'react';
import { type LiveText, useText } from './use-text';

/** A message that stays until the next try. It is kept as a function, so that it follows a change of language. */
export function useLiveText(): readonly [text: string | undefined, show: (message: LiveText | undefined) => void] {
  const t = useText();
  // In an object, since React would call a bare function for the next state.
  const [shown, setShown] = useState<{ readonly message: LiveText }>();
  const show = useCallback((message: LiveText | undefined) => setShown(message && { message }), []);
  return [shown?.message(t), show];
}
