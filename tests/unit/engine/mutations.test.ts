import { isDeep, runs, shareOfCommit } from '@tests/support/depth';
import { describe, expect, it } from 'vitest';
import { createSiteLoader, type LoadResult } from '@/engine';
import { patient } from '../../support/patience';
import { createDice, mutate } from './mutate';
import { readCatalogue, readMerchants } from './project';
import { tryChanges } from './try-changes';

const catalogue = readCatalogue();
const files = readMerchants();

/** A quick run tries 10 of the 10,000 seeds, chosen by commit. A deep run tries all, half of them in another file. */
const from = isDeep ? 0 : shareOfCommit(1000) * 10;
const to = from + runs(10, 5000);

describe('random changes of the project’s own merchants', () => {
  it('loads what is not changed, without an error [CFG-01]', () => {
    const { sites, broken } = createSiteLoader(catalogue).load(files);
    expect([...broken]).toEqual([]);
    expect(sites.size).toBeGreaterThanOrEqual(4);
  });

  it('knows the same after a change as a loader that reads everything anew [CFG-06]', {
    timeout: patient(240_000),
  }, () => {
    const loader = createSiteLoader(catalogue);
    for (let seed = 0; seed < runs(1, 12); seed += 1) {
      const dice = createDice(seed);
      const file = files.filter(({ path }) => path.endsWith('.json'))[dice(200)];
      const changed = files.map((one) => (one === file ? { ...one, text: mutate(one.text, dice) } : one));
      expect(outcome(loader.load(changed))).toEqual(outcome(createSiteLoader(catalogue).load(changed)));
    }
  });

  it(
    `never throws: each change of the seeds ${from} to ${to - 1} compiles or is reported [CFG-05]`,
    {
      timeout: patient(600_000),
    },
    () => tryChanges(from, to),
  );
});

function outcome({ sites, issues, broken }: LoadResult) {
  return { hashes: [...sites.values()].map(({ id, hash }) => `${id} ${hash}`), issues, broken: [...broken] };
}
