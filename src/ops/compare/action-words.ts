import { isObject, type JsonObject, type Site } from '@/engine';
import { wordsIn } from './words-of';

/** What an event of a node leads to, in words. */
export function actionWords(handler: unknown, site: Site): string {
  if (handler === undefined) return 'nothing';
  return (Array.isArray(handler) ? handler : [handler]).map((action) => oneAction(action, site)).join(', then ');
}

function oneAction(action: unknown, site: Site): string {
  if (!isObject(action)) return 'nothing';
  const { do: verb, to, page, href, text, need, params } = action;
  const given = params === undefined ? '' : ` with ${JSON.stringify(params)}`;
  const login = need === 'session' ? ' (after a login)' : '';
  switch (verb) {
    case 'navigate':
      return `page "${String(to)}"${given}${login}`;
    case 'openDialog':
      return `a dialog with page "${String(page)}"${given}${login}`;
    case 'openLink':
      return `the address ${JSON.stringify(href)}${login}`;
    case 'toast':
      return `the words '${wordsIn(text, 'en', site)}'${login}`;
    default:
      return `${otherWords(action)}${login}`;
  }
}

/** `open service`, and what is given to it. */
function otherWords({ do: verb, need: _need, ...given }: JsonObject): string {
  const words = String(verb).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.keys(given).length === 0 ? words : `${words} ${JSON.stringify(given)}`;
}
