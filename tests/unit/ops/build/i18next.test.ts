import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import i18next, { type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createTexts } from '@/storefront/platform/languages/texts';
import type { TextValues } from '@/storefront/platform/languages/use-text';
import { withoutLoadingTexts, withoutUnusedTexts } from '../../../../src/ops/build/i18next.mjs';

const file = 'node_modules/i18next/dist/esm/i18next.js';
const code = readFileSync(file, 'utf8');
const { transform } = withoutUnusedTexts();

const english = {
  plain: 'Hello',
  named: 'Hello {{name}}',
  raw: '{{- name}}',
  formatted: '{{count, number}}',
  'a.b': 'dotted',
  'a:b': 'with a colon',
  empty: '',
  left_zero: 'no days',
  left_one: '{{count}} day',
  left_other: '{{count}} days',
  said: 'they',
  'said#male': 'he',
  'sold#male_one': 'his {{count}}',
  'sold#male_other': 'his {{count}} things',
  nested: 'See $t(named, {"name": "Nora"}) and $t(plain).',
};
const arabic = { left_zero: 'لا', left_two: 'يومان', left_few: '{{count}} أيام', left_other: '{{count}} يوم' };
const keys = [...Object.keys(english), 'left', 'sold', 'nobody', 'a.b.c', 'x:y', ''];
const values: readonly TextValues[] = [
  {},
  { name: 'Al' },
  { name: '$t(plain)' },
  ...[0, 1, 2, 3, 11, 2.5].map((count): TextValues => ({ count })),
  { count: '1' },
  { context: 'male' },
  { context: 'male', count: 1 },
  { context: 'other', count: 5 },
];

/** Texts with the options that the site gives. */
async function textsOf(library: i18n): Promise<i18n> {
  const { options, services } = createTexts('en', english);
  const { formatter } = services;
  const noop = () => undefined;
  const format = (value: unknown, name?: string, language?: string) =>
    `${formatter?.format(value, name, language, {})} ${name} ${language}`;
  const texts = library.createInstance();
  texts.use({ type: 'formatter', init: noop, add: noop, addCached: noop, format });
  await texts.init({ ...options, resources: { en: { translation: { ...english } } } });
  return texts;
}

const allOf = (texts: i18n) => keys.flatMap((key) => values.map((value) => texts.t(key, { ...value })));

describe('withoutUnusedTexts', () => {
  it('leaves an i18next that writes every text as the whole one, in each language it is changed to [APP-11]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'i18next-'));
    const slim = transform(code, `/x/${file}`)?.code ?? '';
    expect(slim.length).toBeLessThan(code.length * 0.85);
    writeFileSync(join(folder, 'i18next.mjs'), slim);
    const loaded: { readonly default: i18n } = await import(pathToFileURL(join(folder, 'i18next.mjs')).href);
    rmSync(folder, { recursive: true });
    const [whole, texts] = await Promise.all([textsOf(i18next), textsOf(loaded.default)]);
    expect(texts.t('left', { count: 2 })).toContain(' days');
    expect(allOf(texts)).toEqual(allOf(whole));
    for (const one of [whole, texts]) {
      one.addResourceBundle('ar', 'translation', arabic, false, true);
      await one.changeLanguage('ar');
      one.removeResourceBundle('en', 'translation');
    }
    expect(texts.t('left', { count: 2 })).toBe('يومان');
    expect(allOf(texts)).toEqual(allOf(whole));
    expect(texts.getResourceBundle('ar', 'translation')).toEqual(arabic);
    expect([texts.language, texts.languages]).toEqual(['ar', ['ar']]);
  });

  it('stops a build whose i18next is made otherwise, or stands elsewhere [APP-16]', () => {
    const otherwise = code.replace('formatter = Formatter;', 'formatter = new Formatter();');
    expect(() => transform(otherwise, `/x/${file}`)).toThrow('1 are expected');
    expect(() => withoutUnusedTexts().buildEnd()).toThrow('not a part of the build');
    expect(transform(code, '/x/node_modules/react/index.js')).toBeNull();
  });
});

describe('withoutLoadingTexts', () => {
  it('finds its places in the binding that is installed, and touches no other file [APP-16]', () => {
    for (const name of ['useTranslation', 'utils']) {
      const path = `node_modules/react-i18next/dist/es/${name}.js`;
      const binding = readFileSync(path, 'utf8');
      const slim = withoutLoadingTexts().map((plugin) => plugin.transform(binding, `/x/${path}`)?.code);
      expect(slim.filter((text) => text !== undefined)).toHaveLength(1);
      expect(slim.find((text) => text !== undefined)).toContain('if (false)');
    }
    expect(withoutLoadingTexts().map((plugin) => plugin.transform(code, `/x/${file}`))).toEqual([null, null]);
  });
});
