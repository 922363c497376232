import { type CallTable, firstCalls } from './generated/wire/calls';

/**
 * What other rooms use of the storefront, except rendering: `app/entry-server.tsx` has that, as it loads all widgets.
 */
export { headScript } from './app/document/head-script';
export { closedParameter, modePath, modeScriptOf } from './app/document/mode-script';
export { type StartList, startScript } from './app/document/start-script';
export { versionTipsScript } from './app/document/version-tips';
export { matchPath } from './app/navigation/match-route';
export { type Precache, precachePath } from './app/service-worker/precache';
export { workerPath } from './app/service-worker/register';
export type { Boot, Draft, RenderInput, RenderOutput, Route, SharedItem } from './contract/boot';
export { draftChangesPath } from './contract/draft-changes';
export { type LocaleStyle, type MerchantLocale, styleOf, type ZoneClock } from './contract/merchant-locale';
export { pathOfRole, routeOf } from './contract/page-roles';
export type { PublicMerchant } from './contract/public-merchant';
export { reportKinds, reportsPath } from './contract/report';
export type { RenderVisitor, VisitorInput } from './contract/visitor-input';
export { tabs as listTabs } from './features/games/list/list-choice';
export { plainAddress } from './platform/gateway/encryption/plain-address';
export { findCall } from './platform/gateway/find-call';
export { requestOf } from './platform/gateway/request-of';
export { callHostOf, checkPath, signInOf } from './platform/gateway/sign-in/sign-in-config';
export { createFormat } from './platform/languages/format';
export { literalDigits } from './platform/languages/literal-digits';
export { directionOf, htmlLanguage } from './platform/languages/texts';
export { pictureAddress, siteHash } from './ui/safe/safe-address';
export { wordsOfHtml } from './ui/safe/words-of-html';

/** Every call that the storefront makes, by name. Most of them are read only when somebody asks. */
export async function readCalls(): Promise<CallTable> {
  const { laterCalls } = await import('./generated/wire/later-calls');
  return { ...firstCalls, ...laterCalls };
}
