import { pathOfRole } from '@/storefront/contract/page-roles';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { errorText } from '@/storefront/platform/gateway/error-text';
import type { Favourite } from '@/storefront/platform/gateway/queries/games/favourites';
import { favouriteIdsQuery } from '@/storefront/platform/gateway/queries/games/games';
import { changeLanguage } from '@/storefront/platform/languages/change-language';
import { keepLanguage, markLanguage } from '@/storefront/platform/languages/keep-language';
import { loadTexts } from '@/storefront/platform/languages/load-texts';
import { queryScopeOf } from '@/storefront/platform/session/query-scope';
import { signOut } from '@/storefront/platform/session/sign-out';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import type { AppRuntime } from '../app-runtime';

type LanguageTools = {
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly document: Document | undefined;
};

/**
 * Shows another language of the merchant and keeps the choice. If its table does not load, the old language stays, with
 * a toast.
 */
export async function switchLanguage(app: AppRuntime, language: string, tools: LanguageTools): Promise<void> {
  if (!(await showLanguage(app, language, tools))) return;
  if (tools.document !== undefined) keepLanguage(language, tools.document, tools.storage);
  if (app.session.current() === undefined) return;
  // Stores the member's language at the platform. The screen does not wait for it.
  app.call('memberLanguage', { language: language.toUpperCase() }).catch(() => undefined);
}

/** Follows a change of language in another tab, which has stored it. */
export function followLanguage(app: AppRuntime, tools: LanguageTools): void {
  tools.storage.onChange((key) => {
    if (key !== null && key !== storageKeys.language) return;
    const language = tools.storage.local.get(storageKeys.language);
    if (language !== undefined && language !== app.texts.language) void showLanguage(app, language, tools);
  });
}

/** False if the merchant lacks the language, its table did not load, or another one was chosen meanwhile. */
async function showLanguage(app: AppRuntime, language: string, tools: LanguageTools): Promise<boolean> {
  const { boot, texts, hydration } = app;
  const url = Object.hasOwn(boot.languages, language) ? boot.languages[language] : undefined;
  if (url === undefined) return false;
  const offlineTexts = boot.offlineTexts?.[language];
  const getTable = async () =>
    offlineTexts === undefined
      ? loadTexts(url, tools.fetch)
      : { ...texts.getResourceBundle(texts.language, 'translation'), ...offlineTexts };
  hydration.openAll();
  try {
    if (!(await changeLanguage(texts, language, getTable))) return false;
  } catch {
    toast({ kind: 'fail', text: texts.t('error.language') });
    return false;
  }
  if (tools.document !== undefined) markLanguage(language, tools.document);
  return true;
}

/** Asks for confirmation, signs out and goes home. */
export async function leaveSession({ dialogs, texts, session, call, navigator, boot }: AppRuntime): Promise<void> {
  const isSure = await dialogs.ask({
    title: texts.t('widget.signOut.title'),
    text: texts.t('widget.signOut.text'),
    confirm: texts.t('widget.signOut.confirm'),
    cancel: texts.t('widget.signOut.cancel'),
  });
  if (!isSure) return;
  const closeToast = toast({ kind: 'loading', text: texts.t('toast.signOut.pending'), duration: durations.endless });
  await signOut(session, call);
  closeToast();
  dialogs.closeAll();
  navigator.go(pathOfRole(boot.routes, 'home'));
}

/** Adds a favourite as a guest's pending action. A member's taps change it in the list itself. */
export async function addFavourite({ boot, session, texts, call, queries }: AppRuntime, game: unknown): Promise<void> {
  if (!isFavourite(game)) return;
  const scope = queryScopeOf({ session: session.current(), merchant: boot.merchant.code, language: texts.language });
  const gateway = createGateway(scope, call);
  try {
    const { setFavourite } = await import('@/storefront/platform/gateway/queries/games/favourites');
    // Loads the favourites first, so that none is added twice. If that fails, the server decides.
    await queries.fetchQuery(favouriteIdsQuery(gateway)).catch(() => undefined);
    await setFavourite(gateway, queries, game, true);
  } catch (error) {
    toast({ kind: 'fail', text: errorText(error, (key) => texts.t(key)) });
  }
}

function isFavourite(game: unknown): game is Favourite {
  if (typeof game !== 'object' || game === null || !('nodeId' in game) || !('vassalage' in game)) return false;
  return ['string', 'number'].includes(typeof game.nodeId) && typeof game.vassalage === 'string';
}
