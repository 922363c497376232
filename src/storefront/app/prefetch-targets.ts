import { livePage, type ResolvedPage } from '@/engine/live';
import { usesOf } from '@/storefront/renderer/uses-of';
import type { AppRuntime } from './app-runtime';

/** Pages of the shared menu at most; more would cost a player data for nothing. */
const most = 5;
/** Milliseconds after which an idle moment is taken in any case. */
const idleTimeoutMs = 4000;

/** Fetches layout and code of the pages that the footer leads to, in an idle moment after the page has loaded; not where a player saves data. */
export function prefetchTargets(app: AppRuntime, view: Window): void {
  const { boot, pages, widgets } = app;
  const savesData = 'connection' in view.navigator && Object(view.navigator.connection).saveData === true;
  if (savesData || boot.mode !== 0) return;
  const fetchAll = async () => {
    for (const target of targetsOf(boot.shell).filter((page) => page !== boot.pageId)) {
      const loaded = await pages.load(target).catch(() => undefined);
      if (loaded?.kind !== 'page') return;
      await widgets.preload(usesOf(loaded.page));
    }
  };
  // Safari has no idle callback.
  if (typeof view.requestIdleCallback === 'function')
    view.requestIdleCallback(() => void fetchAll(), { timeout: idleTimeoutMs });
  else view.setTimeout(() => void fetchAll(), idleTimeoutMs);
}

/** Pages that the footer's entries navigate to, in their order. */
function targetsOf(shell: ResolvedPage): readonly string[] {
  const { nodes, root } = livePage(shell);
  const below = (id: string): readonly string[] => {
    const node = nodes.get(id);
    const own = [...(node?.actions.values() ?? [])].flat();
    const targets = own.flatMap((action) => (action.do === 'navigate' ? [action.to] : []));
    return [...targets, ...[...(node?.slots.values() ?? [])].flat().flatMap(below)];
  };
  return [...new Set((nodes.get(root)?.slots.get('footer') ?? []).flatMap(below))].slice(0, most);
}
