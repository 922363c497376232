import { useEffect, useState } from 'react';

/** Whether a question stood long enough to be seen: the second tap of a double tap is no answer to it. */
export function useRead(asked: string | undefined): boolean {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    setRead(undefined);
    const timer = setTimeout(setRead, 600, asked);
    return () => clearTimeout(timer);
  }, [asked]);
  return read !== undefined && read === asked;
}
