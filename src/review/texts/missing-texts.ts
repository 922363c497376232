import type { Site } from '@/engine';

/** The texts that a language lacks, in the words of the merchant's first language, sorted by key. */
export function missingTexts({ texts: tables, merchant }: Site, language: string): { readonly [key: string]: string } {
  const firstTexts = tables[merchant.languages?.default ?? 'en'] ?? {};
  const presentTexts = tables[language] ?? {};
  return Object.fromEntries(
    Object.entries({ ...tables.en, ...firstTexts })
      .filter(([key]) => presentTexts[key] === undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
