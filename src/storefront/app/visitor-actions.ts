import { changeLanguage } from '@/storefront/i18n/change-language';
import { keepLanguage } from '@/storefront/i18n/keep-language';
import type { BrowserStorage } from '@/storefront/session/browser-storage';
import { signOut } from '@/storefront/session/sign-out';
import { durations, toast } from '@/storefront/ui/toast';
import type { AppRuntime } from './app-runtime';
import { pathOf } from './match-route';

type LanguageTools = {
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly document: Document | undefined;
};

/** Shows another language of the merchant and keeps the choice; a table that does not come leaves the old one, with a toast. */
export async function switchLanguage(app: AppRuntime, language: string, tools: LanguageTools): Promise<void> {
  const { boot, texts, session, call } = app;
  const url = Object.hasOwn(boot.languages, language) ? boot.languages[language] : undefined;
  if (url === undefined) return;
  try {
    if (!(await changeLanguage(texts, language, { url, fetch: tools.fetch }))) return;
  } catch {
    toast({ kind: 'fail', text: texts.t('error.language') });
    return;
  }
  if (tools.document !== undefined) keepLanguage(language, tools.document, tools.storage);
  if (session.current() === undefined) return;
  // The member's own setting follows the screen; the screen does not wait for it.
  call('memberLanguage', { language: language.toUpperCase() }).catch(() => undefined);
}

/** Asks, says that it takes a moment, signs out and goes home. */
export async function leaveSession({ dialogs, texts, session, call, navigator, boot }: AppRuntime): Promise<void> {
  const isSure = await dialogs.ask({
    title: texts.t('widget.signOut.title'),
    text: texts.t('widget.signOut.text'),
    confirm: texts.t('widget.signOut.confirm'),
    cancel: texts.t('widget.signOut.cancel'),
  });
  if (!isSure) return;
  const done = toast({ kind: 'loading', text: texts.t('toast.signOut.pending'), duration: durations.endless });
  await signOut(session, call);
  done();
  dialogs.closeAll();
  navigator.go(pathOf(boot.routes, 'home') ?? '/');
}
