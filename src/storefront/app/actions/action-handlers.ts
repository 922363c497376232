import type { QueryClient } from '@tanstack/react-query';
import { type Action, type PageRole, pick } from '@/engine/live';
import type { Boot } from '@/storefront/contract/boot';
import { pathOfRole, routeOf } from '@/storefront/contract/page-roles';
import type { Report } from '@/storefront/contract/report';
import type { ActionOrigin } from '@/storefront/contract/runtime';
import type { SessionStore } from '@/storefront/contract/session';
import { isEncryptedAddress, plainAddress } from '@/storefront/platform/gateway/encryption/plain-address';
import { codeText } from '@/storefront/platform/gateway/error-text';
import { callOfKey } from '@/storefront/platform/gateway/queries/keys';
import type { Preferences } from '@/storefront/platform/session/preferences';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { safeLink, siteHash, sitePath } from '@/storefront/ui/safe/safe-address';
import { messages } from '../messages';
import { pathOf } from '../navigation/match-route';
import type { NavigatorBridge } from '../navigation/navigator-bridge';
import type { DialogStore } from '../page/dialog-store';
import { launchQuery } from './launch-query';
import { queryOf } from './query-of';
import { withWayBack } from './way-back';

type Kind = Action['do'];
type ActionOf = { readonly [Do in Kind]: Extract<Action, { readonly do: Do }> };

/** One handler for each action. Complete by type. */
export type ActionHandlers = { readonly [Do in Kind]: (action: ActionOf[Do], origin: ActionOrigin) => void };

/** Runs the handler of an action. */
export function handleAction(handlers: ActionHandlers, action: Action, origin: ActionOrigin): void {
  dispatch(handlers, action.do, action, origin);
}

function dispatch<Do extends Kind>(
  handlers: ActionHandlers,
  kind: Do,
  action: ActionOf[Do],
  origin: ActionOrigin,
): void {
  // An action that waited for the login may be of an older build.
  if (Object.hasOwn(handlers, kind)) handlers[kind](action, origin);
}

export type ActionTools = {
  readonly boot: Boot;
  readonly dialogs: DialogStore;
  readonly navigator: NavigatorBridge;
  readonly session: SessionStore;
  readonly preferences: Preferences;
  readonly queries: QueryClient;
  readonly report: (report: Report) => void;
  /** Words of a config text. */
  readonly words: (text: object) => string;
  readonly setLanguage: (language: string) => void;
  readonly signOut: () => void;
  readonly addFavourite: (game: unknown) => void;
};

export function createActionHandlers(tools: ActionTools): ActionHandlers {
  const { boot, dialogs, navigator, preferences, queries, session } = tools;
  const goTo = (address: string, options?: { readonly replace?: boolean }) => {
    dialogs.closeAll();
    const mustChange = session.current()?.firstTimeLogin === true;
    const path = withWayBack(address, { routes: boot.routes, place: navigator.place(), mustChange });
    // Under maintenance or a region's restriction the server decides what every address shows.
    if (boot.mode === 0) navigator.go(path, options);
    else navigator.load(path);
  };
  const showPage = (page: string, query = '', options?: { readonly replace?: boolean }) => {
    const path = pathOf(boot.routes, page);
    if (path === undefined) dialogs.open(page);
    else goTo(path + query, options);
  };
  const showRole = (role: PageRole, query?: string, options?: { readonly replace?: boolean }) => {
    const route = routeOf(boot.routes, role);
    if (route === undefined) goTo('/');
    else showPage(route.page, query, options);
  };
  return {
    navigate: ({ to, params, replace }, { payload }) =>
      showPage(to, queryOf(params, payload), { replace: replace === true }),
    back: (_, { dialog }) => {
      if (dialog !== undefined) dialogs.close();
      else if (!navigator.back()) showRole('home');
    },
    openDialog: ({ page }) => dialogs.open(page),
    closeDialog: () => dialogs.close(),
    openService: () => {
      const chat = boot.services?.[0]?.url;
      const openChat = (address: string | undefined) => {
        const url = safeLink(address, boot.merchant.links.hosts);
        if (url === undefined) showRole('service');
        else openTab(url, tools);
      };
      if (chat === undefined || !isEncryptedAddress(chat)) openChat(chat);
      else plainAddress(chat).then(openChat, () => showRole('service'));
    },
    openLink: ({ href }, { payload }) => openLink(fieldOf(href, payload), goTo, tools),
    launchGame: (_, { payload }) => {
      const query = launchQuery(payload, navigator.place());
      if (query !== undefined) showRole('play', query);
    },
    addFavourite: (_, { payload }) => tools.addFavourite(payload),
    setCategory: ({ category }) => {
      const query = `?category=${encodeURIComponent(category)}`;
      showRole('home', query, { replace: navigator.place().split('?')[0] === pathOfRole(boot.routes, 'home') });
    },
    refreshBalance: () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => callOfKey(queryKey) === 'balance' }),
    toggleBalance: () => preferences.setBalanceHidden(!preferences.balanceHidden()),
    setLanguage: (_, { payload }) => typeof payload === 'string' && tools.setLanguage(payload),
    signOut: () => tools.signOut(),
    toast: ({ kind, text, seconds }) =>
      void toast({ kind, text: tools.words(text), ...(seconds && { duration: seconds * 1000 }) }),
    dismiss: () => preferences.closeDownloadBar(),
    reload: () => navigator.reload(),
  };
}

/**
 * Opens an address. One of this site navigates, an outside one needs an allowed host, anything else is refused and
 * reported.
 */
function openLink(href: unknown, goTo: (path: string) => void, tools: ActionTools): void {
  const { boot, navigator, report, words } = tools;
  const { hosts, siteHashes } = boot.merchant.links;
  if (href === '' || href === undefined) sayFailure('url.empty', words);
  const path = sitePath(href, [...siteHashes, siteHash(navigator.host())]);
  const url = path ?? safeLink(href, hosts);
  if (url === undefined) report({ kind: 'link-refused', message: messages.linkRefused(String(href)) });
  else if (url === path) goTo(path);
  else openTab(url, tools);
}

function openTab(url: string, { navigator, words }: ActionTools): void {
  if (navigator.openTab(url) === false) sayFailure('popup.blocked', words);
}

function sayFailure(code: string, words: ActionTools['words']): void {
  toast({ kind: 'fail', text: codeText(code, (t) => words({ t })), duration: durations.short });
}

function fieldOf(value: string | object, payload: unknown): unknown {
  if (typeof value === 'string') return value;
  const field = 'event' in value && typeof value.event === 'string' ? value.event : '';
  return pick(payload, field);
}
