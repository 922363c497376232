import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@/engine';

/** Keys put together at run time, so that no file of the storefront holds them whole. Reviewed by hand. */
const builtAtRunTime = [
  // The hint of a registration rule, by its `patternId`.
  ...['1', '4', '6', '7'].map((pattern) => `reg_pattern_${pattern}`),
  // The server's own words for a browser that is too old.
  ...['add', 'close', 'guide', 'ios11', 'ios12', 'old', 'open', 'profile', 'service', 'share', 'title'].map(
    (word) => `versionTips.${word}`,
  ),
];

/** Texts that code owns start so; what else looks like a key in code counts only where a table has it. */
const ownedByCode = /^(widget|error|toast|dialog)\.[\w-]+(\.[\w-]+)*$/;

/** Keys that code needs, whatever a page shows: the widgets' `x-texts`, literals of the storefront, and the reviewed ones. */
export const neededByCode: ReadonlySet<string> = new Set([
  ...builtAtRunTime,
  ...readdirSync('schemas/widgets').flatMap((name) => listedTexts(parse(join('schemas/widgets', name)))),
  ...literals('src/storefront').filter((text) => ownedByCode.test(text)),
]);

const storefrontLiterals: ReadonlySet<string> = new Set(literals('src/storefront'));

/** Every key that pages, settings or code of a merchant can show. */
export function reachableTexts(site: Site): ReadonlySet<string> {
  return new Set([...neededByCode, ...textKeys([site.pages, site.merchant]), ...knownLiterals(site.texts)]);
}

/** Keys anywhere in a value of config: each `{"t": "key"}`. */
export function textKeys(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textKeys);
  if (typeof value !== 'object' || value === null) return [];
  const own = 't' in value && typeof value.t === 'string' ? [value.t] : [];
  return [...own, ...Object.values(value).flatMap(textKeys)];
}

/** Keys such as `home.title` that code names and a table has. */
function knownLiterals(texts: Site['texts']): readonly string[] {
  const keys = new Set(Object.values(texts).flatMap((table) => Object.keys(table)));
  return [...keys].filter((key) => storefrontLiterals.has(key));
}

function listedTexts(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null || !('x-texts' in schema)) return [];
  const list = schema['x-texts'];
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}

function literals(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.split(/[\\/]/).includes('generated'))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/(['"`])([\w.-]+)\1/g)])
    .map(([, , text = '']) => text);
}

function parse(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
