import { type Catalogue, type Platform, resolvePage, type Site } from '@/engine';

/** Every text of a page by language as tab-separated lines, keys in order: what no persona's layout says by itself. */
export function textRows(site: Site, page: string, platform: Platform, catalogue: Catalogue): string {
  const languages = site.merchant.languages?.supported ?? Object.keys(site.texts);
  const resolved = resolvePage(site, page, platform, catalogue);
  const keys = new Set<string>();
  const inline: { readonly [language: string]: string }[] = [];
  collect([resolved.title, resolved.nodes], keys, inline);
  const rows = [...keys].sort().map((key) => [key, ...languages.map((language) => site.texts[language]?.[key] ?? '')]);
  const texts = inline.map((text) => ['', ...languages.map((language) => text[language] ?? '')]);
  return `${[['key', ...languages], ...rows, ...texts].map((row) => row.map(escaped).join('\t')).join('\n')}\n`;
}

function collect(value: unknown, keys: Set<string>, inline: { readonly [language: string]: string }[]): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, keys, inline);
  if (!isObject(value)) return;
  if (typeof value.t === 'string') keys.add(value.t);
  const { text } = value;
  if (Object.keys(value).length === 1 && isTextByLanguage(text)) inline.push(text);
  else for (const entry of Object.values(value)) collect(entry, keys, inline);
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}

function isTextByLanguage(value: unknown): value is { readonly [language: string]: string } {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
