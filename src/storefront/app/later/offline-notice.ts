import { roleOf } from '@/storefront/contract/page-roles';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import type { AppRuntime } from '../app-runtime';
import type { Connection } from '../connection';
import { servedBuild } from '../reload-for-newer-build';

/**
 * Says that the network is gone: while the browser says so, or, once until a request succeeds, for a moment after one
 * failed. The notice goes when the network is back (APP-22). Then the document is loaded again if it is the offline
 * page, or if code failed to load offline, since browsers remember a failed module. For lost code it waits until no
 * form is being filled in, and no dialog or game is open.
 */
export function startOfflineNotice(
  { texts, boot, navigator }: Pick<AppRuntime, 'texts' | 'boot' | 'navigator'>,
  connection: Connection,
  view: Window,
): void {
  let hideToast: (() => void) | undefined;
  let isCodeLost = false;
  const isOfflinePage = () => roleOf(boot.routes, boot.pageId) === 'offline';
  const showNotice = (duration: number) => {
    if (isOfflinePage()) return; // It says so itself.
    hideToast?.();
    hideToast = toast({ kind: 'offline', text: texts.t('toast.offline'), duration });
  };
  const hideNotice = () => {
    hideToast?.();
    hideToast = undefined;
  };
  const isOffline = () => view.navigator.onLine === false;
  view.addEventListener('offline', () => showNotice(durations.endless));
  texts.on('languageChanged', () => void (hideToast !== undefined && isOffline() && showNotice(durations.endless)));
  // A browser may report the network too early, so wait for an answer before loading a new document.
  const reloadWhereNeeded = async () => {
    const isNeeded = () => isOfflinePage() || (isCodeLost && hasNothingToLose(view.document));
    if (isNeeded() && (await servedBuild(view)) !== undefined && isNeeded()) navigator.reload();
  };
  view.addEventListener('vite:preloadError', () => {
    isCodeLost ||= isOffline();
  });
  view.addEventListener('online', () => {
    hideNotice();
    void reloadWhereNeeded();
  });
  connection.listen((isReachable) => {
    if (isReachable) {
      if (isOffline()) return;
      hideNotice();
      if (isCodeLost) void reloadWhereNeeded();
      return;
    }
    return hideToast === undefined && showNotice(isOffline() ? durations.endless : durations.long);
  });
  if (isOffline()) showNotice(durations.endless);
}

/** Whether no text field has a value, and no dialog and no game is open. */
function hasNothingToLose(page: Document): boolean {
  const otherTypes = ['checkbox', 'radio', 'hidden', 'search', 'submit', 'button'].map((type) => `[type=${type}]`);
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`input:not(${otherTypes}), textarea`);
  return page.querySelector('iframe, dialog[open]') === null && [...fields].every(({ value }) => value === '');
}
