import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import { isList, isObject, type JsonPath, own } from '../json';
import { memoOne } from '../memo';
import * as messages from '../messages';
import { nearest } from '../near';
import { mostFields } from '../normalize/register-fields';
import type { Origin } from '../parse/config-file';
import { type NeedKind, needKinds, walked } from './walk-value';
import { conditionCycles, conditionFindings } from './condition-findings';
import { unknownLanguage } from './texts/meant-language';

/** Where a check of a merchant puts what it finds. */
export type MerchantPlace = {
  readonly composed: Composed;
  readonly catalogue: Catalogue;
  readonly findings: Located[];
  readonly use: (kind: NeedKind, use: { readonly name: string; readonly origin: () => Origin }) => void;
};

/** The file of the chain that sets this setting of merchant.json; the merchant's own where none does. */
export function merchantOrigin(composed: Composed, path: JsonPath): Origin {
  for (let one: Composed | undefined = composed; one !== undefined; one = one.parent) {
    const file = one.folder.merchant?.file;
    if (file !== undefined && hasPath(file.value, path)) return { file, path };
  }
  return ownOrigin(composed, path);
}

/** Settings, named conditions, languages, register fields and categories. */
export function checkMerchant(place: MerchantPlace): void {
  checkSettings(place);
  checkConditions(place);
  checkLanguages(place);
  checkRegister(place);
  checkCategories(place);
  checkValues(place);
}

function checkSettings({ composed, findings }: MerchantPlace): void {
  const { merchant } = composed;
  if (merchant.abstract === true) return;
  const origin = ownOrigin(composed, []);
  if (merchant.name === undefined) findings.push({ ...messages.missingSetting('name'), origin });
  if (!merchant.code) findings.push({ ...messages.missingSetting('code'), origin });
  if (!merchant.languages?.supported?.length)
    findings.push({ ...messages.missingSetting('languages.supported'), origin });
  if (!merchant.languages?.default) findings.push({ ...messages.missingSetting('languages.default'), origin });
}

function checkConditions({ composed, catalogue, findings }: MerchantPlace): void {
  const conditions = composed.merchant.conditions ?? {};
  for (const [name, condition] of Object.entries(conditions)) {
    for (const { path, key, ...finding } of conditionFindings(condition, composed.scope, catalogue)) {
      const origin = merchantOrigin(composed, ['conditions', name]);
      const at = { ...origin, path: [...origin.path, ...path] };
      findings.push({ ...finding, origin: { ...at, ...(key ? { key } : {}) } });
    }
  }
  for (const cycle of conditionCycles(conditions)) {
    const origin = merchantOrigin(composed, ['conditions', cycle[0] ?? '']);
    findings.push({ ...messages.conditionCycle(cycle.join(' → ')), origin });
  }
}

function checkLanguages({ composed, catalogue, findings }: MerchantPlace): void {
  const { supported = [], offered = [], default: first } = composed.merchant.languages ?? {};
  const check = (code: string, origin: () => Origin, isFile = false) => {
    if (own(catalogue.languages, code)) return;
    findings.push({ ...unknownLanguage(code, catalogue.languages, isFile), origin: origin() });
  };
  for (const [index, code] of supported.entries()) {
    check(code, () => merchantOrigin(composed, ['languages', 'supported', index]));
  }
  for (const [index, code] of offered.entries()) {
    check(code, () => merchantOrigin(composed, ['languages', 'offered', index]));
  }
  for (const [code, { file }] of composed.folder.texts) check(code, () => ({ file, path: [] }), true);
  for (const code of Object.keys(composed.merchant.locale?.languages ?? {})) {
    check(code, () => merchantOrigin(composed, ['locale', 'languages', code]));
  }
  if (first !== undefined && supported.length > 0 && !supported.includes(first)) {
    findings.push({
      ...messages.unsupportedDefault(first),
      origin: merchantOrigin(composed, ['languages', 'default']),
    });
  }
}

function checkRegister({ composed, findings }: MerchantPlace): void {
  const { order = [], fields = {} } = composed.merchant.register ?? {};
  for (const [index, name] of order.entries()) {
    if (own(fields, name)) continue;
    const origin = merchantOrigin(composed, ['register', 'order', index]);
    findings.push({ ...messages.unknownField(name, nearest(name, Object.keys(fields))), origin });
  }
  const count = new Set([...order, ...Object.keys(fields)]).size;
  if (count > mostFields)
    findings.push({
      ...messages.manyFields(count, mostFields),
      origin: merchantOrigin(composed, ['register', 'fields']),
    });
}

function checkCategories({ composed, use }: MerchantPlace): void {
  for (const [index, name] of (composed.merchant.categories?.order ?? []).entries()) {
    use('categories', { name, origin: () => merchantOrigin(composed, ['categories', 'order', index]) });
  }
  const front = composed.merchant.games?.front;
  if (front !== undefined)
    use('categories', { name: front, origin: () => merchantOrigin(composed, ['games', 'front']) });
}

/** Texts and images anywhere in the settings. */
function checkValues({ composed, catalogue, findings, use }: MerchantPlace): void {
  const { merchant } = composed;
  const parts = speaking.flatMap((key) => {
    const part = merchant[key];
    return part === undefined ? [] : [valuesAt(catalogue)[key](part)];
  });
  for (const { path, ...finding } of parts.flatMap((part) => part.findings))
    findings.push({ ...finding, origin: merchantOrigin(composed, path) });
  const needs = parts.flatMap((part) => part.needs);
  for (const kind of needKinds) {
    for (const need of needs)
      if (need.kind === kind) use(kind, { name: need.name, origin: () => merchantOrigin(composed, need.path) });
  }
}

/** Settings that hold texts and images. */
const speaking = ['title', 'description', 'brand', 'register', 'categories'] as const;

/** What is found in each of them, once for all who inherit it. */
const valuesAt = memoOne((catalogue: Catalogue) => {
  const at = (key: string) => memoOne((part: object) => walked(part, [key], catalogue));
  return {
    title: at('title'),
    description: at('description'),
    brand: at('brand'),
    register: at('register'),
    categories: at('categories'),
  };
});

/** The merchant's own file: a setting that is missing is missing there. */
export function ownOrigin(composed: Composed, path: JsonPath): Origin {
  const file = composed.folder.merchant?.file;
  if (file === undefined) throw new Error('A composed merchant has a merchant.json.');
  return { file, path };
}

function hasPath(value: unknown, path: JsonPath): boolean {
  let inner = value;
  for (const part of path) {
    if (isList(inner)) inner = inner[Number(part)];
    else inner = isObject(inner) ? own(inner, String(part)) : undefined;
  }
  return inner !== undefined;
}
