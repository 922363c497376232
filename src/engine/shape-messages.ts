import { error, type Finding, type Fix, listed } from './finding';
import { isList, isObject, isText } from './json';
import { nearest, onlyNear } from './near';
import type { JsonPath } from './parse/config-file';
import type { Meaning } from './parse/meaning';

/** A value at its place, and what the schema says of that place. */
export type Spot = { readonly path: JsonPath; readonly found: unknown; readonly meaning?: Meaning | undefined };

const typeNames: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** A value of another type than its place takes. */
export function wrongType(spot: Spot, types: readonly string[]): Finding {
  const expected = types.map((type) => typeNames[type] ?? type).join(' or ');
  const { advice, fix } = adviceFor(spot, types, expected);
  return {
    ...error(
      'wrong-type',
      `${called(spot)} is ${said(spot.found)}, where ${expected} is due, so it cannot be used. ${advice}`,
    ),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** A value in none of the forms that its place takes. */
export function noForm(spot: Spot): Finding {
  const { meaning } = spot;
  if (meaning?.refersTo === 'text') return noText(spot);
  const types = meaning?.types ?? [];
  const { advice, fix } = adviceFor(spot, types, 'something else');
  return {
    ...error(
      'wrong-form',
      `${called(spot)} is ${said(spot.found)}, which is none of what it takes, so it cannot be used. ${advice}`,
    ),
    ...(fix === undefined ? {} : { fix }),
  };
}

function noText(spot: Spot): Finding {
  const words = isText(spot.found) ? spot.found : 'Home';
  return error(
    'wrong-form',
    `${called(spot)} is ${said(spot.found)}, and words of players stand by key or by language, so nothing shows. Write { "t": "a.key" } and the words under that key in texts/, or { "text": { "en": ${JSON.stringify(words.slice(0, 60))} } }.`,
  );
}

/** A value that is none of those that are listed. */
export function notAllowed(spot: Spot, allowed: readonly unknown[]): Finding {
  const { found } = spot;
  const names = allowed.filter(isText);
  const near = isText(found) ? nearest(found, names) : undefined;
  const unquoted = allowed.find((one) => !isText(one) && String(one) === found);
  const meant = unquoted ?? (isText(found) ? sureOf(found, names) : undefined);
  const advice =
    unquoted === undefined
      ? near === undefined
        ? allowed.length === 1
          ? `It takes ${listedValues(allowed)} only.`
          : `Take one of ${listedValues(allowed)}.`
        : `Did you mean "${near}"? It takes ${listedValues(allowed)}.`
      : `Write ${String(unquoted)} without quotes.`;
  return {
    ...error(
      'not-allowed',
      `${called(spot)} is ${said(found)}, which is none of those allowed, so it cannot be used. ${advice}`,
    ),
    ...(meant === undefined ? {} : { fix: { kind: 'value', value: meant } }),
  };
}

/** Of codes in capitals the nearest may be another one's: only their letters in other case are sure. */
function sureOf(found: string, names: readonly string[]): string | undefined {
  const isOfCodes = names.every((name) => /^[A-Z\d_]+$/.test(name));
  return isOfCodes ? names.find((name) => name === found.trim().toUpperCase()) : onlyNear(found, names);
}

function listedValues(values: readonly unknown[]): string {
  return values.every(isText) ? listed(values) : values.map(String).join(', ');
}

/** A file of another version of the language. */
export function otherFormat(found: unknown): Finding {
  const isNewer = typeof found === 'number' && found > 1;
  if (isNewer)
    return error(
      'other-format',
      `This file is written in version ${found} of the config language, and this engine is older: it reads version 1, so nothing of the file counts. Update the engine, or take the file as it was written for version 1.`,
    );
  return {
    ...error(
      'other-format',
      `"format" is ${said(found)}, and the config language has version 1 only, so nothing of the file counts. Write "format": 1.`,
    ),
    fix: { kind: 'value', value: 1 },
  };
}

export const misshapen = (spot: Spot, meant?: string): Finding => ({
  ...error(
    'wrong-value',
    `${called(spot)} is ${said(spot.found)}, which is not written as it has to be, so it cannot be used. ${meant === undefined ? exampleOf(spot.meaning) : `Write ${JSON.stringify(meant)}.`}`,
  ),
  ...(meant === undefined ? {} : { fix: { kind: 'value', value: meant } }),
});

/** A number or a length outside its bounds. */
export const outOfBounds = (spot: Spot, bound: string): Finding =>
  error(
    'wrong-value',
    `${called(spot)} is ${said(spot.found)}, and it takes ${bound}, so it cannot be used. Write ${bound}.`,
  );

export const missingKey = (key: string, path: JsonPath, meaning: Meaning | undefined): Finding =>
  error(
    'missing-key',
    `"${key}"${aboutIn(meaning, key)} is missing ${wherein(path)}, so it cannot be used. Add it${shownExample(meaning, key)}.`,
  );

/** `in "register.fields.username"`, `in entry 1 of "insert"`. */
function wherein(path: JsonPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'in this file';
  // What an overlay sets is looked at in a page that is made for it.
  if (last === 'probe') return 'in this node then';
  if (!isText(last)) return `in entry ${last + 1} of "${path.slice(0, -1).join('.')}"`;
  return `in "${path.join('.')}"`;
}
export const missingProp = (key: string, use: string, meaning: Meaning | undefined): Finding =>
  error(
    'missing-prop',
    `${use} needs the prop "${key}"${aboutIn(meaning, key)}, so this node cannot show. Add it${shownExample(meaning, key)}.`,
  );

function shownExample(meaning: Meaning | undefined, key: string): string {
  const example = meaning?.example;
  return example === undefined || example === '' ? '' : `, such as "${key}": ${shortly(example)}`;
}

/** `"maxLength" (most characters)`, `entry 2 of "domains" (a host name)`. */
export function called({ path, meaning }: Spot): string {
  const last = path.at(-1);
  const list = path.findLast(isText);
  const name = last === undefined ? 'the file' : isText(last) ? `"${last}"` : `entry ${last + 1} of "${list ?? ''}"`;
  const words = `${name}${aboutIn(meaning, isText(last) ? last : '')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the schema says of it, where that is more than its name. */
function aboutIn(meaning: Meaning | undefined, key: string): string {
  const isName = meaning?.about.replaceAll(/^the /g, '').toLowerCase() === key.toLowerCase();
  return meaning === undefined || isName || meaning.about === '' || meaning.about.length > 80
    ? ''
    : ` (${meaning.about})`;
}

function said(value: unknown): string {
  if (isText(value)) return `the text ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
  if (isList(value)) return 'a list';
  if (isObject(value)) return 'an object';
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

type Advice = { readonly advice: string; readonly fix?: Fix };

/** What to write instead; a fix where only one value can be meant. */
function adviceFor({ found, meaning }: Spot, types: readonly string[], expected: string): Advice {
  const takes = (type: string) => types.includes(type);
  const unquoted = isText(found) ? unquote(found) : undefined;
  const isMeant =
    typeof unquoted === 'boolean'
      ? takes('boolean')
      : takes('number') || (takes('integer') && Number.isInteger(unquoted));
  if (unquoted !== undefined && isMeant)
    return { advice: `Write ${unquoted} without quotes.`, fix: { kind: 'value', value: unquoted } };
  const grouped = isText(found) ? ungroup(found) : undefined;
  if (grouped !== undefined && (takes('integer') || takes('number')))
    return { advice: `Write ${grouped}, only in digits and without quotes.` };
  const led = isText(found) && takes('integer') ? /^(0|[1-9]\d{0,8})\s*(?:\+|px|years?)$/i.exec(found)?.[1] : undefined;
  if (led !== undefined) return { advice: `Write ${led}, only in digits and without quotes.` };
  if (types.length > 0 && types.every((type) => type === 'boolean')) return yesOrNo(found);
  if (takes('string') && (typeof found === 'number' || typeof found === 'boolean'))
    return { advice: `Write "${found}" in quotes.`, fix: { kind: 'value', value: String(found) } };
  if (takes('array') && isText(found)) return { advice: `Write a list: [${JSON.stringify(found)}].` };
  if (types.every((type) => type === 'number' || type === 'integer') && types.length > 0)
    return { advice: `Write ${expected}.` };
  const choices = meaning?.choices ?? [];
  const near = isText(found) ? nearest(found, choices) : undefined;
  if (near !== undefined) {
    const meant = isText(found) ? onlyNear(found, choices) : undefined;
    return {
      advice: `Did you mean "${near}"?`,
      ...(meant === undefined ? {} : { fix: { kind: 'value', value: meant } }),
    };
  }
  const example = exampleOf(meaning);
  return { advice: example.startsWith('Write one') ? example : `Write ${expected}.` };
}

const yes = ['yes', 'y', 'on', '1', 'true'];
const no = ['no', 'n', 'off', '0', 'false', 'none', ''];

/** What is said otherwise than by true and false. */
function yesOrNo(found: unknown): Advice {
  const said = String(found).trim().toLowerCase();
  const value = yes.includes(said) ? true : no.includes(said) ? false : undefined;
  return value === undefined
    ? { advice: 'Write true or false, without quotes.' }
    : { advice: `Write ${value}, without quotes.`, fix: { kind: 'value', value } };
}

function unquote(text: string): number | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
}

/** A number by thousands: `7,777`, `1.250.000`, `1 250 000`. */
function ungroup(text: string): string | undefined {
  return /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$|^[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+$/.test(text)
    ? text.replace(/\D/g, '')
    : undefined;
}

function exampleOf(meaning: Meaning | undefined): string {
  if (meaning !== undefined && meaning.choices.length > 0) return `Write one of ${listed(meaning.choices)}.`;
  const example = meaning?.example;
  const isTelling = example !== undefined && example !== '' && shortly(example) !== '{}' && shortly(example) !== '[]';
  return isTelling ? `Write one such as ${shortly(example)}.` : 'Compare it with the schema, which an editor shows.';
}

function shortly(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
