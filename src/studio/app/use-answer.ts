import { useEffect, useState } from 'react';
import { ask } from './ask';

/** An answer of the server. While the next one loads, the last one stays. */
export type Asked<Answer> = { readonly answer?: Answer; readonly error?: string; readonly isLoading: boolean };

/** Asks whenever path, parameters or `version` change. Without a path it asks nothing. */
export function useAnswer<Answer>(
  path: string | undefined,
  parameters: { readonly [name: string]: string },
  version: unknown,
): Asked<Answer> {
  const [asked, setAsked] = useState<Asked<Answer>>({ isLoading: true });
  const query = new URLSearchParams(parameters).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says that the answer may be another one now.
  useEffect(() => {
    if (path === undefined) return;
    let isWanted = true;
    setAsked((last) => ({ ...last, isLoading: true }));
    ask<Answer>(path, Object.fromEntries(new URLSearchParams(query))).then(
      (answer) => isWanted && setAsked({ answer, isLoading: false }),
      (error: unknown) => isWanted && setAsked({ error: wordsOf(error), isLoading: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [path, query, version]);
  return asked;
}

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
