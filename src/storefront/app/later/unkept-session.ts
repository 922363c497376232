import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import type { AppRuntime } from '../app-runtime';

/** Tells a player once that this browser does not store the session, so that the next document is a guest's. */
export function tellUnkeptSession(
  { session, texts }: Pick<AppRuntime, 'session' | 'texts'>,
  { local }: Pick<BrowserStorage, 'local'>,
): void {
  let isTold = false;
  const check = () => {
    if (isTold || session.current() === undefined || local.isKept(storageKeys.session)) return;
    isTold = true;
    toast({ kind: 'info', text: texts.t('toast.unkept'), duration: durations.long });
  };
  session.subscribe(check);
  check();
}
