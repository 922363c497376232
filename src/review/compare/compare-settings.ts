import { type Catalogue, type Site, simpleEmail } from '@/engine';
import type { BrandState, Change, ChangeKind } from './change';
import { type Pair, textChanges } from './compare-nodes';
import { isTextValue, type LeafChange, leafChanges } from './leaf-changes';
import { displayValue } from './words/look-words';
import { commonMails, patternChangeWords } from './words/pattern-change-words';
import { languagesOf, textKeysIn } from './words/words-of';

/**
 * Changes of a whole brand: theme, languages, money, settings, pictures, and the parts of its console that pages do not
 * show.
 */
export function compareSettings(
  { before, after }: Pair<BrandState>,
  { languages }: Catalogue,
): readonly SettingChange[] {
  const sites = { before: before.site, after: after.site };
  const partsOnPages = before.platform.hash === after.platform.hash ? [] : platformSettings;
  const merchantChanges = leafChanges(before.site.merchant, after.site.merchant).filter(
    ({ path }) => !isAmong(path, [...unseenSettings, ...Object.keys(headTexts), ...partsOnPages]),
  );
  const consoleChanges = leafChanges(before.console, after.console).filter(
    ({ path }) => !isAmong(path, consolePartsOnPages),
  );
  return [
    ...languageChanges(sites, languages),
    ...headChanges(sites),
    ...merchantChanges.flatMap((leaf) => settingChanges(leaf, sites)),
    ...consoleChanges.map(
      (leaf): Change => ({ kind: 'setting', node: '', name: `console ${leaf.path}`, does: insteadWords(leaf) }),
    ),
    ...assetChanges(before.assets, after.assets),
  ];
}

/** Settings that no player sees, or sees only as part of a page. */
const unseenSettings = ['$schema', 'format', 'extends', 'abstract', 'conditions', 'languages.supported'];
/** Sources whose items pages show one by one. */
const platformSettings = ['register', 'categories'];
const consolePartsOnPages = [
  '$schema',
  'format',
  'whitelabel',
  'register',
  'promotions',
  'contacts',
  'service',
  'settings',
];

/** Texts in the head of every page, which no node shows. Mostly keys of the tables: the words change, the key stays. */
const headTexts = {
  title: "the site's title, in tabs and shared links,",
  description: "the site's description, for search engines and shared links,",
} as const;

function headChanges(sites: Pair<Site>): readonly Change[] {
  const { before, after } = { before: sites.before.merchant, after: sites.after.merchant };
  return (['title', 'description'] as const).flatMap((part) =>
    textChanges({ node: '', name: headTexts[part] }, 'says', { before: before[part], after: after[part] }, sites),
  );
}

/** Whether a key of the tables is of a text in the head of every page. */
export function isHeadText({ merchant: { title, description } }: Site, key: string): boolean {
  return textKeysIn([title, description]).includes(key);
}

function isAmong(path: string, roots: readonly string[]): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root}.`));
}

/** `page`: set if the setting is for this page only. */
type SettingChange = Change & { readonly page?: string };

/** The pattern of e-mails that the form for a forgotten password accepts. */
const mailPattern = 'auth.emailPattern';

function mailChanges({ path, before, after }: LeafChange, sites: Pair<Site>): readonly SettingChange[] {
  const does = patternChangeWords(before ?? simpleEmail, after ?? simpleEmail, commonMails);
  const pages = Object.entries(sites.after.pages).filter(([, { nodes }]) =>
    Object.values(nodes).some(({ use }) => use === 'auth.forgot'),
  );
  return pages.map(([page]) => ({ kind: 'setting', node: '', name: path, does, page }));
}

function settingChanges(leaf: LeafChange, sites: Pair<Site>): readonly SettingChange[] {
  if (leaf.path === mailPattern) return mailChanges(leaf, sites);
  const subject = { node: '', name: leaf.path };
  if (isTextValue(leaf.before) || isTextValue(leaf.after)) return textChanges(subject, 'says', leaf, sites);
  return [{ ...subject, kind: kindOf(leaf.path), does: insteadWords(leaf) }];
}

function kindOf(path: string): ChangeKind {
  return isAmong(path, ['theme', 'brand']) ? 'look' : 'setting';
}

function insteadWords({ before, after }: LeafChange): string {
  return `is ${displayValue(after)} instead of ${displayValue(before)}`;
}

function languageChanges({ before, after }: Pair<Site>, catalogueLanguages: Catalogue['languages']): readonly Change[] {
  const [oldLanguages, newLanguages] = [languagesOf(before), languagesOf(after)];
  const englishName = (code: string) => catalogueLanguages[code]?.english ?? code;
  return [
    ...newLanguages
      .filter((code) => !oldLanguages.includes(code))
      .map((code): Change => ({ kind: 'appears', node: '', name: englishName(code), does: 'is spoken too' })),
    ...oldLanguages
      .filter((code) => !newLanguages.includes(code))
      .map((code): Change => ({ kind: 'goes', node: '', name: englishName(code), does: 'is spoken no longer' })),
  ];
}

type Assets = BrandState['assets'];

function assetChanges(before: Assets, after: Assets): readonly Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file): readonly Change[] => {
    const [oldHash, newHash] = [before.get(file), after.get(file)];
    if (oldHash === newHash) return [];
    const does = newHash === undefined ? 'goes' : oldHash === undefined ? 'is new' : 'is another one';
    return [{ kind: 'look', node: '', name: `picture ${file}`, does }];
  });
}

/** Changed texts that no compared page showed to any persona: code may use them, or a page that nobody can open now. */
export function unseenTexts(
  texts: ReadonlyMap<string, readonly string[]>,
  sites: Pair<Site>,
  isSeen: (key: string, language: string) => boolean,
): readonly Change[] {
  return [...texts].flatMap(([key, languages]) =>
    languages
      .filter((language) => !isSeen(key, language))
      .map((language): Change => {
        const words = {
          language,
          before: sites.before.texts[language]?.[key] ?? '',
          after: sites.after.texts[language]?.[key] ?? key,
        };
        return { kind: 'text', node: '', name: `text ${key}`, does: 'says', words, key };
      }),
  );
}
