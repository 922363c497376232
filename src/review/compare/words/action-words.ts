import { isObject, type JsonObject, type Site } from '@/engine';
import { pageName, readIn, wordsIn } from './words-of';

/** Names of pages and texts for sentences about actions. */
export type ActionNames = { readonly page: (id: string) => string; readonly text: (value: unknown) => string };

/** Names as players of a brand read them. */
export function namesFor(site: Site, asked?: string): ActionNames {
  return {
    page: (id) => pageName(id, site, asked),
    text: (value) => `the words '${wordsIn(value, readIn(site, asked), site)}'`,
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
  const given = params === undefined ? '' : ` with ${JSON.stringify(params)}`;
  const login = need === 'session' ? ', after a login' : '';
  switch (verb) {
    case 'navigate':
      return `${names.page(String(to))}${given}${login}`;
    case 'openDialog':
      return `${names.page(String(page))} as a dialog${given}${login}`;
    case 'openLink':
      return `the address ${JSON.stringify(href)}${login}`;
    case 'openService':
      return `customer service${login}`;
    case 'signOut':
      return 'signing out';
    case 'toast':
      return `${names.text(text)}${login}`;
    default:
      return `${otherWords(action)}${login}`;
  }
}

/** Words such as `launch game`, with the action's parameters. */
function otherWords({ do: verb, need: _need, ...given }: JsonObject): string {
  const words = String(verb).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.keys(given).length === 0 ? words : `${words} ${JSON.stringify(given)}`;
}
