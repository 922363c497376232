import { useCallback, useEffect, useState } from 'react';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** How long something counts as shown: for the tab's session, or on the device for ever. */
export type SeenScope = 'session' | 'device';

/** Whether something was shown before. Undefined until the storage was read; `mark()` stores it. */
export function useSeen(
  name: string,
  scope: SeenScope,
): { readonly seen: boolean | undefined; readonly mark: () => void } {
  const [state, setState] = useState<{ readonly name: string; readonly seen: boolean }>();
  useEffect(() => setState({ name, seen: namesIn(scope).includes(name) }), [name, scope]);
  const mark = useCallback(() => {
    areaOf(scope).set(storageKeys.seen, [...new Set([...namesIn(scope), name])].join(' '));
    setState({ name, seen: true });
  }, [name, scope]);
  return { seen: state?.name === name ? state.seen : undefined, mark };
}

function namesIn(scope: SeenScope): readonly string[] {
  return (areaOf(scope).get(storageKeys.seen) ?? '').split(' ').filter((name) => name !== '');
}

function areaOf(scope: SeenScope) {
  const { local, session } = browserStorageOf(window);
  return scope === 'device' ? local : session;
}
