import type { Action, Handlers } from '../config';
import { isList, isObject, isText, type JsonObject, own, pick } from '../json';
import * as messages from '../messages';
import { onlyNear } from '../near';
import type { JsonPath } from '../parse/config-file';
import { meaningAt } from '../parse/meaning';
import { type Notes, walkValue } from './analyze-node';
import { rekeyed, revalued } from './sure-names';

type Keys = { readonly required: readonly string[]; readonly optional: readonly string[] };

/** The keys of each action besides `do` and `need`. Kept equal to `action.schema.json` by a test. */
export const actionKeys: { readonly [name: string]: Keys } = {
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

/** Actions about what an event tells: which game was tapped, which language was chosen. */
const ofPayload: ReadonlySet<string> = new Set(['launchGame', 'addFavourite', 'setLanguage']);

function declaredPayload({ schema, event }: ActionPlace): unknown {
  return pick(pick(pick(schema, 'x-events'), event), 'payload');
}

const toastKinds = ['info', 'success', 'fail', 'offline', 'loading'];

export type ActionPlace = { readonly path: JsonPath; readonly event: string; readonly schema: JsonObject | undefined };

/** Checks one action of unknown shape and notes what it needs. */
export function analyzeAction(action: unknown, place: ActionPlace, notes: Notes) {
  const { path } = place;
  if (!isObject(action)) return notes.find(messages.noAction(), path);
  const name = action.do;
  if (!isText(name)) return notes.find(messages.noAction(), path);
  const keys = own(actionKeys, name);
  const names = Object.keys(actionKeys);
  if (!keys) return notes.find(revalued(messages.unknownAction, name, names), [...path, 'do']);
  if (ofPayload.has(name) && place.schema !== undefined && declaredPayload(place) === undefined)
    notes.find(messages.noPayload(name, place.event), [...path, 'do']);
  const allowed = ['do', 'need', ...keys.required, ...keys.optional];
  const misnamed = misnamedKey(action, keys.required, allowed);
  for (const key of Object.keys(action)) {
    if (allowed.includes(key)) continue;
    if (key === misnamed?.key) {
      notes.find(messages.unknownActionKey(key, name, misnamed.meant, []), [...path, key], true);
      continue;
    }
    const fault = (one: string, near: string | undefined) =>
      messages.unknownActionKey(one, name, near, actionsWith(key));
    notes.find(
      actionsWith(key).length > 0 ? fault(key, undefined) : rekeyed(fault, key, allowed),
      [...path, key],
      true,
    );
  }
  for (const key of keys.required) {
    if (!Object.hasOwn(action, key) && key !== misnamed?.meant) notes.find(messages.badAction(name, key), path);
  }
  if (action.need !== undefined && action.need !== 'session') {
    const at = [...path, 'need'];
    notes.find(messages.notAllowed({ path: at, found: action.need }, ['session']), at);
  }
  for (const key of allowed.slice(2)) {
    if (Object.hasOwn(action, key)) checkPart(key, action[key], { ...place, path: [...path, key] }, notes);
  }
}

/** One key that is none, where the one that is needed is missing: `url` for `href`. */
function misnamedKey(action: JsonObject, required: readonly string[], allowed: readonly string[]) {
  const [key, ...others] = Object.keys(action).filter((one) => !allowed.includes(one));
  const [meant, ...more] = required.filter((one) => !Object.hasOwn(action, one));
  if (key === undefined || meant === undefined || others.length + more.length > 0) return undefined;
  return isText(action[key]) && onlyNear(key, allowed) === undefined ? { key, meant } : undefined;
}

function actionsWith(key: string): readonly string[] {
  const all = Object.entries(actionKeys);
  return all
    .filter(([, { required, optional }]) => required.includes(key) || optional.includes(key))
    .map(([name]) => name);
}

/** The actions that can run, the check of the config says which cannot; nothing where none is left. */
export function handlersIn(on: unknown): Handlers | undefined {
  if (!isObject(on)) return undefined;
  const kept: Record<string, Handlers[string]> = {};
  for (const [event, given] of Object.entries(on)) {
    if (!isList(given) && isAction(given)) kept[event] = given;
    const actions = isList(given) ? given.filter(isAction) : [];
    if (actions.length > 0) kept[event] = actions;
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** True for an action that can be run: it has what it needs, each in its form. Other keys do nothing. */
function isAction(action: unknown): action is Action {
  if (!isObject(action) || !isText(action.do)) return false;
  const keys = own(actionKeys, action.do);
  if (keys === undefined || !(action.need === undefined || action.need === 'session')) return false;
  const hasForm = (key: string) => own(forms, key)?.(action[key]) ?? false;
  return keys.required.every(hasForm) && keys.optional.every((key) => !Object.hasOwn(action, key) || hasForm(key));
}

/** As long as a message may show. */
const isSeconds = (value: unknown) => typeof value === 'number' && value >= 1 && value <= 10;

const isParam = (value: unknown) => isText(value) || typeof value === 'number' || isObject(value);

/** The form of each key of an action. */
const forms: { readonly [key: string]: (value: unknown) => boolean } = {
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

function checkPart(key: string, value: unknown, place: ActionPlace, notes: Notes) {
  const { path } = place;
  if (key === 'replace') {
    if (typeof value !== 'boolean') notes.find(messages.wrongType({ path, found: value }, ['boolean']), path);
    return;
  }
  if (key === 'seconds') {
    if (!isSeconds(value)) notes.find(messages.outOfBounds({ path, found: value }, 'a number from 1 to 10'), path);
    return;
  }
  if (key === 'params') return checkParams(value, place, notes);
  if (key === 'href') return checkHref(value, place, notes);
  if (key === 'text') {
    const meaning = meaningAt(notes.catalogue.schemas, 'action', ['text']);
    if (!isObject(value)) return notes.find(messages.noForm({ path, found: value, meaning }), path);
    return walkValue(value, path, notes);
  }
  const spot = { path, found: value };
  if (!isText(value)) return notes.find(messages.wrongType(spot, ['string']), path);
  if (key === 'to' || key === 'page') notes.need('pages', value, path);
  else if (key === 'category') notes.need('categories', value, path);
  else if (key === 'kind' && !toastKinds.includes(value)) notes.find(messages.notAllowed(spot, toastKinds), path);
  else if (key === 'name' && value !== 'downloadBar') notes.find(messages.notAllowed(spot, ['downloadBar']), path);
}

function checkParams(value: unknown, place: ActionPlace, notes: Notes) {
  if (!isObject(value))
    return notes.find(messages.wrongType({ path: place.path, found: value }, ['object']), place.path);
  for (const [name, given] of Object.entries(value)) {
    const path = [...place.path, name];
    if (isObject(given)) checkReference(given, { ...place, path }, notes);
    else if (!isText(given) && typeof given !== 'number')
      notes.find(messages.wrongType({ path, found: given }, ['string', 'number']), path);
  }
}

function checkHref(value: unknown, place: ActionPlace, notes: Notes) {
  if (isObject(value)) return checkReference(value, place, notes);
  if (!isText(value)) return notes.find(messages.wrongType({ path: place.path, found: value }, ['string']), place.path);
  if (/^https:\/\//i.test(value)) notes.need('hosts', value, place.path);
  else notes.find(messages.badAddress(value), place.path);
}

/** A field of the event's payload or of the item. */
function checkReference(value: JsonObject, place: ActionPlace, notes: Notes) {
  const { path, event } = place;
  if (isText(value.item)) return notes.need('items', value.item, [...path, 'item']);
  if (!isText(value.event)) return notes.find(messages.noForm({ path, found: value }), path);
  const fields = pick(declaredPayload(place), 'properties');
  if (isObject(fields) && !Object.hasOwn(fields, value.event)) {
    const fault = (name: string, near: string | undefined) => messages.unknownEventField(name, event, near);
    notes.find(revalued(fault, value.event, Object.keys(fields)), [...path, 'event']);
  }
}
