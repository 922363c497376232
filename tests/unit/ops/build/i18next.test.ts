import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { withoutTextLoaders } from '../../../../src/ops/build/i18next.mjs';

const file = 'node_modules/i18next/dist/esm/i18next.js';
const code = readFileSync(file, 'utf8');
const { transform } = withoutTextLoaders();

describe('withoutTextLoaders', () => {
  it('leaves an i18next that writes texts given to it, and changes its language [APP-11]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'i18next-'));
    const slim = transform(code, `/x/${file}`)?.code ?? '';
    expect(slim).not.toBe(code);
    writeFileSync(join(folder, 'i18next.mjs'), slim);
    const loaded: { readonly default: i18n } = await import(pathToFileURL(join(folder, 'i18next.mjs')).href);
    rmSync(folder, { recursive: true });
    const texts = loaded.default.createInstance();
    const none = () => undefined;
    const format = (value: unknown) => `#${value}`;
    texts.use({ type: 'formatter', init: none, add: none, addCached: none, format });
    const resources = { en: { translation: { left_one: '{{count}} day', left_other: '{{count}} days' } } };
    await texts.init({ lng: 'en', fallbackLng: false, resources, interpolation: { alwaysFormat: true } });
    expect(texts.t('left', { count: 2 })).toBe('#2 days');
    texts.addResourceBundle('bn', 'translation', { left_other: '{{count}} দিন' });
    await texts.changeLanguage('bn');
    expect(texts.t('left', { count: 2 })).toBe('#2 দিন');
  });

  it('stops a build whose i18next is made otherwise, or stands elsewhere [APP-16]', () => {
    const otherwise = code.replace('formatter = Formatter;', 'formatter = new Formatter();');
    expect(() => transform(otherwise, `/x/${file}`)).toThrow('1 are expected');
    expect(() => withoutTextLoaders().buildEnd()).toThrow('no part of the build');
    expect(transform(code, '/x/node_modules/react/index.js')).toBeNull();
  });
});
