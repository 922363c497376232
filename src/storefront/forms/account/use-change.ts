import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { useText } from '@/storefront/platform/languages/use-text';

/** Sends one change at a time; what was read of the account is asked for anew after it. Gives whether it was done. */
export function useChange() {
  const t = useText();
  const queries = useQueryClient();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await send();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => renewed.has(String(queryKey[2])) });
      return true;
    } catch (error) {
      setProblem(errorText(error, t));
      // A wrong fund password is counted.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'securityConfig' });
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, change };
}

const renewed: ReadonlySet<string> = new Set([
  'securityConfig',
  'bankCards',
  'withdrawSettings',
  'memberInfo',
  'memberIcon',
  'ownQuestions',
  'loginDevices',
  'loginHistory',
]);
