import { isObject, isText, type JsonPath, own } from '../json';
import { nearestName, onlyNear } from '../nearest-name';
import { type Fix, listed } from './finding';
import type { Meaning, WrongValue } from './spot';

type Advice = { readonly advice: string; readonly fix?: Fix };

/**
 * Advice on what to write instead, with a fix where only one value can be meant. `expected`: what the place takes, in
 * words; undefined if it takes several forms.
 */
export function adviceFor({ path, found, meaning }: WrongValue, types: readonly string[], expected?: string): Advice {
  const takes = (type: string) => types.includes(type);
  const otherwise = expected === undefined ? 'Its description in the editor says what it takes.' : `Write ${expected}.`;
  const unquoted = isText(found) ? unquote(found) : undefined;
  const isTaken =
    typeof unquoted === 'boolean'
      ? takes('boolean')
      : takes('number') || (takes('integer') && Number.isInteger(unquoted));
  if (unquoted !== undefined && isTaken)
    return { advice: `Write ${unquoted} without quotes.`, fix: { kind: 'value', value: unquoted } };
  const withoutSeparators = isText(found) ? ungroup(found) : undefined;
  if (withoutSeparators !== undefined && (takes('integer') || takes('number')))
    return { advice: `Write ${withoutSeparators}, only in digits and without quotes.` };
  const leadingNumber =
    isText(found) && takes('integer') ? /^(0|[1-9]\d{0,8})\s*(?:\+|px|years?)$/i.exec(found)?.[1] : undefined;
  if (leadingNumber !== undefined) return { advice: `Write ${leadingNumber}, only in digits and without quotes.` };
  if (types.length > 0 && types.every((type) => type === 'boolean')) return yesOrNo(found);
  const measureWithUnit = takes('string') ? withUnit(path, found) : undefined;
  // No fix: which unit is meant is not certain.
  if (measureWithUnit !== undefined)
    return { advice: `Write it with its unit and in quotes, such as "${measureWithUnit}".` };
  if (takes('string') && (typeof found === 'number' || typeof found === 'boolean'))
    return { advice: `Write "${found}" in quotes.`, fix: { kind: 'value', value: String(found) } };
  if (takes('array') && isText(found)) return { advice: `Write a list: [${JSON.stringify(found)}].` };
  if (types.every((type) => type === 'number' || type === 'integer') && types.length > 0) return { advice: otherwise };
  const choices = meaning?.choices ?? [];
  const near = isText(found) ? nearestName(found, choices) : undefined;
  if (near !== undefined) {
    const onlyChoice = isText(found) ? onlyNear(found, choices) : undefined;
    return {
      advice: `Did you mean "${near}"?`,
      ...(onlyChoice === undefined ? {} : { fix: { kind: 'value', value: onlyChoice } }),
    };
  }
  const example = exampleOf(meaning);
  return { advice: example.startsWith('Write one') ? example : otherwise };
}

/** A text written as an object of its plural forms. Each form is a text with a key of its own. */
export function pluralAdvice({ path, found }: WrongValue, types: readonly string[]): Advice | undefined {
  if (!types.includes('string') || !isObject(found)) return undefined;
  const forms = Object.keys(found);
  if (forms.length === 0 || !forms.every((form) => /^(?:zero|one|two|few|many|other)$/.test(form))) return undefined;
  return { advice: `Write each form as a text of its own: ${listed(forms.map((form) => `${path.at(-1)}_${form}`))}.` };
}

/** Units of theme tokens by the first part of their name. */
const unitByFamily: { readonly [family: string]: string } = {
  type: 'px',
  space: 'px',
  radius: 'px',
  size: 'px',
  motion: 'ms',
};

/** A bare number of the theme with its unit added. */
function withUnit([first, , token]: JsonPath, found: unknown): string | undefined {
  const unit = first === 'theme' && isText(token) ? own(unitByFamily, token.split('.')[0] ?? '') : undefined;
  return unit === undefined || typeof found !== 'number' || found <= 0 ? undefined : `${found}${unit}`;
}

const yes = ['yes', 'y', 'on', '1', 'true'];
const no = ['no', 'n', 'off', '0', 'false', 'none', ''];

/** Yes and no in other words than true and false. */
function yesOrNo(found: unknown): Advice {
  const answer = String(found).trim().toLowerCase();
  const value = yes.includes(answer) ? true : no.includes(answer) ? false : undefined;
  return value === undefined
    ? { advice: 'Write true or false, without quotes.' }
    : { advice: `Write ${value}, without quotes.`, fix: { kind: 'value', value } };
}

function unquote(text: string): number | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
}

/** A number with separators of thousands: `7,777`, `1.250.000`, `1 250 000`. */
function ungroup(text: string): string | undefined {
  return /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$|^[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+$/.test(text)
    ? text.replace(/\D/g, '')
    : undefined;
}

export function exampleOf(meaning: Meaning | undefined): string {
  if (meaning !== undefined && meaning.choices.length > 0) return `Write one of ${listed(meaning.choices)}.`;
  const example = meaning?.example;
  const isUsefulExample =
    example !== undefined && example !== '' && shortened(example) !== '{}' && shortened(example) !== '[]';
  return isUsefulExample
    ? `Write one such as ${shortened(example)}.`
    : 'Compare it with the schema, which an editor shows.';
}

export function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
