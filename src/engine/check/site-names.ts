import type { Catalogue } from '../catalogue';
import type { ComposedPage } from '../compose/compose-page';
import type { Composed } from '../compose/compose-site';
import { originOf, PAGE } from '../compose/origin-of';
import type { Located } from '../compose/read-file';
import { own } from '../json';
import { once } from '../memo';
import type { Origin } from '../parse/config-file';
import { analyzeSettings } from './analyze-settings';
import { analyzePage, type PageAnalysis } from './check-page';
import { createLookup, type Lookup } from './lookup';
import { merchantOrigin } from './origins';
import { lacksTextEverywhere, lacksTextSomewhere, missingTextsIn } from './texts/lacking-texts';
import { type UsedTexts, usedTextsOf } from './texts/used-texts';
import { type NameKind, nameKinds } from './walk-value';

/** The names that pages and settings of a merchant use: texts, pages, hosts, categories, languages, assets. */
export type SiteNames = {
  readonly usedTexts: UsedTexts;
  readonly usedAssets: ReadonlySet<string>;
  /** Pages and texts that a misspelt name probably means. They count as linked and shown. */
  readonly meantNames: ReadonlySet<string>;
  /** One finding for each use of a name that the merchant does not have; for a text, at its first use only. */
  readonly missingFindings: readonly Located[];
  /** Keys that pages and settings show and for which a language has no text. */
  readonly missingTextsOf: (language: string) => ReadonlySet<string>;
  readonly lookup: Lookup;
};

/** Gathers every name that a merchant uses. The place of a name on a page is looked up only if the name is missing. */
export function siteNamesOf(composed: Composed, catalogue: Catalogue): SiteNames {
  const lookup = createLookup(composed, catalogue);
  const pages = [...composed.pages.values()].map((page) => ({ page, analysis: analyzePage(page, catalogue) }));
  const lacksName = (kind: NameKind, analysis: PageAnalysis) =>
    kind === 'texts'
      ? lacksTextEverywhere(analysis, composed)
      : analysis.names[kind].some((name) => lookup.findingIfMissing(kind, name) !== undefined);
  const collector = createNameCollector(lookup);
  for (const { page, analysis } of pages) {
    for (const name of analysis.names.assets) collector.usedAssets.add(name);
    for (const kind of nameKinds) {
      if (!lacksName(kind, analysis)) continue;
      for (const { name, node, path } of analysis.nameUses[kind])
        collector.addName(kind, name, () => originOf(page, node, path));
    }
    addPageNames(page, analysis, collector.addName);
  }
  addSettingNames(composed, catalogue, collector.addName);
  const { collectedTexts, usedAssets, meantNames, missingFindings } = collector;
  const pagesLackingTexts = once(() => pages.filter(({ analysis }) => lacksTextSomewhere(analysis, composed)));
  return {
    usedTexts: usedTextsOf(composed, catalogue, collectedTexts),
    usedAssets,
    meantNames,
    missingFindings,
    missingTextsOf: (language) => {
      // Without a table of its own a language lacks every text.
      const pagesToSearch = own(composed.texts, language) === undefined ? pages : pagesLackingTexts();
      return new Set([
        ...pagesToSearch.flatMap(({ analysis }) => [...missingTextsIn(analysis, composed, language)]),
        ...[...collectedTexts].filter((key) => !lookup.hasText(language, key)),
      ]);
    },
    lookup,
  };
}

type AddName = (kind: NameKind, name: string, origin: () => Origin) => void;

/** Collects names at each of their uses; a text at its first use only. */
function createNameCollector(lookup: Lookup) {
  // Texts of settings, of pages' own keys, and of pages that show a missing text: not every text of every page.
  const collectedTexts = new Set<string>();
  const usedAssets = new Set<string>();
  const meantNames = new Set<string>();
  const missingFindings: Located[] = [];
  const addName: AddName = (kind, name, origin) => {
    if (kind === 'assets') usedAssets.add(name);
    if (kind === 'texts') {
      if (collectedTexts.has(name)) return;
      collectedTexts.add(name);
    }
    const finding = lookup.findingIfMissing(kind, name);
    if (finding === undefined) return;
    const meantName = lookup.meantName(kind, name);
    if (meantName !== undefined) meantNames.add(meantName);
    missingFindings.push({ ...finding, origin: origin() });
  };
  return { collectedTexts, usedAssets, meantNames, missingFindings, addName };
}

/** Collects names of the page's own keys: its title, its description, and the words and pages of its access. */
function addPageNames(page: ComposedPage, { ownKeys }: PageAnalysis, addName: AddName): void {
  for (const { kind, name, path } of ownKeys.nameUses) addName(kind, name, () => originOf(page, PAGE, path));
  const { access } = page.page;
  for (const key of ['else', 'guest'] as const) {
    const target = access?.[key];
    if (target !== undefined) addName('pages', target, () => originOf(page, PAGE, ['access', key]));
  }
}

function addSettingNames(composed: Composed, catalogue: Catalogue, addName: AddName): void {
  const { categories, games } = composed.merchant;
  for (const [index, name] of (categories?.order ?? []).entries())
    addName('categories', name, () => merchantOrigin(composed, ['categories', 'order', index]));
  const { front } = games ?? {};
  if (front !== undefined) addName('categories', front, () => merchantOrigin(composed, ['games', 'front']));
  const { nameUses } = analyzeSettings(composed, catalogue);
  for (const kind of nameKinds)
    for (const use of nameUses)
      if (use.kind === kind) addName(kind, use.name, () => merchantOrigin(composed, use.path));
}
