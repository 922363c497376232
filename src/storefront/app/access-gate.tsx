import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Access, livePage, type ResolvedPage } from '@/engine/live';
import { useText } from '@/storefront/i18n/use-text';
import { Skeleton } from '@/storefront/ui/skeleton';
import { durations, toast } from '@/storefront/ui/toast';
import { useApp } from './app-runtime';
import { pathOf } from './match-route';

type Props = { readonly page: ResolvedPage; readonly children: ReactNode };

/** Lets through who may see a page. The server and a visitor whose facts are loading see its skeleton; anybody else is led away. */
export function AccessGate({ page, children }: Props) {
  return page.access === undefined ? children : <Gate page={page}>{children}</Gate>;
}

const waiting: Access = { verdict: 'wait' };

function Gate({ page, children }: Props) {
  const { facts } = useApp();
  const text = useText();
  const { paths, judge } = livePage(page).access;
  const subscribe = useCallback((listener: () => void) => facts.subscribe(paths, listener), [facts, paths]);
  const access = useSyncExternalStore(
    subscribe,
    () => judge(facts.current()),
    () => waiting,
  );
  useLeadAway(access);
  return access.verdict === 'open' ? children : <Skeleton kind="card" label={text('widget.loading')} />;
}

/** A guest goes to the login and comes back after it; a member who may not see the page goes to the page that config names. */
function useLeadAway(access: Access): void {
  const { boot, navigator, words } = useApp();
  useEffect(() => {
    if (access.verdict === 'open' || access.verdict === 'wait') return;
    const from = navigator.place();
    const refused = access.verdict === 'closed' ? access.refused : undefined;
    const path = pathOf(boot.routes, access.to) ?? '/';
    const back = access.to === 'login' ? `?back=${encodeURIComponent(from)}` : '';
    // Signing out goes home by itself, in the same turn.
    const timer = setTimeout(() => {
      if (navigator.place() !== from) return;
      if (refused !== undefined) toast({ kind: 'fail', text: words(refused), duration: durations.short });
      navigator.go(path + back, { replace: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [access, boot, navigator, words]);
}
