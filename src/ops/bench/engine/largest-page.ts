import { type Catalogue, type ConfigFile, loadSites, type Page, type Site } from '@/engine';
import { ruleAt } from './rules';

/** The page, and the index of the rule for each node with a condition. */
export type LargestPage = {
  readonly site: Site;
  readonly page: Page;
  readonly ruleIndexOf: ReadonlyMap<string, number>;
};

/**
 * The merchant's page with the most nodes. An overlay of a child merchant adds nodes until it has `conditions`
 * conditions.
 */
export function largestPage(files: readonly ConfigFile[], catalogue: Catalogue, conditions: number): LargestPage {
  const aurora = siteOf(files, catalogue, 'aurora');
  const largest = Object.values(aurora.pages).reduce((best, page) => (sizeOf(page) > sizeOf(best) ? page : best));
  const conditionalNodes = Object.entries(largest.nodes).filter(
    ([, node]) => node.when !== undefined && node.each === undefined && !hasOffer(node),
  );
  const [parent, slot, children] = longestSlot(largest);
  // A slot accepts only its own kinds of entries, so its entries are added again.
  const models = children
    .flatMap((id) => largest.nodes[id] ?? [])
    .filter((node) => !node.slots && !node.each && !hasOffer(node));
  const benchNodes = Array.from({ length: Math.max(0, conditions - conditionalNodes.length) }, (_, index) => {
    const model = models[index % models.length];
    return [`bench-${index}`, { ...model, when: ruleAt(conditionalNodes.length + index).condition }] as const;
  });
  const overlay = {
    format: 1,
    page: largest.id,
    set: Object.fromEntries(conditionalNodes.map(([id], index) => [id, { when: ruleAt(index).condition }])),
    nodes: Object.fromEntries(benchNodes),
    insert: benchNodes.map(([id]) => ({ id, into: parent, slot, at: 'last' })),
  };
  const merchant = { format: 1, extends: 'aurora', name: 'Bench', code: 'BENCH', trialCode: 'BENCHTRIAL', domains: [] };
  const brandFiles = [
    { path: 'bench/merchant.json', text: JSON.stringify(merchant) },
    { path: `bench/overlays/${largest.id}.json`, text: JSON.stringify(overlay) },
  ];
  const site = siteOf([...files, ...brandFiles], catalogue, 'bench');
  const page = site.pages[largest.id];
  if (page === undefined) throw new Error(`The overlay on "${largest.id}" gave no page.`);
  const ids = [...conditionalNodes.map(([id]) => id), ...benchNodes.map(([id]) => id)];
  return { site, page, ruleIndexOf: new Map(ids.map((id, index) => [id, index])) };
}

function siteOf(files: readonly ConfigFile[], catalogue: Catalogue, id: string): Site {
  const { sites, issues } = loadSites(files, catalogue);
  const site = sites.get(id);
  // The bench replaces conditions, so invariants of base do not hold in it.
  const errors = issues.filter(
    ({ severity, code, at }) => severity === 'error' && code !== 'broken-invariant' && at.file.startsWith(`${id}/`),
  );
  if (site === undefined || errors.length > 0) {
    throw new Error(`Merchant "${id}" does not load: ${errors.map(({ message }) => message).join(' ')}`);
  }
  return site;
}

/** A bubble offers a bonus: the law wants its condition as it is. */
const hasOffer = ({ props }: Page['nodes'][string]) => props?.bubble !== undefined;

const sizeOf = (page: Page) => Object.keys(page.nodes).length;

/** Node, slot and children. */
function longestSlot(page: Page): readonly [string, string, readonly string[]] {
  const slots = Object.entries(page.nodes).flatMap(([id, node]) =>
    Object.entries(node.slots ?? {}).map(([slot, ids]) => [id, slot, ids] as const),
  );
  return slots.reduce((best, one) => (one[2].length > best[2].length ? one : best));
}
