import { expect } from 'vitest';
import {
  type ConfigFile,
  createSiteLoader,
  explainNode,
  layoutFor,
  normalizePlatform,
  normalizeVisitor,
  resolvePage,
} from '@/engine';
import { createDice, mutate } from './mutate';
import { readCatalogue, readMerchants } from './project';

const catalogue = readCatalogue();
const files = readMerchants();

/** Changes the project's own merchants by each of these seeds, one file at a time, and looks at what comes of it. */
export function tryChanges(from: number, to: number): void {
  const loader = createSiteLoader(catalogue);
  loader.load(files);
  // Changes of one file follow each other: the loader need not read the last one's again.
  const seeds = Array.from({ length: to - from }, (_, index) => from + index).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  for (const seed of seeds) {
    try {
      expect(tryOut(seed, loader)).toBe('compiles or is reported');
    } catch (cause) {
      throw new Error(`The change of seed ${seed} failed.`, { cause });
    }
  }
}

const merchants = [...new Set(files.map((file) => file.path.split('/')[0] ?? ''))].filter((id) => id !== 'base');

const visitors = [{}, { session: { token: 'one' }, member: { id: 1, account: 'a', type: 1, toUpline: '1' } }];

/** The merchant and the file that a seed changes, and the dice for how. */
function choose(seed: number) {
  const dice = createDice(seed);
  const merchant = merchants[dice(merchants.length)] ?? '';
  const own = files.filter(({ path }) => path.startsWith('base/') || path.startsWith(`${merchant}/`));
  const texts = own.filter((file) => file.path.endsWith('.json'));
  return { dice, merchant, own, file: texts[dice(texts.length)] };
}

/** Where the file stands that a seed changes: by merchant, and by file in it. */
function placeOf(seed: number): number {
  const { merchant, file } = choose(seed);
  return merchants.indexOf(merchant) * files.length + (file === undefined ? 0 : files.indexOf(file));
}

/** Loads base and one merchant with one file changed, and draws the page it belongs to for a guest and an agent. */
function tryOut(seed: number, loader: ReturnType<typeof createSiteLoader>): string {
  const { dice, merchant, own, file } = choose(seed);
  if (!file) return 'there are no files';
  const changed: ConfigFile = { path: file.path, text: mutate(file.text, dice) };
  const { sites, issues, broken, consoles } = loader.load(own.map((one) => (one === file ? changed : one)));
  const id = /(?:pages|overlays)\/(.+)\.json$/.exec(file.path)?.[1] ?? 'home';
  for (const site of sites.values()) {
    const platform = normalizePlatform(consoles.get(merchant), site, catalogue);
    const page = resolvePage(site, id, platform, catalogue);
    for (const visitor of visitors) {
      const live = normalizeVisitor({ ...visitor, language: 'en', page: id });
      layoutFor(page, live);
      for (const node of Object.keys(site.pages[id]?.nodes ?? {}).slice(0, 3))
        explainNode({ site, page, platform, live, catalogue }, node);
    }
  }
  const isReported = issues.some((issue) => issue.severity === 'error');
  return isReported === broken.size > 0 && (isReported || sites.has(merchant))
    ? 'compiles or is reported'
    : 'is lost without a word';
}
