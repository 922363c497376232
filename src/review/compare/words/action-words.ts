import { isObject, type JsonObject, type Site } from '@/engine';
import { languageForNames, pageName, wordsIn } from './words-of';

/** Names of pages and texts for sentences about actions. */
export type ActionNames = { readonly page: (id: string) => string; readonly text: (value: unknown) => string };

/** Names as players of a brand read them. */
export function namesFor(site: Site, preferredLanguage?: string): ActionNames {
  return {
    page: (id) => pageName(id, site, preferredLanguage),
    text: (value) => `the words '${wordsIn(value, languageForNames(site, preferredLanguage), site)}'`,
  };
}

/** Names as config has them: brands with different words share them. */
export const plainNames: ActionNames = {
  page: (id) => `page "${id}"`,
  text: (value) => `the words ${JSON.stringify(value)}`,
};

/** The action of a node's event, in words. */
export function actionWords(handler: unknown, names: ActionNames): string {
  if (handler === undefined) return 'nothing';
  return (Array.isArray(handler) ? handler : [handler]).map((action) => oneAction(action, names)).join(', then ');
}

function oneAction(action: unknown, names: ActionNames): string {
  if (!isObject(action)) return 'nothing';
  const { do: verb, to, page, href, text, need, params } = action;
  const paramWords = params === undefined ? '' : ` with ${JSON.stringify(params)}`;
  const loginWords = need === 'session' ? ', after a login' : '';
  switch (verb) {
    case 'navigate':
      return `${names.page(String(to))}${paramWords}${loginWords}`;
    case 'openDialog':
      return `${names.page(String(page))} as a dialog${paramWords}${loginWords}`;
    case 'openLink':
      return `the address ${JSON.stringify(href)}${loginWords}`;
    case 'openService':
      return `customer service${loginWords}`;
    case 'signOut':
      return 'signing out';
    case 'toast':
      return `${names.text(text)}${loginWords}`;
    default:
      return `${fallbackWords(action)}${loginWords}`;
  }
}

/** Words such as `launch game`, with the action's parameters. */
function fallbackWords({ do: verb, need: _need, ...params }: JsonObject): string {
  const words = String(verb).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.keys(params).length === 0 ? words : `${words} ${JSON.stringify(params)}`;
}
