import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import { hasKey, joinedTable, type TextLayer } from '../compose/text-layers';
import type { Merchant } from '../config';
import { own } from '../json';
import { memoByObject } from '../memo';
import * as messages from '../messages';
import { nearestName } from '../nearest-name';
import { unknownLanguage } from './texts/meant-language';
import type { NameKind } from './walk-value';

/** The names that a merchant has, and questions about them. */
export type Lookup = {
  readonly findingIfMissing: (kind: NameKind, name: string) => messages.Finding | undefined;
  /** The existing name that a missing name probably means. */
  readonly meantName: (kind: NameKind, name: string) => string | undefined;
  readonly hasText: (language: string, key: string) => boolean;
  /** Whether a text table of the chain cannot be read in full. Then no text can be called missing. */
  readonly hasUnreadableTexts: boolean;
};

/** Categories that exist without standing in any list. */
const builtInCategories = ['RECENT', 'FAV'];

export function createLookup(composed: Composed, catalogue: Catalogue): Lookup {
  const { merchant, pages, unreadable, texts } = composed;
  const categories = merchant.categories?.items ?? {};
  const hosts = merchant.links?.hosts ?? [];
  const assets = assetsOf(composed);
  const textTables = Object.values(texts);
  const hasUnreadableTexts = hasUnreadableTextsIn(composed);
  const hasText = (language: string, key: string) => hasKey(own(texts, language), key);
  const findingIfMissing = (kind: NameKind, name: string): messages.Finding | undefined => {
    switch (kind) {
      case 'texts':
        if (hasUnreadableTexts || textTables.some((table) => hasKey(table, name))) return undefined;
        return messages.unknownText(name, nearestKey(textTables, name));
      case 'pages':
        if (pages.has(name) || unreadable.has(name)) return undefined;
        return pageFinding(name, pages);
      case 'hosts':
        return hostFinding(name, hosts, pages);
      case 'categories':
        if (own(categories, name) || builtInCategories.includes(name)) return undefined;
        return messages.unknownCategory(name, nearestName(name, Object.keys(categories)), Object.keys(categories));
      case 'languages':
        if (own(catalogue.languages, name)) return undefined;
        return unknownLanguage(name, catalogue.languages);
      case 'assets':
        // An abstract merchant shows no image: its children have the files.
        if (merchant.abstract === true || assets.has(name)) return undefined;
        return messages.missingAsset(name, nearestName(name.replace(/^\.?\/?assets\//, ''), assets));
      case 'words':
        // The name is the languages that are written, with spaces between.
        return wordsFinding(name.split(' '), merchant, catalogue);
      case 'items':
        return undefined;
      default:
        return kind satisfies never;
    }
  };
  const meantName = (kind: NameKind, name: string) => {
    if (kind === 'pages')
      return (/[/:]/.test(name) ? pageAt(name, pages) : undefined) ?? nearestName(name, pages.keys());
    return kind === 'texts' ? nearestKey(textTables, name) : undefined;
  };
  return { findingIfMissing, meantName, hasText, hasUnreadableTexts };
}

/** Words written in place, by language. Players of the brand's other languages would get a foreign language. */
function wordsFinding(
  writtenLanguages: readonly string[],
  { abstract, languages }: Merchant,
  catalogue: Catalogue,
): messages.Finding | undefined {
  // A misspelt language is reported as a name of the kind `languages`.
  if (writtenLanguages.some((language) => own(catalogue.languages, language) === undefined)) return undefined;
  const { supported = [], default: firstLanguage } = languages ?? {};
  const missingLanguages =
    abstract === true ? [] : supported.filter((language) => !writtenLanguages.includes(language));
  return missingLanguages.length === 0
    ? undefined
    : messages.missingWords(writtenLanguages, missingLanguages, firstLanguage);
}

/** The finding for a page id that does not exist. For an address, the advice is the id of the page at that address. */
function pageFinding(name: string, pages: Composed['pages']): messages.Finding {
  const meant = /[/:]/.test(name) ? pageAt(name, pages) : undefined;
  if (meant !== undefined || /^(?:[a-z]+:)?\//i.test(name)) return messages.addressOfPage(name, meant);
  return messages.unknownPage(name, nearestName(name, pages.keys()));
}

function pageAt(address: string, pages: Composed['pages']): string | undefined {
  const path = address
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/$/, '');
  const normalizedPath = path.startsWith('/') ? path : `/${path}`;
  return [...pages].find(([, { page }]) => page.paths?.includes(normalizedPath))?.[0];
}

/** The host of an https address must be in the list, or be a subdomain of a listed domain. */
function hostFinding(
  address: string,
  hosts: readonly string[],
  pages: Composed['pages'],
): messages.Finding | undefined {
  const host = /^https:\/\/([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();
  if (host === undefined) return messages.badAddress(address, pageAt(address, pages));
  if (hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))) return undefined;
  return messages.hostNotAllowed(host, nearestName(host, hosts));
}

function hasUnreadableTextsIn({ folder, parent }: Composed): boolean {
  return folder.hasUnreadableTexts || (parent !== undefined && hasUnreadableTextsIn(parent));
}

/** The nearest key of the same family (`home.…`). Without such a family, the nearest of all keys. */
function nearestKey(tables: readonly TextLayer[], name: string): string | undefined {
  const families = tables.map(familiesOf);
  const keysOfFamily = new Set(families.flatMap((one) => one.get(familyOf(name)) ?? []));
  return nearestName(name, keysOfFamily.size > 0 ? keysOfFamily : families.flatMap((one) => [...one.values()].flat()));
}

const familiesOf = memoByObject((table: TextLayer): ReadonlyMap<string, readonly string[]> => {
  const families = new Map<string, string[]>();
  for (const key of Object.keys(joinedTable(table))) {
    const family = families.get(familyOf(key));
    if (family) family.push(key);
    else families.set(familyOf(key), [key]);
  }
  return families;
});

function familyOf(key: string): string {
  return key.slice(0, key.indexOf('.') + 1);
}

/** Names of the files in the chain's assets folders. */
function assetsOf(composed: Composed): ReadonlySet<string> {
  const parent = composed.parent ? assetsOf(composed.parent) : [];
  return new Set([...parent, ...composed.folder.assets.keys()]);
}
