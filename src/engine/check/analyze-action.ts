import { actionKeys, isSeconds, toastKinds } from '../actions';
import { isObject, isText, type JsonObject, type JsonPath, own, pick } from '../json';
import * as messages from '../messages';
import { onlyNear } from '../nearest-name';
import { schemaMeaningAt } from '../parse/meaning';
import { unknownKey, unknownValue } from './sure-names';
import { type Notes, walkValue } from './walk-value';

/** Actions that need the payload of their event: the tapped game, the chosen language. */
const payloadActions: ReadonlySet<string> = new Set(['launchGame', 'addFavourite', 'setLanguage']);

function declaredPayload({ schema, event }: ActionPlace): unknown {
  return pick(pick(pick(schema, 'x-events'), event), 'payload');
}

export type ActionPlace = { readonly path: JsonPath; readonly event: string; readonly schema: JsonObject | undefined };

/** Checks one action of unknown shape, and collects the names that it uses. */
export function analyzeAction(action: unknown, place: ActionPlace, notes: Notes) {
  const { path } = place;
  if (!isObject(action)) return notes.addFinding(messages.noAction(), path);
  const name = action.do;
  if (!isText(name)) return notes.addFinding(messages.noAction(), path);
  const keys = own(actionKeys, name);
  const actionNames = Object.keys(actionKeys);
  if (!keys) {
    const makeFinding = (given: string, near: string | undefined) => messages.unknownAction(given, near, actionNames);
    return notes.addFinding(unknownValue(makeFinding, name, actionNames), [...path, 'do']);
  }
  if (payloadActions.has(name) && place.schema !== undefined && declaredPayload(place) === undefined)
    notes.addFinding(messages.noPayload(name, place.event), [...path, 'do']);
  const ownKeys = [...keys.required, ...keys.optional];
  const allowedKeys = ['do', 'need', ...ownKeys];
  const misnamed = misnamedKey(action, keys.required, allowedKeys);
  for (const key of Object.keys(action).filter((key) => !allowedKeys.includes(key))) {
    const finding =
      key === misnamed?.key
        ? messages.unknownActionKey(key, name, misnamed.meant, [])
        : unknownActionKey(key, name, allowedKeys);
    notes.addFinding(finding, [...path, key], 'key');
  }
  for (const key of keys.required) {
    if (!Object.hasOwn(action, key) && key !== misnamed?.meant) notes.addFinding(messages.badAction(name, key), path);
  }
  if (action.need !== undefined && action.need !== 'session') {
    const at = [...path, 'need'];
    notes.addFinding(messages.notAllowed({ path: at, found: action.need }, ['session']), at);
  }
  for (const key of ownKeys) {
    if (Object.hasOwn(action, key)) checkPart(key, action[key], { ...place, path: [...path, key] }, notes);
  }
}

/**
 * The key to rename, and its right name: `url` for `href`. Only if the action lacks one key and has one unknown key,
 * whose value is a text and whose name is near to no key of the action.
 */
function misnamedKey(action: JsonObject, required: readonly string[], allowedKeys: readonly string[]) {
  const [key, ...others] = Object.keys(action).filter((one) => !allowedKeys.includes(one));
  const [meant, ...more] = required.filter((one) => !Object.hasOwn(action, one));
  if (key === undefined || meant === undefined || others.length + more.length > 0) return undefined;
  return isText(action[key]) && onlyNear(key, allowedKeys) === undefined ? { key, meant } : undefined;
}

/** The finding for a key that the action does not take: it belongs to other actions, or it is unknown to all. */
function unknownActionKey(key: string, name: string, allowedKeys: readonly string[]): messages.Finding {
  const otherActions = actionsWith(key);
  if (otherActions.length > 0) return messages.unknownActionKey(key, name, undefined, otherActions);
  return unknownKey((given, near) => messages.unknownActionKey(given, name, near, []), key, allowedKeys);
}

function actionsWith(key: string): readonly string[] {
  const entries = Object.entries(actionKeys);
  return entries
    .filter(([, { required, optional }]) => required.includes(key) || optional.includes(key))
    .map(([name]) => name);
}

function checkPart(key: string, value: unknown, place: ActionPlace, notes: Notes) {
  const { path } = place;
  if (key === 'replace') {
    if (typeof value !== 'boolean') notes.addFinding(messages.wrongType({ path, found: value }, ['boolean']), path);
    return;
  }
  if (key === 'seconds') {
    if (!isSeconds(value))
      notes.addFinding(messages.outOfBounds({ path, found: value }, 'a number from 1 to 10'), path);
    return;
  }
  if (key === 'params') return checkParams(value, place, notes);
  if (key === 'href') return checkHref(value, place, notes);
  if (key === 'text') {
    const meaning = schemaMeaningAt(notes.catalogue.schemas, 'action', ['text']);
    if (!isObject(value)) return notes.addFinding(messages.noForm({ path, found: value, meaning }), path);
    return walkValue(value, path, notes);
  }
  const spot = { path, found: value };
  if (!isText(value)) return notes.addFinding(messages.wrongType(spot, ['string']), path);
  if (key === 'to' || key === 'page') notes.addName('pages', value, path);
  else if (key === 'category') notes.addName('categories', value, path);
  else if (key === 'kind' && !toastKinds.includes(value)) notes.addFinding(messages.notAllowed(spot, toastKinds), path);
  else if (key === 'name' && value !== 'downloadBar')
    notes.addFinding(messages.notAllowed(spot, ['downloadBar']), path);
}

function checkParams(value: unknown, place: ActionPlace, notes: Notes) {
  if (!isObject(value))
    return notes.addFinding(messages.wrongType({ path: place.path, found: value }, ['object']), place.path);
  for (const [name, param] of Object.entries(value)) {
    const path = [...place.path, name];
    if (isObject(param)) checkReference(param, { ...place, path }, notes);
    else if (!isText(param) && typeof param !== 'number')
      notes.addFinding(messages.wrongType({ path, found: param }, ['string', 'number']), path);
  }
}

function checkHref(value: unknown, place: ActionPlace, notes: Notes) {
  if (isObject(value)) return checkReference(value, place, notes);
  if (!isText(value))
    return notes.addFinding(messages.wrongType({ path: place.path, found: value }, ['string']), place.path);
  notes.addName('hosts', value, place.path);
}

/** Checks a reference to a field of the event's payload or of the item. */
function checkReference(value: JsonObject, place: ActionPlace, notes: Notes) {
  const { path, event } = place;
  if (isText(value.item)) return notes.addName('items', value.item, [...path, 'item']);
  if (!isText(value.event)) return notes.addFinding(messages.noForm({ path, found: value }), path);
  const fields = pick(declaredPayload(place), 'properties');
  if (isObject(fields) && !Object.hasOwn(fields, value.event)) {
    const makeFinding = (name: string, near: string | undefined) => messages.unknownEventField(name, event, near);
    notes.addFinding(unknownValue(makeFinding, value.event, Object.keys(fields)), [...path, 'event']);
  }
}
