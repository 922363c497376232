import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { compileCondition, type Facts, PENDING, type ResolvedPage } from '@/engine/live';
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

type Verdict = 'open' | 'wait' | 'login' | 'closed';

function Gate({ page, children }: Props) {
  const { facts } = useApp();
  const text = useText();
  const condition = useMemo(() => compileCondition(page.access?.when ?? true), [page]);
  const paths = useMemo(() => ['session.present', ...condition.paths], [condition]);
  const subscribe = useCallback((listener: () => void) => facts.subscribe(paths, listener), [facts, paths]);
  const judge = (known: Facts): Verdict => {
    const present = known.get('session.present');
    if (page.access?.need === 'session' && present !== true) return present === PENDING ? 'wait' : 'login';
    const verdict = condition.evaluate(known);
    if (verdict === true) return 'open';
    const waits = verdict === undefined && condition.paths.some((path) => known.get(path) === PENDING);
    return waits ? 'wait' : 'closed';
  };
  const verdict = useSyncExternalStore<Verdict>(
    subscribe,
    () => judge(facts.current()),
    () => 'wait',
  );
  useLeadAway(page, verdict);
  return verdict === 'open' ? children : <Skeleton kind="card" label={text('widget.loading')} />;
}

/** A guest goes to the login and comes back after it; a member who may not see the page goes to the page that config names. */
function useLeadAway(page: ResolvedPage, verdict: Verdict): void {
  const { boot, navigator, words } = useApp();
  useEffect(() => {
    if (verdict === 'open' || verdict === 'wait') return;
    const from = navigator.place();
    const refused = verdict === 'closed' ? page.access?.refused : undefined;
    const target = page.access?.else ?? (verdict === 'login' ? 'login' : 'home');
    const path = pathOf(boot.routes, target) ?? '/';
    const back = target === 'login' ? `?back=${encodeURIComponent(from)}` : '';
    // Signing out goes home by itself, in the same turn.
    const timer = setTimeout(() => {
      if (navigator.place() !== from) return;
      if (refused !== undefined) toast({ kind: 'fail', text: words(refused), duration: durations.short });
      navigator.go(path + back, { replace: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [boot, navigator, page, verdict, words]);
}
