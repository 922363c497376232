import { pathsOf } from '@/engine/live';
import { roleOf } from '@/storefront/contract/page-roles';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { followVisitor } from '@/storefront/platform/session/follow-visitor';
import { createPartObservers } from '@/storefront/platform/session/part-observers';
import { queryScopeOf } from '@/storefront/platform/session/query-scope';
import { renewHome } from '@/storefront/platform/session/renew-home';
import { dropOtherSessions } from '@/storefront/platform/session/sign-out';
import type { AppRuntime } from './app-runtime';
import type { RuntimeOptions } from './create-app-runtime';
import { keepEarlyInput } from './document/early-input';

type Options = Pick<RuntimeOptions, 'device' | 'document'> & {
  /** Faults in the platform's answers that the server found. */
  readonly wireFaults?: readonly string[];
};

/** Connects a document's runtime to session, other tabs, language and page. Called once, before hydration. */
export function startBrowser(app: AppRuntime, { device, document, wireFaults = [] }: Options): void {
  const { over: whenHydrated } = app.hydration;
  if (document !== undefined) void keepEarlyInput(document, whenHydrated);
  for (const message of wireFaults) app.report({ kind: 'wire', message });
  const { boot, session, queries, facts, clock, call, preferences, texts } = app;
  const parts = createPartObservers(queries);
  const { merchant, language, pageId } = boot;
  const { setPage, setLanguage, loadFacts } = followVisitor({
    merchant,
    language,
    page: pageId,
    device,
    facts,
    session,
    preferences,
    parts,
    call,
    clock,
  });
  const shownPage = { page: pageId };
  const refreshHome = () => {
    const current = session.current();
    if (roleOf(boot.routes, shownPage.page) !== 'home' || current === undefined) return;
    const scope = queryScopeOf({ session: current, merchant: merchant.code, language: texts.language });
    renewHome(queries, createGateway(scope, call), { type: current.type, ...merchant.members });
  };
  const showPage = (id: string) => {
    setPage(id);
    if (shownPage.page === id) return;
    shownPage.page = id;
    refreshHome();
  };
  refreshHome();
  app.pageEvents.listen({ onPage: showPage, onLayout: (layout) => loadFacts(pathsOf(layout)) });
  loadFacts(pathsOf(boot.shell));
  texts.on('languageChanged', setLanguage);
  const markSignedIn = () => {
    const isSignedIn = session.current() !== undefined;
    document?.documentElement.toggleAttribute('data-session', isSignedIn);
  };
  // After hydration the conditions of nodes decide, and CSS hides nothing from a free account: the stored session may
  // still call an upgraded account free.
  void whenHydrated.then(() => {
    if (session.current() !== undefined) document?.documentElement.setAttribute('data-session', 'member');
  });
  let lastSession = session.current();
  markSignedIn();
  session.subscribe(() => {
    const previous = lastSession;
    lastSession = session.current();
    markSignedIn();
    refreshHome();
    if (previous === undefined) return; // A guest has no answers to remove.
    dropOtherSessions(queries, queryScopeOf({ session: lastSession, merchant: merchant.code, language }).session);
  });
  // After a login in another tab, this line runs the pending action; in this tab the login form does.
  session.onOtherTab(() => session.current() !== undefined && app.resume());
}
