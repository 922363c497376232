import { useEffect, useState } from 'react';

/** Whether a question was open long enough to be read, so that the second tap of a double tap does not answer it. */
export function useRead(asked: string | undefined): boolean {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    setRead(undefined);
    const timer = setTimeout(setRead, 600, asked);
    return () => clearTimeout(timer);
  }, [asked]);
  return read !== undefined && read === asked;
}
