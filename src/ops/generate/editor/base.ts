import { readdirSync } from 'node:fs';
import { isObject } from '@/engine/json';
import { type JsonSchema, readSchema } from '../schema-files';

const folder = 'merchant-configs/base';

export const baseMerchant = () => readSchema(`${folder}/merchant.json`);

export const baseTexts = () => readSchema(`${folder}/texts/en.json`);

/** The pages of base, sorted by file name. */
export function basePages(): readonly JsonSchema[] {
  return readdirSync(`${folder}/pages`)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readSchema(`${folder}/pages/${name}`));
}

/** The English words of a text such as `{ "t": … }` or `{ "text": … }`. */
export function english(text: unknown, texts: JsonSchema): string | undefined {
  if (!isObject(text)) return undefined;
  const inlineText = isObject(text.text) ? text.text.en : undefined;
  const words = typeof text.t === 'string' ? texts[text.t] : inlineText;
  return typeof words === 'string' ? words : undefined;
}
