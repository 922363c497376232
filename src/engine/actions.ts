import type { Action, Handlers } from './config';
import { isList, isObject, isText, own } from './json';

type ActionKeys = { readonly required: readonly string[]; readonly optional: readonly string[] };

/** The keys of each action besides `do` and `need`. A test compares them with `action.schema.json`. */
export const actionKeys: { readonly [name: string]: ActionKeys } = {
  navigate: { required: ['to'], optional: ['params', 'replace'] },
  back: { required: [], optional: [] },
  openDialog: { required: ['page'], optional: [] },
  closeDialog: { required: [], optional: [] },
  openService: { required: [], optional: [] },
  openLink: { required: ['href'], optional: [] },
  launchGame: { required: [], optional: [] },
  addFavourite: { required: [], optional: [] },
  setCategory: { required: ['category'], optional: [] },
  refreshBalance: { required: [], optional: [] },
  toggleBalance: { required: [], optional: [] },
  setLanguage: { required: [], optional: [] },
  signOut: { required: [], optional: [] },
  toast: { required: ['kind', 'text'], optional: ['seconds'] },
  dismiss: { required: ['name'], optional: [] },
  reload: { required: [], optional: [] },
};

export const toastKinds = ['info', 'success', 'fail', 'offline', 'loading'];

/** Keeps the actions that can run. The check of the config reports the others. */
export function handlersIn(on: unknown): Handlers | undefined {
  if (!isObject(on)) return undefined;
  const runnable: Record<string, Handlers[string]> = {};
  for (const [event, handler] of Object.entries(on)) {
    if (!isList(handler) && isAction(handler)) runnable[event] = handler;
    const actions = isList(handler) ? handler.filter(isAction) : [];
    if (actions.length > 0) runnable[event] = actions;
  }
  return Object.keys(runnable).length > 0 ? runnable : undefined;
}

/** Whether an action can run: it has each key that it needs, in the right form. Unknown keys are ignored. */
function isAction(action: unknown): action is Action {
  if (!isObject(action) || !isText(action.do)) return false;
  const keys = own(actionKeys, action.do);
  if (keys === undefined || !(action.need === undefined || action.need === 'session')) return false;
  const hasForm = (key: string) => own(formTests, key)?.(action[key]) ?? false;
  return keys.required.every(hasForm) && keys.optional.every((key) => !Object.hasOwn(action, key) || hasForm(key));
}

/** Whether a value is a valid number of seconds for a message to show. */
export const isSeconds = (value: unknown) => typeof value === 'number' && value >= 1 && value <= 10;

const isParam = (value: unknown) => isText(value) || typeof value === 'number' || isObject(value);

/** The test for the form of each key of an action. */
const formTests: { readonly [key: string]: (value: unknown) => boolean } = {
  to: isText,
  page: isText,
  category: isText,
  href: (value) => isText(value) || isObject(value),
  kind: (value) => isText(value) && toastKinds.includes(value),
  name: (value) => value === 'downloadBar',
  text: isObject,
  replace: (value) => typeof value === 'boolean',
  seconds: isSeconds,
  params: (value) => isObject(value) && Object.values(value).every(isParam),
};
