import { livePage, type ResolvedPage } from '@/engine/live';
import { whenIdle, whenUsed } from '@/storefront/platform/browser/when-idle';
import { plainAddress } from '@/storefront/platform/gateway/encryption/plain-address';
import { firstUses } from '@/storefront/renderer/first-uses';
import type { AppRuntime } from '../app-runtime';

/** At most this many pages of the footer, to save players' data. */
const maxPages = 5;

type Options = Pick<AppRuntime, 'boot' | 'pages' | 'widgets' | 'session'>;

/**
 * Prefetches the pages of the footer: layouts in an idle moment after loading, code after the visitor's first input.
 * So comes the cipher of the customer service's address: browsers block a tab that opens long after the tap. It loads
 * nothing where a player saves data, and no page for members while nobody is signed in.
 */
export function prefetchTargets(app: Options, view: Window): void {
  const { boot, pages, widgets, session } = app;
  const savesData = 'connection' in view.navigator && Object(view.navigator.connection).saveData === true;
  if (savesData) return;
  whenUsed(() => void plainAddress(boot.services?.[0]?.url ?? '').catch(() => undefined), view);
  if (boot.mode !== 0) return;
  const isOpen = (page: string) => {
    const needsSession = boot.routes.some((route) => route.page === page && route.need === 'session');
    return page !== boot.pageId && (!needsSession || session.current() !== undefined);
  };
  const loadEach = async (use: (page: ResolvedPage) => Promise<void>) => {
    for (const target of targetsOf(boot.shell).filter(isOpen)) {
      const loadedPage = await pages.load(target).catch(() => undefined);
      if (loadedPage?.kind !== 'page') return;
      await use(loadedPage.page);
    }
  };
  whenIdle(() => void loadEach(async () => undefined));
  whenUsed(() => void loadEach((page) => widgets.preload(firstUses([page], widgets))), view);
}

/** Pages that the footer's entries navigate to, in order. */
function targetsOf(shell: ResolvedPage): readonly string[] {
  const { nodes, root } = livePage(shell);
  const targetsBelow = (id: string): readonly string[] => {
    const node = nodes.get(id);
    const nodeActions = [...(node?.actions.values() ?? [])].flat();
    const targets = nodeActions.flatMap((action) => (action.do === 'navigate' ? [action.to] : []));
    return [...targets, ...[...(node?.slots.values() ?? [])].flat().flatMap(targetsBelow)];
  };
  return [...new Set((nodes.get(root)?.slots.get('footer') ?? []).flatMap(targetsBelow))].slice(0, maxPages);
}
