import { afterEach, expect, it } from 'vitest';
import { createSiteLoader, issueLine } from '@/engine';
import type { SiteCheck } from '@/engine/check/site-check';
import { siteChecks } from '@/engine/check/site-checks';
import { filesOf, merchant, solo } from './fixture';
import { readCatalogue } from './project';

const checks = siteChecks as (typeof siteChecks)[number][];
const breaksOff: SiteCheck = {
  finds: 'things that are odd',
  run({ composed }) {
    if (composed.id === 'odd') throw new RangeError('Too odd');
  },
};
afterEach(() => checks.splice(checks.indexOf(breaksOff), 1));

it('costs one merchant, and no other, where a check breaks off [CFG-05]', () => {
  checks.push(breaksOff);
  const odd = filesOf('odd', { merchant: { ...merchant, code: 'ODD', domains: ['odd.example'] } });
  const { sites, issues } = createSiteLoader(readCatalogue()).load([...solo(), ...odd]);
  expect([...sites.keys()]).toContain('solo');
  expect(issues.filter(({ code }) => code === 'failed-check').map(issueLine)).toEqual([
    'odd/merchant.json:1:1 error The check for things that are odd broke off (RangeError: Too odd), which is a fault of this program, so nobody knows whether this merchant is right. Take back the last change, and tell the people who gave you the program.',
  ]);
});
