import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedByContracts } from '@/storefront/platform/gateway/queries/contracts';
import { useText } from '@/storefront/platform/languages/use-text';

/** Sends one thing at a time; the contracts are asked for anew after it, also where it failed: they may have moved on meanwhile. */
export function useMove() {
  const t = useText();
  const queries = useQueryClient();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const move = async (send: () => Promise<void>): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      setProblem(errorText(error, t));
      return false;
    } finally {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => touchedByContracts.has(String(queryKey[2])) });
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, move };
}
