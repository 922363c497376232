import { readFileSync } from 'node:fs';
import { projectWorkspace } from '@tests/support/project-workspace';
import { describe, expect, test } from 'vitest';
import type { Site } from '@/engine';
import type { TextTable } from '@/engine/config';
import { reachableTexts, textKeys } from './reachable-texts';

const { files, loaded } = await projectWorkspace();
const sites = [...loaded.sites.values()];

/** Values that rightly hold no letter of their script, or read as in English, reviewed one by one: brand names, abbreviations, signs. */
const reviewed = new Map(Object.entries(parse(readFileSync('tests/golden/not-in-script.json', 'utf8'))));

/** Codes of the platform that are no codes of a language. */
const tags: { readonly [language: string]: string } = { cn: 'zh-Hans', tw: 'zh-Hant' };
const latin = /\p{Script=Latin}/u;
const otherThanLatin = /(?!\p{Script=Latin})\p{L}/u;

const spoken = sites.flatMap((site) =>
  (site.merchant.languages?.supported ?? []).map((language) => ({ merchant: site.id, language, site })),
);

describe.each(spoken)('$merchant in $language', ({ language, site }) => {
  const table = site.texts[language] ?? {};

  test('lacks no text that a page, a setting or code can show [APP-11]', () => {
    expect([...reachableTexts(site)].filter((key) => table[key] === undefined)).toEqual([]);
  });

  test('is written in its own script and words, or stands on the reviewed list [APP-11]', () => {
    const list = reviewed.get(language) ?? [];
    expect(foreignLines(language, site).filter((line) => !list.includes(line))).toEqual([]);
  });
});

describe.each(ownTables())('$file', ({ folder, table }) => {
  test('holds no text that nothing shows [APP-11]', () => {
    const reachable = reachableIn(folder);
    expect(Object.keys(table).filter((key) => !reachable.has(key))).toEqual([]);
  });
});

test('finds ten languages and a merchant that reads from right to left [APP-11]', () => {
  const languages = new Set(spoken.map(({ language }) => language));
  for (const language of ['bn', 'cn', 'en', 'es', 'hi', 'id', 'pt', 'th', 'ur', 'vi'])
    expect(languages).toContain(language);
  expect(sites.map((site) => site.merchant.languages?.default)).toContain('ur');
});

test('has no line on the reviewed list that no table needs [APP-11]', () => {
  const needed = new Set(
    spoken.flatMap(({ language, site }) => foreignLines(language, site).map((line) => `${language} ${line}`)),
  );
  const listed = [...reviewed].flatMap(([language, lines]) => lines.map((line) => `${language} ${line}`));
  expect(listed.filter((line) => !needed.has(line))).toEqual([]);
});

/** `key: value` of what is not in the language's script; in a language of Latin letters also what is the English text. A brand is called as it is. */
function foreignLines(language: string, { merchant, texts }: Site): readonly string[] {
  return Object.entries(texts[language] ?? {})
    .filter(([key, text]) => key !== 'site.name' || text !== merchant.name)
    .filter(([key, text]) => !isInLanguage(language, text, texts.en?.[key]))
    .map(([key, text]) => `${key}: ${text}`);
}

function isInLanguage(language: string, text: string, english: string | undefined): boolean {
  const words = text.replace(/\{\{\w+\}\}/g, '');
  // Figures and signs are of every script.
  if (!/\p{L}/u.test(words)) return true;
  const { script = 'Latn' } = new Intl.Locale(tags[language] ?? language).maximize();
  if (script !== 'Latn') return new RegExp(`\\p{Script=${/^Han[st]$/.test(script) ? 'Han' : script}}`, 'u').test(words);
  return latin.test(words) && !otherThanLatin.test(words) && (language === 'en' || text !== english);
}

/** What a folder's own tables may hold: the parent of all serves its own pages and everyone who inherits them. */
function reachableIn(folder: string): ReadonlySet<string> {
  const site = loaded.sites.get(folder);
  if (site !== undefined) return reachableTexts(site);
  const own = files.filter(({ path }) => path.startsWith(`${folder}/`) && !path.includes('/texts/'));
  return new Set([
    ...sites.flatMap((each) => [...reachableTexts(each)]),
    ...own.flatMap(({ text }) => textKeys(JSON.parse(text))),
  ]);
}

function ownTables(): readonly { readonly file: string; readonly folder: string; readonly table: TextTable }[] {
  return files
    .filter(({ path }) => /^[^/]+\/texts\/[^/]+\.json$/.test(path))
    .map(({ path, text }) => ({ file: path, folder: path.split('/')[0] ?? '', table: JSON.parse(text) }));
}

function parse(text: string): { readonly [language: string]: readonly string[] } {
  return JSON.parse(text);
}
