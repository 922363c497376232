import { useEffect, useRef } from 'react';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useDraft } from '@/storefront/forms/use-draft';
import { useSession } from '@/storefront/platform/session/use-session';

/**
 * Typed values outlive a reload, and a login if the session ends; closing the sheet deletes them. Gives a function that
 * keeps them for the login.
 */
export function useKeptValues(scope: FormScope, name: string): () => void {
  const { keep, drop } = useDraft(scope, name, useSession()?.userName ?? '');
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      if (!isWanted.current) drop();
    },
    [drop],
  );
  return () => {
    isWanted.current = true;
    keep();
  };
}
