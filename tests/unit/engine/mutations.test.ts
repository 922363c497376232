import { describe, expect, it } from 'vitest';
import {
  type ConfigFile,
  createSiteLoader,
  explainNode,
  type LoadResult,
  layoutFor,
  normalizePlatform,
  normalizeVisitor,
  resolvePage,
} from '@/engine';
import { createDice, mutate } from './mutate';
import { readCatalogue, readMerchants } from './project';

const runs = 10_000;
const catalogue = readCatalogue();
const files = readMerchants();

describe('random changes of the project’s own merchants', () => {
  it('loads what is not changed, without an error [CFG-01]', () => {
    const { sites, broken } = createSiteLoader(catalogue).load(files);
    expect([...broken]).toEqual([]);
    expect(sites.size).toBeGreaterThanOrEqual(4);
  });

  it('knows the same after a change as a loader that reads everything anew [CFG-06]', { timeout: 60_000 }, () => {
    const loader = createSiteLoader(catalogue);
    for (let seed = 0; seed < 12; seed += 1) {
      const dice = createDice(seed);
      const file = files.filter(({ path }) => path.endsWith('.json'))[dice(200)];
      const changed = files.map((one) => (one === file ? { ...one, text: mutate(one.text, dice) } : one));
      expect(outcome(loader.load(changed))).toEqual(outcome(createSiteLoader(catalogue).load(changed)));
    }
  });

  // A machine that does other work takes several times as long.
  it(`never throws: each of ${runs} compiles or is reported [CFG-05]`, { timeout: 600_000 }, () => {
    const loader = createSiteLoader(catalogue);
    loader.load(files);
    // Changes of one file follow each other: the loader need not read the last one's again.
    const seeds = Array.from({ length: runs }, (_, seed) => seed).toSorted(
      (one, other) => placeOf(one) - placeOf(other),
    );
    expect(seeds).toHaveLength(runs);
    for (const seed of seeds) {
      try {
        expect(tryOut(seed, loader)).toBe('compiles or is reported');
      } catch (cause) {
        throw new Error(`The change of seed ${seed} failed.`, { cause });
      }
    }
  });
});

const merchants = [...new Set(files.map((file) => file.path.split('/')[0] ?? ''))].filter((id) => id !== 'base');

function outcome({ sites, issues, broken }: LoadResult) {
  return { hashes: [...sites.values()].map(({ id, hash }) => `${id} ${hash}`), issues, broken: [...broken] };
}

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
