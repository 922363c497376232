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
/** Each test adds one check. */
afterEach(() => checks.pop());

it('costs one merchant, and no other, where a check breaks off [CFG-05]', () => {
  checks.push(breaksOff);
  const odd = filesOf('odd', { merchant: { ...merchant, code: 'ODD', domains: ['odd.example'] } });
  const { sites, issues } = createSiteLoader(readCatalogue()).load([...solo(), ...odd]);
  expect([...sites.keys()]).toContain('solo');
  expect(issues.filter(({ code }) => code === 'failed-check').map(issueLine)).toEqual([
    'odd/merchant.json:1:1 error The check for things that are odd broke off (RangeError: Too odd), which is a fault of this program, so nobody knows whether this merchant is right. Take back the last change, and tell the people who gave you the program.',
  ]);
});

it('says of a check that only warns, and so does not run for errors alone, that it reports an error [CFG-05]', () => {
  const even: SiteCheck = {
    finds: 'things that are even',
    onlyWarns: true,
    run: ({ reportSetting }) => reportSetting({ severity: 'error', code: 'even', message: 'This is even.' }, ['name']),
  };
  checks.push(even);
  const { issues } = createSiteLoader(readCatalogue()).load(solo());
  expect(issues.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
    expect.stringContaining('failed-check The check for things that are even broke off (it reports an error'),
  );
  const cache = { onlyErrors: true, hash: (content: string) => content, read: () => undefined, keep: () => undefined };
  const { issues: errors } = createSiteLoader(readCatalogue()).load(solo(), [], cache);
  expect(errors.filter(({ severity }) => severity === 'error')).toEqual([]);
});
