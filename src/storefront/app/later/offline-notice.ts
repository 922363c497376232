import { durations, toast } from '@/storefront/ui/toast';
import type { AppRuntime } from '../app-runtime';
import type { Connection } from '../connection';

/**
 * Says that the network is gone: as long as the browser says so, or for a moment where a request did not get through. Goes when the network is
 * back (APP-22). A document that stands in for one that could not be had is then loaded anew.
 */
export function startOfflineNotice(
  { texts, boot, navigator }: Pick<AppRuntime, 'texts' | 'boot' | 'navigator'>,
  connection: Connection,
  view: Window,
): void {
  let hide: (() => void) | undefined;
  const say = (duration: number) => {
    hide?.();
    hide = toast({ kind: 'offline', text: texts.t('toast.offline'), duration });
  };
  const stop = () => {
    hide?.();
    hide = undefined;
  };
  const isOffline = () => view.navigator.onLine === false;
  view.addEventListener('offline', () => say(durations.endless));
  view.addEventListener('online', () => {
    stop();
    if (boot.pageId === 'offline') navigator.reload();
  });
  connection.listen((isReachable) => {
    if (isReachable) return isOffline() || stop();
    return hide === undefined && say(isOffline() ? durations.endless : durations.long);
  });
  if (isOffline()) say(durations.endless);
}
