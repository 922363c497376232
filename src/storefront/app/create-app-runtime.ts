import { bindFacts, factValue, normalizeVisitor } from '@/engine/live';
import type { Boot } from '@/storefront/contract/boot';
import { styleOf } from '@/storefront/contract/merchant-locale';
import { createReporter, type Report } from '@/storefront/contract/report';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { createClock, type PlatformClock } from '@/storefront/platform/browser/clock';
import type { Device } from '@/storefront/platform/browser/device';
import { isOpenedAnew } from '@/storefront/platform/browser/is-opened-anew';
import { nextTask } from '@/storefront/platform/browser/next-task';
import { whenReached } from '@/storefront/platform/browser/when-reached';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { createQueryClient } from '@/storefront/platform/gateway/query-client';
import { toWords } from '@/storefront/platform/languages/resolve-text';
import { createTexts, type TextTable } from '@/storefront/platform/languages/texts';
import { createFactStore } from '@/storefront/platform/session/fact-store';
import { createGatewaySource } from '@/storefront/platform/session/gateway-source';
import { createPreferences } from '@/storefront/platform/session/preferences';
import { createSessionStore } from '@/storefront/platform/session/session-store';
import { createHydration } from '@/storefront/renderer/hydration';
import type { WidgetLoader } from '@/storefront/renderer/widget-loader';
import { configureToasts, durations, toast } from '@/storefront/ui/overlays/toast';
import { type ActionTools, createActionHandlers } from './actions/action-handlers';
import { addressOfActions } from './actions/address-of-actions';
import { createRunner } from './actions/create-runner';
import { createPendingActions } from './actions/pending-actions';
import { addFavourite, followLanguage, leaveSession, switchLanguage } from './actions/visitor-actions';
import type { AppRuntime } from './app-runtime';
import { type ServerAnswer, takeServerAnswers } from './document/server-answers';
import { leadToErrorPage } from './navigation/lead-to-error-page';
import { createNavigatorBridge, type View } from './navigation/navigator-bridge';
import { createDialogStore } from './page/dialog-store';
import { createPageEvents } from './page/page-events';
import { createPageStore } from './page/page-store';
import { createShownPage } from './page/shown-page';

export type RuntimeOptions = {
  readonly side: 'browser' | 'server';
  readonly boot: Boot;
  readonly texts: AppRuntime['texts'];
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly widgets: WidgetLoader;
  readonly device: Device;
  readonly view?: View | undefined;
  readonly document?: Document | undefined;
  /** The phone's own clock, in epoch milliseconds. */
  readonly now: () => number;
  readonly development: boolean;
  /** Answers that the server has fetched. */
  readonly answers?: readonly ServerAnswer[] | undefined;
  readonly broken?: readonly string[] | undefined;
  /** Query of the address that the server rendered. */
  readonly search: string;
  /** Receives reports. Without it they go to listeners of the window. */
  readonly report?: ((report: Report) => void) | undefined;
  readonly share?: AppRuntime['share'];
  /** Called with each node as it renders, so that a server can tell which one threw. */
  readonly trace?: ((node: string) => void) | undefined;
};

/** The texts of a document. Numbers in them are written as its merchant does. */
export function createTextsOf(boot: Boot, table: TextTable): AppRuntime['texts'] {
  return createTexts(boot.language, table, (textLanguage) => styleOf(boot.merchant.locale, textLanguage));
}

/** Everything the tree needs, for a document or for one render on the server. It sends nothing before the tree does. */
export function createAppRuntime(options: RuntimeOptions): AppRuntime {
  const { answers, boot, fetch, now, side, storage, texts, view, widgets } = options;
  if (side === 'browser') configureToasts(boot.merchant.toasts);
  const session = createSessionStore(storage, [boot.merchant.code, boot.merchant.trialCode]);
  const preferences = createPreferences(storage, session);
  const queries = createQueryClient(side);
  const hydration = createHydration({ isNeeded: answers !== undefined, pause: nextTask, whenReached });
  if (answers !== undefined) void hydration.over.then(takeServerAnswers(queries, answers, now()));
  const dialogs = createDialogStore();
  const navigator = createNavigatorBridge(view);
  const { report = createReporter(options.development, boot.build) } = options;
  const clock = createClock(now);
  const languageTools = { fetch, storage, document: options.document };
  const facts = createFactStore(normalizeVisitor({ language: boot.language, page: boot.pageId }), boot.statics);
  const words = createWords(options, facts);
  // Nothing is called before all is made, so functions may name `app`, which follows.
  const call = createAppCaller(options, { session, clock, report, app: () => app });
  const handlers = createActionHandlers({
    boot,
    dialogs,
    navigator,
    session,
    preferences,
    queries,
    report,
    words,
    setLanguage: (language) => void switchLanguage(app, language, languageTools),
    signOut: () => void leaveSession(app),
    addFavourite: (game) => void addFavourite(app, game),
  });
  const endedSession = createEndedSession(session);
  const runner = createRunner({
    boot,
    handlers,
    dialogs,
    navigator,
    pending: createPendingActions({
      storage: storage.session,
      now,
      isOpenedAnew: options.document !== undefined && isOpenedAnew(options.document),
    }),
    account: () => session.current()?.userName,
    endedAccount: endedSession.account,
    mustChange: () => session.current()?.firstTimeLogin === true,
    isTrial: () => facts.current().get('session.trial') === true,
  });
  const pages = createPageStore({ boot, fetch, now });
  const location = createShownPage({ page: boot.page, search: options.search, navigator });
  const app: AppRuntime = {
    boot,
    facts,
    clock,
    session,
    preferences,
    widgets,
    queries,
    texts,
    call,
    pages,
    dialogs,
    navigator,
    pageEvents: createPageEvents(),
    location,
    hydration,
    isReturn: () => location.arrived()?.arrival === 'POP',
    gateways: createGatewaySource({
      session,
      merchant: boot.merchant.code,
      call,
      guestCall: async (...args) => {
        if (!hydration.isOver()) await hydration.over;
        return call(...args);
      },
      keys: storage,
    }),
    askForLostCode: widgets.retry,
    words,
    report,
    share: options.share,
    addressOf: (actions, payload) => addressOfActions(actions, payload, boot),
    run: runner.run,
    resume: runner.resume,
    arriveAt: runner.arrive,
    dismissDialog: runner.dismiss,
    endSession: (error) => {
      endedSession.end();
      toast({ kind: 'fail', text: errorText(error, (key) => texts.t(key)), duration: durations.short });
    },
    refused: (error) => leadToErrorPage(app, error),
    broken: new Set(options.broken),
    development: options.development,
    trace: options.trace,
  };
  followLanguage(app, languageTools);
  return app;
}

type CallerParts = Pick<AppRuntime, 'session' | 'report'> & {
  readonly clock: PlatformClock;
  readonly app: () => AppRuntime;
};

/** Calls the gateway for the signed-in player, or for a guest, in the shown language. */
function createAppCaller(options: RuntimeOptions, { session, clock, report, app }: CallerParts): AppRuntime['call'] {
  const { boot, device, fetch, storage, texts } = options;
  return createCaller({
    baseUrl: '',
    fetch,
    clock,
    paths: boot.merchant.gateway.paths,
    fields: { gameList: boot.merchant.games.pictures },
    encryption: boot.merchant.auth.encryption ?? 'none',
    keys: storage,
    context: () => {
      const current = session.current();
      const merchant = current?.merchantCode ?? boot.merchant.code;
      const { token, userName } = current ?? {};
      return { merchant, language: texts.language, token, userName, standalone: device.standalone };
    },
    onSessionEnd: (token, error) => {
      if (session.current()?.token === token) app().endSession(error);
    },
    onRefused: (error) => app().refused(error),
    onDropped: (message, row) => report({ kind: 'wire', message, row }),
  });
}

/** Writes config texts in the shown language, with the facts that they name. */
function createWords({ boot, texts }: RuntimeOptions, facts: AppRuntime['facts']): ActionTools['words'] {
  return (text) =>
    toWords(
      bindFacts(text, (path) => factValue(facts.current(), path)),
      {
        translate: (key, values) => texts.t(key, { ...values }),
        language: texts.language,
        fallback: boot.merchant.languages.default,
        digits: styleOf(boot.merchant.locale, texts.language).digits,
      },
    );
}

/** Ends the session when the gateway says so, and keeps its user name until somebody signs in. */
function createEndedSession(session: AppRuntime['session']) {
  let endedAccount: string | undefined;
  session.subscribe(() => {
    if (session.current() !== undefined) endedAccount = undefined;
  });
  return {
    account: () => endedAccount,
    end: () => {
      const account = session.current()?.userName;
      session.end();
      endedAccount = account;
    },
  };
}
