import type { Boot, Draft } from '@/storefront/contract/boot';
import { loadTexts } from '@/storefront/platform/languages/load-texts';
import { firstUses } from '@/storefront/renderer/first-uses';
import { configureToasts } from '@/storefront/ui/overlays/toast';
import type { AppRuntime } from '../app-runtime';
import type { BootStore } from './boot-store';

type Tools = {
  readonly app: AppRuntime;
  readonly boots: BootStore;
  readonly fetch: typeof fetch;
  readonly document: Document;
};

/**
 * Shows a draft in the running page: layout, theme and texts change, and what was typed stays. `isWanted` is asked
 * when the draft's texts and code are loaded. Gives false if only a new document can show the draft.
 */
export async function takeDraft({ boot, theme }: Draft, isWanted: () => boolean, tools: Tools): Promise<boolean> {
  const { app, boots, document } = tools;
  const { hydration, texts, widgets } = app;
  const { language } = texts;
  const url = boot.languages[language];
  if (url === undefined || JSON.stringify(fixedParts(boot)) !== JSON.stringify(fixedParts(boots.live))) return false;
  const isNewTable = url !== boots.live.languages[language];
  // A change above an island that waits for its turn makes React throw away its HTML, and what was typed in it.
  hydration.openAll();
  const [table] = await Promise.all([
    isNewTable ? loadTexts(url, tools.fetch) : undefined,
    widgets.preload(firstUses([boot.shell, boot.page], widgets)),
    hydration.over,
  ]);
  if (!isWanted() || texts.language !== language) return true;
  showTheme(boot, theme, document);
  configureToasts(boot.merchant.toasts);
  boots.replace(boot);
  app.pageEvents.onLayout(boot.shell);
  if (table !== undefined) {
    texts.removeResourceBundle(language, 'translation');
    texts.addResourceBundle(language, 'translation', table, false, true);
    // Components read texts again only at this event.
    texts.emit('languageChanged', language);
  }
  return true;
}

/** What the application reads once, when it starts. */
function fixedParts({ merchant, mode, statics, build }: Boot): readonly unknown[] {
  const { id, code, trialCode, gateway, auth, members, games } = merchant;
  return [id, code, trialCode, gateway, auth, members, games.pictures, mode, statics, build];
}

/** The document has the theme in the first style sheet of its head. */
function showTheme({ merchant }: Boot, theme: string, page: Document): void {
  const sheet = page.head.querySelector('style')?.sheet;
  if (sheet) replaceRules(sheet, theme);
  const { dataset } = page.documentElement;
  dataset.mode = merchant.mode;
  for (const name of Object.keys(dataset)) if (/^look[A-Z]/.test(name)) delete dataset[name];
  for (const [name, look] of Object.entries(merchant.look))
    page.documentElement.setAttribute(`data-look-${name}`, look);
}

/** Rule by rule: the page's policy has a hash of the first theme, so it refuses another text of the style element. */
function replaceRules(sheet: CSSStyleSheet, css: string): void {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const rule of parsed.cssRules) sheet.insertRule(rule.cssText, sheet.cssRules.length);
}
