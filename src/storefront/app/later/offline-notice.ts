import { durations, toast } from '@/storefront/ui/overlays/toast';
import type { AppRuntime } from '../app-runtime';
import type { Connection } from '../connection';
import { servedBuild } from '../reload-for-newer-build';

/**
 * Says that the network is gone: as long as the browser says so, or for a moment where a request did not get through. Goes when the network is
 * back (APP-22). A document that stands in for one that could not be had is then loaded anew, and so is one that asked for code without a network:
 * a browser remembers that it did not come. Not under a form that is being filled in, nor under a game.
 */
export function startOfflineNotice(
  { texts, boot, navigator }: Pick<AppRuntime, 'texts' | 'boot' | 'navigator'>,
  connection: Connection,
  view: Window,
): void {
  let hide: (() => void) | undefined;
  let isCodeLost = false;
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
  texts.on('languageChanged', () => void (hide !== undefined && isOffline() && say(durations.endless)));
  // A browser may say that the network is back before it is: without an answer nothing is given up for a new document.
  const reloadWhereNeeded = async () => {
    const isNeeded = () => boot.pageId === 'offline' || (isCodeLost && isIdle(view.document));
    if (isNeeded() && (await servedBuild(view)) !== undefined && isNeeded()) navigator.reload();
  };
  view.addEventListener('vite:preloadError', () => {
    isCodeLost ||= isOffline();
  });
  view.addEventListener('online', () => {
    stop();
    void reloadWhereNeeded();
  });
  connection.listen((isReachable) => {
    if (isReachable) {
      if (isOffline()) return;
      stop();
      if (isCodeLost) void reloadWhereNeeded();
      return;
    }
    return hide === undefined && say(isOffline() ? durations.endless : durations.long);
  });
  if (isOffline()) say(durations.endless);
}

/** Nothing stands in a field that one writes into, whoever wrote it, and no game is open. */
function isIdle(page: Document): boolean {
  const boxes = ['checkbox', 'radio', 'hidden', 'search', 'submit', 'button'].map((type) => `[type=${type}]`);
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`input:not(${boxes}), textarea`);
  return page.querySelector('iframe') === null && [...fields].every(({ value }) => value === '');
}
