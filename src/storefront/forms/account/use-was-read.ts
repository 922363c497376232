import { useEffect, useState } from 'react';

/** Milliseconds that it takes at least to read a question. */
const readingMs = 600;

/** Whether a question was open long enough to be read, so that the second tap of a double tap does not answer it. */
export function useWasRead(question: string | undefined): boolean {
  const [readQuestion, setRead] = useState<string>();
  useEffect(() => {
    setRead(undefined);
    const timer = setTimeout(setRead, readingMs, question);
    return () => clearTimeout(timer);
  }, [question]);
  return readQuestion !== undefined && readQuestion === question;
}
