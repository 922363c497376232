import { isList, isObject, isText, type JsonPath } from '../json';
import { nearestName, onlyNear } from '../nearest-name';
import { error, type Finding, listed } from './finding';
import { adviceFor, exampleOf, pluralAdvice, shortened } from './shape-advice';
import type { Meaning, WrongValue } from './spot';

const typeNames: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** A value of a type that its place does not take. */
export function wrongType(spot: WrongValue, types: readonly string[]): Finding {
  const expected = types.map((type) => typeNames[type] ?? type).join(' or ');
  const { advice, fix } = pluralAdvice(spot, types) ?? adviceFor(spot, types, expected);
  return {
    ...error(
      'wrong-type',
      `${placeName(spot)} is ${valueInWords(spot.found)}, but must be ${expected}, so it cannot be used. ${advice}`,
    ),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** A value in none of the forms that its place takes. */
export function noForm(spot: WrongValue): Finding {
  const { meaning } = spot;
  if (meaning?.refersTo === 'text') return noText(spot);
  const types = meaning?.types ?? [];
  const { advice, fix } = adviceFor(spot, types);
  return {
    ...error(
      'wrong-form',
      `${placeName(spot)} is ${valueInWords(spot.found)}, which it does not take, so it cannot be used. ${advice}`,
    ),
    ...(fix === undefined ? {} : { fix }),
  };
}

function noText(spot: WrongValue): Finding {
  const [key = '', inner] = isObject(spot.found) ? (Object.entries(spot.found)[0] ?? []) : [];
  const lowerKey = key.toLowerCase();
  const isCapital =
    key !== lowerKey && ((lowerKey === 't' && isText(inner)) || (lowerKey === 'text' && isObject(inner)));
  if (isCapital && isObject(spot.found))
    return {
      ...error(
        'wrong-form',
        `"${key}" is called "${lowerKey}" in ${placeName(spot)}, so nothing shows. Write "${lowerKey}".`,
      ),
      fix: { kind: 'value', value: { [lowerKey]: inner } },
    };
  const words = isText(spot.found) ? spot.found : 'Home';
  const isKey = /^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(words);
  const advice = isKey
    ? `Write { "t": ${JSON.stringify(words)} }, which shows the words that texts/ has under this key.`
    : `Write { "t": "a.key" } and the words under that key in texts/, or { "text": { "en": ${JSON.stringify(words.slice(0, 60))} } }.`;
  return error(
    'wrong-form',
    `${placeName(spot)} is ${valueInWords(spot.found)}, but words for players are given by key or by language, so nothing shows. ${advice}`,
  );
}

/** A value that is not in the list of its place. */
export function notAllowed(spot: WrongValue, allowed: readonly unknown[]): Finding {
  const { found } = spot;
  const names = allowed.filter(isText);
  const near = isText(found) ? nearestName(found, names) : undefined;
  const unquoted = allowed.find((one) => !isText(one) && String(one) === found);
  const certainValue = unquoted ?? (isText(found) ? certainName(found, names) : undefined);
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
      `${placeName(spot)} is ${valueInWords(found)}, which is none of those allowed, so it cannot be used. ${advice}`,
    ),
    ...(certainValue === undefined ? {} : { fix: { kind: 'value', value: certainValue } }),
  };
}

/** Of codes in capitals, the nearest may belong to somebody else. Only another case of the same letters is certain. */
function certainName(found: string, names: readonly string[]): string | undefined {
  const isOfCodes = names.every((name) => /^[A-Z\d_]+$/.test(name));
  return isOfCodes ? names.find((name) => name === found.trim().toUpperCase()) : onlyNear(found, names);
}

function listedValues(values: readonly unknown[]): string {
  return values.every(isText) ? listed(values) : values.map(String).join(', ');
}

/** A file for another version of the config language. */
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
      `"format" is ${valueInWords(found)}, and the config language has version 1 only, so nothing of the file counts. Write "format": 1.`,
    ),
    fix: { kind: 'value', value: 1 },
  };
}

export const misshapen = (spot: WrongValue, meant?: string): Finding => ({
  ...error(
    'wrong-value',
    `${placeName(spot)} is ${valueInWords(spot.found)}, which has the wrong form, so it cannot be used. ${meant === undefined ? (idOfAddress(spot) ?? exampleOf(spot.meaning)) : `Write ${JSON.stringify(meant)}.`}`,
  ),
  ...(meant === undefined ? {} : { fix: { kind: 'value', value: meant } }),
});

/** The id that an address means. */
function idOfAddress({ found, meaning }: WrongValue): string | undefined {
  const id = isText(found) && found.startsWith('/') ? /([a-z][\w-]*)\/?$/i.exec(found)?.[1] : undefined;
  return id === undefined || !/\bid of\b/.test(meaning?.about ?? '')
    ? undefined
    : `This is an address: write the id of the page, such as "${id}".`;
}

/** A number or a length outside its bounds. */
export const outOfBounds = (spot: WrongValue, bound: string): Finding =>
  error(
    'wrong-value',
    `${placeName(spot)} is ${valueInWords(spot.found)}, and it takes ${bound}, so it cannot be used. Write ${bound}.`,
  );

export const missingKey = (key: string, path: JsonPath, meaning: Meaning | undefined): Finding =>
  error(
    'missing-key',
    `"${key}"${aboutIn(meaning, key)} ${missingWords(path)}, so ${path.length === 0 ? 'the file' : 'this part'} cannot be used. Add it${shownExample(meaning, key)}.`,
  );

/** `is missing in "register.fields.username"`, `is missing in entry 1 of "insert"`. */
function missingWords(path: JsonPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'is missing in this file';
  // An overlay's values are checked in a page made for that, whose only node is `probe`.
  if (last === 'probe') return 'would be missing in this node after this change';
  if (!isText(last)) return `is missing in entry ${last + 1} of "${path.slice(0, -1).join('.')}"`;
  return `is missing in "${path.join('.')}"`;
}
export const missingProp = (key: string, use: string, meaning: Meaning | undefined): Finding =>
  error(
    'missing-prop',
    `${use} needs the prop "${key}"${aboutIn(meaning, key)}, so this node cannot show. Add it${shownExample(meaning, key)}.`,
  );

function shownExample(meaning: Meaning | undefined, key: string): string {
  const example = meaning?.example;
  return example === undefined || example === '' ? '' : `, such as "${key}": ${shortened(example)}`;
}

/** `"maxLength" (most characters)`, `entry 2 of "domains" (a host name)`. */
export function placeName({ path, meaning }: WrongValue): string {
  const last = path.at(-1);
  const list = path.findLast(isText);
  const name = last === undefined ? 'the file' : isText(last) ? `"${last}"` : `entry ${last + 1} of "${list ?? ''}"`;
  const words = `${name}${aboutIn(meaning, isText(last) ? last : '')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The schema's description, where it is short and says more than the key. */
function aboutIn(meaning: Meaning | undefined, key: string): string {
  const isName = meaning?.about.replaceAll(/^the /g, '').toLowerCase() === key.toLowerCase();
  return meaning === undefined || isName || meaning.about === '' || meaning.about.length > 80
    ? ''
    : ` (${meaning.about})`;
}

function valueInWords(value: unknown): string {
  if (isText(value)) return `the text ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
  if (isList(value)) return 'a list';
  if (isObject(value)) return 'an object';
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

export const unknownKey = (key: string, advice: string) =>
  error('unknown-key', `"${key}" is not a key of this object, so it changes nothing. ${advice}`);

/** Whether a key of this name hides something in other tools. Here `when` says to whom something shows. */
export const isHideWord = (key: string): boolean =>
  /^(?:unless|hide|hidden|hidewhen|hideif|except|exclude|not|disabled|off)$/i.test(key);

/** Advice for a prop that is a key of the node. */
export const besideProps = 'It belongs beside "props".';

/** Advice for an unknown key that is near to none. */
export const keysInstead = (key: string, keys: readonly string[], what = 'keys'): string => {
  if (isHideWord(key) && keys.includes('when'))
    return 'Something is hidden by "when", such as "when": { "not": { "is": "paused" } }: write that, or everybody still sees it.';
  return keys.length === 0
    ? 'It takes none: take it out.'
    : `Its ${what} are ${listed(keys)}: use one of them, or take it out.`;
};
