import { useCallback, useEffect, useState } from 'react';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** How long something counts as shown: for the tab's session, or on the device for ever. */
export type Once = 'session' | 'device';

/** Whether something was shown before. Undefined until the storage was read; `mark()` stores it. */
export function useSeen(name: string, once: Once): { readonly seen: boolean | undefined; readonly mark: () => void } {
  const [state, setState] = useState<{ readonly name: string; readonly seen: boolean }>();
  useEffect(() => setState({ name, seen: namesIn(once).includes(name) }), [name, once]);
  const mark = useCallback(() => {
    areaOf(once).set(storageKeys.seen, [...new Set([...namesIn(once), name])].join(' '));
    setState({ name, seen: true });
  }, [name, once]);
  return { seen: state?.name === name ? state.seen : undefined, mark };
}

function namesIn(once: Once): readonly string[] {
  return (areaOf(once).get(storageKeys.seen) ?? '').split(' ').filter((name) => name !== '');
}

function areaOf(once: Once) {
  const { local, session } = browserStorageOf(window);
  return once === 'device' ? local : session;
}
