import type { Catalogue } from '../catalogue';
import type { ConditionScope } from '../conditions/read-part';
import type { Merchant, Overlay, Page, Site } from '../config';
import { memoByObject, memoByTwo, memoLast, memoLatestKeys } from '../memo';
import * as messages from '../messages';
import { nearestName } from '../nearest-name';
import { composeMerchant, composeTexts } from './compose-merchant';
import { type ComposedPage, composePage, firstLayer } from './compose-page';
import type { Folder } from './folder';
import type { Located, Sourced } from './read-file';
import { siteHashByJson } from './site-hash';
import { keepTables } from './site-json';
import { spokenLayers, spokenTexts, type TextLayers, tableJson } from './text-layers';

/** A merchant after its whole chain. Parts that the child does not touch are the parent's objects. */
export type Composed = {
  readonly id: string;
  readonly folder: Folder;
  readonly parent?: Composed;
  readonly merchant: Merchant;
  readonly pages: ReadonlyMap<string, ComposedPage>;
  /** Pages with a file, here or in a parent, that cannot be read. */
  readonly unreadable: ReadonlySet<string>;
  readonly texts: TextLayers;
  readonly scope: ConditionScope;
  readonly site: Site;
  readonly findings: readonly Located[];
};

/** Composes a merchant over its composed parent. */
export function composeSite(
  folder: Folder,
  ownMerchant: Merchant,
  parent: Composed | undefined,
  catalogue: Catalogue,
): Composed {
  const findings: Located[] = [];
  const merchant = parent ? composeMerchant(parent.merchant, ownMerchant) : ownMerchant;
  const pages = composePages(folder, parent, catalogue, findings);
  const texts = composeTexts(parent?.texts ?? {}, folder.texts);
  const unreadable = new Set([...(parent?.unreadable ?? []), ...folder.unreadable]);
  const scope = conditionScopeOf(merchant.conditions ?? noConditions, catalogue);
  const site = toSite(folder.id, withoutInvariants(merchant), pages, texts);
  return {
    id: folder.id,
    folder,
    merchant,
    pages,
    unreadable,
    texts,
    scope,
    site,
    findings,
    ...(parent ? { parent } : {}),
  };
}

function composePages(
  folder: Folder,
  parent: Composed | undefined,
  catalogue: Catalogue,
  findings: Located[],
): Composed['pages'] {
  if (parent && folder.pages.size === 0 && folder.overlays.size === 0) return parent.pages;
  const pages = new Map<string, ComposedPage>(parent?.pages);
  for (const [id, page] of folder.pages) pages.set(id, firstLayer(page));
  for (const [id, overlay] of folder.overlays) {
    const inheritedPage = pages.get(id);
    const report = (finding: messages.Finding) =>
      findings.push({ ...finding, origin: { file: overlay.file, path: ['page'] } });
    if (folder.pages.has(id)) report(messages.pageAndOverlay(id));
    else if (inheritedPage === undefined && !parent?.unreadable.has(id))
      report(messages.missingPage(id, nearestName(id, pages.keys())));
    else if (inheritedPage) {
      const composed = composePageOnce(catalogue)(inheritedPage, overlay);
      findings.push(...composed.findings);
      pages.set(id, composed);
    }
  }
  const [firstFile] = [...folder.pages.values(), ...folder.overlays.values()];
  return firstFile === undefined ? pages : lastPages(firstFile, [...pages].flat(), () => pages);
}

/** Equal pages are the same map, so that a check which reads them does not run again. */
const lastPages = memoLast<ReadonlyMap<string, ComposedPage>>();

/** A page under an overlay, composed once: an edit changes one file of many. */
const composePageOnce = memoByObject((catalogue: Catalogue) =>
  memoByTwo((page: ComposedPage, overlay: Sourced<Overlay>) => composePage(page, overlay, catalogue)),
);

/** Equal conditions give the same scope object, in other brands too, so that proofs about them are reused. */
const conditionScopeOf = memoByTwo(
  (conditions: NonNullable<Merchant['conditions']>, catalogue: Catalogue): ConditionScope =>
    scopesOf(catalogue)(JSON.stringify(conditions), () => ({
      facts: catalogue.facts,
      switches: catalogue.switches,
      conditions,
    })),
);

const scopesOf = memoByObject((_: Catalogue) => memoLatestKeys<string, ConditionScope>(256));

const noConditions = {};

/** Invariants are for checks alone: what is published does not depend on them. */
const withoutInvariants = memoByObject((merchant: Merchant): Merchant => {
  const { always, ...published } = merchant;
  return always === undefined ? merchant : published;
});

function toSite(id: string, merchant: Merchant, composed: ReadonlyMap<string, ComposedPage>, texts: TextLayers): Site {
  const pages: Record<string, Page> = {};
  for (const name of [...composed.keys()].sort()) {
    const page = composed.get(name)?.page;
    if (page) pages[name] = page;
  }
  const conditions = merchant.conditions ?? noConditions;
  const tables = () =>
    Object.fromEntries(spokenLayers(texts, merchant).map(([language, layer]) => [language, tableJson(layer)]));
  let hash: string | undefined;
  const site: Site = {
    format: 1,
    id,
    // Made on demand: checks need neither the hash nor the joined texts.
    get hash() {
      hash ??= siteHashByJson({ id, merchant, pages }, tables());
      return hash;
    },
    merchant,
    pages,
    conditions,
    get texts() {
      return spokenTexts(texts, merchant);
    },
  };
  keepTables(site, tables);
  return site;
}
