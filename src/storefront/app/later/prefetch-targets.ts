import { livePage, type ResolvedPage } from '@/engine/live';
import { whenIdle, whenUsed } from '@/storefront/platform/browser/when-idle';
import { firstUses } from '@/storefront/renderer/first-uses';
import type { AppRuntime } from '../app-runtime';

/** Pages of the shared menu at most; more would cost a player data for nothing. */
const most = 5;

type Options = Pick<AppRuntime, 'boot' | 'pages' | 'widgets' | 'session'>;

/**
 * Fetches the pages that the footer leads to: their layouts in an idle moment after the page has loaded, their code in one after the visitor has
 * begun to use it. Nothing where a player saves data, nor what a guest could not open.
 */
export function prefetchTargets(app: Options, view: Window): void {
  const { boot, pages, widgets, session } = app;
  const savesData = 'connection' in view.navigator && Object(view.navigator.connection).saveData === true;
  if (savesData || boot.mode !== 0) return;
  const isOpen = (page: string) => {
    const needsSession = boot.routes.some((route) => route.page === page && route.need === 'session');
    return page !== boot.pageId && (!needsSession || session.current() !== undefined);
  };
  const each = async (use: (page: ResolvedPage) => Promise<void>) => {
    for (const target of targetsOf(boot.shell).filter(isOpen)) {
      const loaded = await pages.load(target).catch(() => undefined);
      if (loaded?.kind !== 'page') return;
      await use(loaded.page);
    }
  };
  whenIdle(() => void each(async () => undefined));
  whenUsed(() => void each((page) => widgets.preload(firstUses([page], widgets))), view);
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
