import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'merchant-configs/base/texts';
const read = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));

const english = read('en');
const languages = readdirSync(folder)
  .map((name) => name.replace('.json', ''))
  .filter((language) => language !== 'en');

/** Names stay as they are everywhere. */
const names = ['login.facebook', 'login.google', 'site.name'];

/** Words that a language took over, or shares. */
const shared: { readonly [language: string]: readonly string[] } = {
  id: ['E-lotto', 'E-sports', 'Username', 'Deposit', 'Menu', 'Offline', 'Filter', 'vs', 'OK'],
  pt: ['Slots', 'E-mail', 'Menu', 'OK'],
  vi: ['E-sports', 'Menu', 'vs', 'OK'],
};

const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''));

describe('the words of base', () => {
  it.each(languages)(
    'are those of the language in %s, but for names and words that it shares with English',
    (language) => {
      const texts = read(language);
      const left = Object.entries(texts).filter(([key, text]) => text === english[key] && hasWords(text));
      const unknown = left.filter(([key, text]) => !names.includes(key) && !shared[language]?.includes(text));
      expect(unknown).toEqual([]);
    },
  );

  it.each(['ur', 'bn', 'hi', 'th', 'cn'])('are written in the letters of the language in %s', (language) => {
    const latin = Object.entries(read(language)).filter(
      ([key, text]) =>
        !names.includes(key) &&
        hasWords(text) &&
        !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
    );
    expect(latin).toEqual([]);
  });

  it('promise a person at any hour only where a way to reach one is what shows', () => {
    const promising = Object.entries(english).filter(([, text]) =>
      /day and night|around the clock|24 ?h|24\/7/i.test(text),
    );
    expect(promising.map(([key]) => key)).toEqual(['home.lineText', 'service.title']);
  });
});
