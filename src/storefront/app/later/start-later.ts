import { isSignInPage, roleOf, routeOf } from '@/storefront/contract/page-roles';
import { type BrowserStorage, browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { dropDraftsOfOthers } from '@/storefront/platform/session/drop-drafts';
import { keepAnswers } from '@/storefront/platform/session/keep-answers';
import { keepLayers } from '@/storefront/ui/overlays/keep-layers';
import type { AppRuntime } from '../app-runtime';
import type { Connection } from '../connection';
import type { ServerAnswer } from '../document/server-answers';
import { startServiceWorker } from '../service-worker/start-service-worker';
import { startAskingAgain } from './ask-again';
import { dropSearchHead } from './drop-search-head';
import { keepServerAnswers } from './keep-server-answers';
import { startOfflineNotice } from './offline-notice';
import { startPageTransitions } from './page-transition';
import { prefetchTargets } from './prefetch-targets';
import { startPressFeedback } from './press-feedback';
import { startRenewing } from './renew-incomplete';
import { spellAddresses } from './spell-addresses';
import { startStepMarks } from './step-mark';
import { startSwipeBack } from './swipe-back';
import { tellUnsettled } from './tell-unsettled';
import { tellUnkeptSession } from './unkept-session';

import './keyboard.css';

export { keepLayers };

type Options = {
  readonly connection: Connection;
  readonly platform: 'ios' | 'android' | 'other';
  readonly development: boolean;
  readonly view: Window;
  /** Answers that the server has fetched. */
  readonly answers: readonly ServerAnswer[];
};

/** Starts what no first screen needs: gestures, prefetching, notices and, in a build, the service worker. */
export function startLater(app: AppRuntime, { connection, platform, development, view, answers }: Options): void {
  app.gateways.keepServerAnswers(keepServerAnswers(answers));
  startOfflineNotice(app, connection, view);
  showChosenLanguage(app, browserStorageOf(view));
  startAskingAgain(app);
  startRenewing(app, view);
  const { queries, session } = app;
  keepAnswers({ queries, session, storage: browserStorageOf(view), now: Date.now, whenIdle });
  dropDraftsOfOthers(session, browserStorageOf(view));
  tellUnkeptSession(app, browserStorageOf(view));
  tellUnsettled(app, browserStorageOf(view));
  keepLayers(view);
  startPressFeedback(view.document);
  prefetchTargets(app, view);
  app.pageEvents.listen({ onPage: startPageTransitions(view, shownPage(app)), onLayout: () => undefined });
  markSteps(app, view);
  dropSearchHead(app);
  spellAddresses(app, view);
  if (platform !== 'ios') {
    startSwipeBack({
      view,
      hasBack: () => roleOf(app.boot.routes, shownPage(app)) !== 'home',
      onBack: () => goBack(app),
    });
  }
  if (!development) void startServiceWorker(app, view);
}

/** Shows the offline page in the chosen language. It may have been stored in another one. */
function showChosenLanguage({ boot, run, texts }: AppRuntime, { local }: BrowserStorage): void {
  const language = local.get(storageKeys.language);
  if (boot.offlineTexts === undefined || language === undefined || language === texts.language) return;
  run([{ do: 'setLanguage' }], { payload: language, dialog: undefined });
}

/** Marks the tapped link until its page shows, or has failed. */
function markSteps({ location }: Pick<AppRuntime, 'location'>, view: Window): void {
  const endMark = startStepMarks(view);
  location.subscribe(() => {
    if (location.current().status !== 'loading') endMark();
  });
}

/** What the back arrow of the page does: from some pages it always leads home (APP-07). Home has none. */
export function goBack(app: Pick<AppRuntime, 'facts' | 'boot' | 'run'>): void {
  const { routes } = app.boot;
  const page = shownPage(app);
  const [role, home] = [roleOf(routes, page), routeOf(routes, 'home')];
  if (role === 'home') return;
  const isHomeward = home !== undefined && (role === 'homeward' || isSignInPage(routes, page));
  app.run([isHomeward ? { do: 'navigate', to: home.page } : { do: 'back' }], {
    payload: undefined,
    dialog: undefined,
  });
}

function shownPage({ facts, boot }: Pick<AppRuntime, 'facts' | 'boot'>): string {
  return String(facts.current().get('page.id') ?? boot.pageId);
}
