import type { Catalogue } from '../catalogue';
import type { ComposedPage } from '../compose/compose-page';
import type { Composed } from '../compose/compose-site';
import { originOf, PAGE } from '../compose/origin-of';
import type { Located } from '../compose/read-file';
import { own } from '../json';
import { once } from '../memo';
import type { Origin } from '../parse/config-file';
import { analyzePage, type PageAnalysis } from './check-page';
import { createLookup, type Lookup } from './lookup';
import { merchantOrigin } from './origins';
import { spokenParts } from './spoken-parts';
import { lackingIn, lacksEverywhere, lacksSome } from './texts/lacking-texts';
import { type UsedTexts, usedTextsOf } from './texts/used-texts';
import { type NeedKind, needKinds } from './walk-value';

/** The names that pages and settings of a merchant use: texts, pages, hosts, categories, languages, assets. */
export type SiteNames = {
  readonly usedTexts: UsedTexts;
  readonly usedAssets: ReadonlySet<string>;
  /** Pages and texts that a misspelt name probably means. They count as linked and shown. */
  readonly meant: ReadonlySet<string>;
  /** One finding for each used name that the merchant does not have. */
  readonly missing: readonly Located[];
  /** Keys that pages and settings show and for which a language has no text. */
  readonly lackedBy: (language: string) => ReadonlySet<string>;
  readonly lookup: Lookup;
};

/** Gathers every name that a merchant uses. A page is walked only if one of its names is missing. */
export function siteNamesOf(composed: Composed, catalogue: Catalogue): SiteNames {
  const lookup = createLookup(composed, catalogue);
  const pages = [...composed.pages.values()].map((page) => ({ page, analysis: analyzePage(page, catalogue) }));
  const gathering = startGathering(lookup);
  for (const { page, analysis } of pages) {
    for (const name of analysis.names.assets) gathering.usedAssets.add(name);
    for (const kind of needKinds) {
      const isAtHand =
        kind === 'texts'
          ? !lacksEverywhere(analysis, composed)
          : analysis.names[kind].every((name) => lookup.missing(kind, name) === undefined);
      if (isAtHand) continue;
      for (const { name, node, path } of analysis.needs[kind])
        gathering.note(kind, name, () => originOf(page, node, path));
    }
    notePage(page, analysis, gathering.note);
  }
  noteSettings(composed, catalogue, gathering.note);
  const { lookedFor, usedAssets, meant, missing } = gathering;
  const lacking = once(() => pages.filter(({ analysis }) => lacksSome(analysis, composed)));
  return {
    usedTexts: usedTextsOf(composed, catalogue, lookedFor),
    usedAssets,
    meant,
    missing,
    lackedBy: (language) => {
      const some = own(composed.texts, language) === undefined ? pages : lacking();
      return new Set([
        ...some.flatMap(({ analysis }) => [...lackingIn(analysis, composed, language)]),
        ...[...lookedFor].filter((key) => !lookup.hasText(language, key)),
      ]);
    },
    lookup,
  };
}

type Note = (kind: NeedKind, name: string, origin: () => Origin) => void;

/** Collects each name at its first use, and looks up each text once. */
function startGathering(lookup: Lookup) {
  const lookedFor = new Set<string>();
  const usedAssets = new Set<string>();
  const meant = new Set<string>();
  const missing: Located[] = [];
  const note: Note = (kind, name, origin) => {
    if (kind === 'assets') usedAssets.add(name);
    if (kind === 'texts') {
      if (lookedFor.has(name)) return;
      lookedFor.add(name);
    }
    const finding = lookup.missing(kind, name);
    if (finding === undefined) return;
    const near = lookup.meant(kind, name);
    if (near !== undefined) meant.add(near);
    missing.push({ ...finding, origin: origin() });
  };
  return { lookedFor, usedAssets, meant, missing, note };
}

/** Collects names of the page's own keys: its title, its description, and the pages to which its access redirects. */
function notePage(page: ComposedPage, { itself }: PageAnalysis, note: Note): void {
  for (const { kind, name, path } of itself.needs) note(kind, name, () => originOf(page, PAGE, path));
  const { access } = page.page;
  for (const key of ['else', 'guest'] as const) {
    const target = access?.[key];
    if (target !== undefined) note('pages', target, () => originOf(page, PAGE, ['access', key]));
  }
}

function noteSettings(composed: Composed, catalogue: Catalogue, note: Note): void {
  const { categories, games } = composed.merchant;
  for (const [index, name] of (categories?.order ?? []).entries())
    note('categories', name, () => merchantOrigin(composed, ['categories', 'order', index]));
  const { front } = games ?? {};
  if (front !== undefined) note('categories', front, () => merchantOrigin(composed, ['games', 'front']));
  const { needs } = spokenParts(composed, catalogue);
  for (const kind of needKinds)
    for (const need of needs) if (need.kind === kind) note(kind, need.name, () => merchantOrigin(composed, need.path));
}
