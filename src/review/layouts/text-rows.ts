import { type Catalogue, type Platform, resolvePage, type Site } from '@/engine';

/** Keys of the texts that a merchant's pages name. */
export function textKeys(site: Site, platform: Platform, catalogue: Catalogue): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const page of Object.keys(site.pages)) {
    const { title, nodes } = resolvePage(site, page, platform, catalogue);
    collect([title, nodes], keys);
  }
  return keys;
}

/** The words of keys in languages, a line each: `key  language  words`, sorted. */
export function textRows({ texts }: Site, keys: Iterable<string>, languages: Iterable<string>): readonly string[] {
  const languageList = [...languages];
  const rowsOf = (key: string) =>
    languageList.map((language) => `${key}\t${language}\t${escapeCell(texts[language]?.[key] ?? '')}`);
  return [...keys].flatMap(rowsOf).sort();
}

function collect(value: unknown, keys: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, keys);
  else if (typeof value === 'object' && value !== null) {
    if ('t' in value && typeof value.t === 'string') keys.add(value.t);
    for (const entry of Object.values(value)) collect(entry, keys);
  }
}

function escapeCell(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}
