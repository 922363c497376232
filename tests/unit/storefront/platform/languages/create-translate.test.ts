import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '@/storefront/platform/languages/create-translate';
import { createTexts } from '@/storefront/platform/languages/texts';

const folder = 'merchant-configs/base/texts';
const languages = readdirSync(folder).map((file) => file.replace('.json', ''));

function readTable(language: string): { readonly [key: string]: string } {
  return JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));
}

function translatorsOf(language: string, table = readTable(language)) {
  const texts = createTexts(language, table, () => ({ digits: 'beng' }));
  return { ours: createTranslate(texts, texts.t, language), theirs: texts.t };
}

const samples = ['Ruby 7', 'রুবি', -12.5, '6-20'] as const;

describe('createTranslate', () => {
  it.each(languages)('gives each text of %s as i18next does, whatever is put into it [APP-11]', (language) => {
    const table = readTable(language);
    const { ours, theirs } = translatorsOf(language, table);
    const filled = Object.entries(table).filter(([, text]) => text.includes('{{'));
    expect(filled.length).toBeGreaterThan(20);
    for (const key of Object.keys(table)) expect(ours(key)).toBe(theirs(key));
    for (const [key, text] of filled)
      for (const sample of samples) {
        const values = Object.fromEntries([...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => [name, sample]));
        expect([key, ours(key, values)]).toEqual([key, theirs(key, values)]);
      }
  });

  it('leaves plurals, contexts, nesting and what is not there to i18next [APP-11]', () => {
    const { ours } = translatorsOf('en', {
      game_one: '{{count}} game',
      game_other: '{{count}} games',
      friend: 'a friend',
      'friend#f': 'a friend of hers',
      nested: 'Ask $t(friend)',
      named: 'Play {{name}}',
      twice: '{{name}} or {{other}}',
    });
    expect([ours('game', { count: 1 }), ours('game', { count: 7 })]).toEqual(['১ game', '৭ games']);
    expect([ours('friend'), ours('friend', { context: 'f' })]).toEqual(['a friend', 'a friend of hers']);
    expect(ours('nested')).toBe('Ask a friend');
    expect(ours('named', { name: '{{other}} $t(friend)' })).toBe('Play {{other}} $t(friend)');
    expect(ours('twice', { name: 'Ruby' })).toBe('Ruby or ');
    expect([ours('missing.key'), ours('toString')]).toEqual(['missing.key', 'toString']);
  });
});
