import { actionKeys, isSeconds, toastKinds } from '../actions';
import { isObject, isText, type JsonObject, type JsonPath, own, pick } from '../json';
import * as messages from '../messages';
import { onlyNear } from '../near';
import { meaningAt } from '../parse/meaning';
import { rekeyed, revalued } from './sure-names';
import { type Notes, walkValue } from './walk-value';

/** Actions that need the payload of their event: the tapped game, the chosen language. */
const ofPayload: ReadonlySet<string> = new Set(['launchGame', 'addFavourite', 'setLanguage']);

function declaredPayload({ schema, event }: ActionPlace): unknown {
  return pick(pick(pick(schema, 'x-events'), event), 'payload');
}

export type ActionPlace = { readonly path: JsonPath; readonly event: string; readonly schema: JsonObject | undefined };

/** Checks one action of unknown shape, and collects the names that it uses. */
export function analyzeAction(action: unknown, place: ActionPlace, notes: Notes) {
  const { path } = place;
  if (!isObject(action)) return notes.find(messages.noAction(), path);
  const name = action.do;
  if (!isText(name)) return notes.find(messages.noAction(), path);
  const keys = own(actionKeys, name);
  const names = Object.keys(actionKeys);
  if (!keys) {
    const fault = (one: string, near: string | undefined) => messages.unknownAction(one, near, names);
    return notes.find(revalued(fault, name, names), [...path, 'do']);
  }
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

/** The unknown key to rename, if an action has one unknown key and lacks one key: `url` for `href`. */
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
  notes.need('hosts', value, place.path);
}

/** Checks a reference to a field of the event's payload or of the item. */
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
