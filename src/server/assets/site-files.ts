import { contentHash } from '@/sites/content-hash';
import type { Log } from '@/sites/log';
import type { ServedSite } from '@/sites/site-source';
import { messages } from '../messages';
import { textTablesOf } from '../texts/text-tables';
import { type EncodedBody, encodeBody } from './encode-body';
import { toThemeSheet } from './theme-css';

/** A site's files besides its pages, each at an address with its hash. */
export type SiteFiles = {
  readonly themeUrl: string;
  /** The theme's style sheet as text. */
  readonly themeCss: string;
  readonly theme: () => Promise<EncodedBody>;
  /** Address of the text table of each supported language. */
  readonly textUrls: { readonly [language: string]: string };
  readonly texts: (language: string) => Promise<EncodedBody> | undefined;
  /** Address by reference: `{"asset:logo.svg": "/brand/aurora/<hash>/logo.svg"}`. */
  readonly assetUrls: { readonly [reference: string]: string };
};

/** Remembers the files of each site as long as the site lives. */
export function createSiteFiles(log: Log): (served: ServedSite) => SiteFiles {
  const filesBySite = new WeakMap<ServedSite, SiteFiles>();
  return (served) => {
    const files = filesBySite.get(served) ?? makeFiles(served, log);
    filesBySite.set(served, files);
    return files;
  };
}

/**
 * An image of config as an address: `asset:…` by its hash. `''` if there is no image, or if its file is missing. Other
 * addresses stay as they are.
 */
export function toAddress(image: string | undefined, files: SiteFiles): string {
  if (image === undefined) return '';
  return image.startsWith('asset:') ? (files.assetUrls[image] ?? '') : image;
}

function makeFiles({ site, assets }: ServedSite, log: Log): SiteFiles {
  const { id, merchant } = site;
  const sheet = toThemeSheet(merchant.theme ?? {});
  for (const token of sheet.refused) log.error(messages.unsafeToken(id, token), { merchant: id });
  const tables = new Map(
    Object.entries(textTablesOf(site)).map(([language, table]) => [language, JSON.stringify(table)]),
  );
  return {
    themeUrl: `/theme/${id}-${contentHash(sheet.css)}.css`,
    themeCss: sheet.css,
    theme: makeOnce(() => encodeBody(sheet.css)),
    textUrls: Object.fromEntries(
      [...tables].map(([language, table]) => [language, `/texts/${id}/${language}-${contentHash(table)}.json`]),
    ),
    texts: makeOnceByKey((language) => {
      const table = tables.get(language);
      return table === undefined ? undefined : encodeBody(table);
    }),
    assetUrls: Object.fromEntries(
      [...assets].map(([name, { hash }]) => [`asset:${name}`, `/brand/${id}/${hash}/${encodeURI(name)}`]),
    ),
  };
}

function makeOnce<T>(make: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

function makeOnceByKey<T>(make: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    const value = results.get(key) ?? make(key);
    if (value !== undefined) results.set(key, value);
    return value;
  };
}
