import { describe, expect, it } from 'vitest';
import { largestPage } from '@/ops/bench/engine/largest-page';
import { readMerchantFiles } from '@/ops/bench/merchant-files';
import { readCatalogue } from '@/sites/read-catalogue';

describe('the page that the bench resolves', () => {
  it('passes the check, with as many conditions as it is told to have [CFG-07]', { tags: ['deep'] }, () => {
    const { page, ruleIndexOf } = largestPage(readMerchantFiles('merchant-configs'), readCatalogue('schemas'), 60);
    expect(ruleIndexOf.size).toBe(60);
    for (const id of ruleIndexOf.keys()) expect(page.nodes[id]?.when).toBeDefined();
  });
});
