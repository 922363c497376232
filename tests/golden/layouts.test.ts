import { describe, expect, test } from 'vitest';
import { personaLayouts } from '@/ops/layouts/persona-layouts';
import { textRows } from '@/ops/layouts/text-rows';
import { openWorkspace } from '@/ops/workspace';
import { golden, obsoleteGolden } from './golden-file';

const { catalogue, loaded, platformOf } = await openWorkspace('./merchant-configs');
const sites = [...loaded.sites.values()];

test('finds every merchant folder by itself [QAS-01]', () => {
  expect(sites.length).toBeGreaterThanOrEqual(4);
});

describe.each(sites.map((site) => ({ site, merchant: site.id })))('$merchant', ({ site, merchant }) => {
  const platform = platformOf(site);

  test.each(Object.keys(site.pages))('%s shows every persona what its golden file says [QAS-01, CFG-03]', (page) => {
    const layouts = personaLayouts(site, page, platform, catalogue);
    expect(`${JSON.stringify(layouts, null, 1)}\n`).toBe(
      golden(`${merchant}/${page}.json`, `${JSON.stringify(layouts, null, 1)}\n`),
    );
  });

  test.each(Object.keys(site.pages))('%s says in every language what its text table says [QAS-01, APP-11]', (page) => {
    const rows = textRows(site, page, platform, catalogue);
    expect(rows).toBe(golden(`${merchant}/${page}.tsv`, rows));
  });

  test('has no golden file without a page [QAS-01]', () => {
    expect(obsoleteGolden(merchant)).toEqual([]);
  });
});

test('has no golden files of a merchant that is gone [QAS-01]', () => {
  const merchants = new Set(sites.map((site) => site.id));
  expect(obsoleteGolden('.').filter((path) => !merchants.has(path.split('/')[0] ?? ''))).toEqual([]);
});
