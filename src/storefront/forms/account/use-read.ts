import { useEffect, useState } from 'react';

/** Whether a question was open long enough to be read, so that the second tap of a double tap does not answer it. */
export function useWasRead(question: string | undefined): boolean {
  const [readQuestion, setRead] = useState<string>();
  useEffect(() => {
    setRead(undefined);
    const timer = setTimeout(setRead, 600, question);
    return () => clearTimeout(timer);
  }, [question]);
  return readQuestion !== undefined && readQuestion === question;
}
