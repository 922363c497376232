import { expect, it } from 'vitest';
import { patternIssues } from '@/ops/merchant/pattern-issues';
import { termsIssues } from '@/ops/merchant/terms-issues';
import { openWorkspace } from '@/ops/workspace';

const console = (rules: object) => ({ path: 'a/console.json', text: JSON.stringify(rules) });
const page = (props: object) => ({
  path: 'a/pages/forget.json',
  text: JSON.stringify({ nodes: { form: { use: 'auth.forgot', props } } }),
});
const linear = '[A-Za-z][A-Za-z0-9]{3,11}';

it.each([
  ['a map', { register: { username: { acceptedPattern: '(a+)+' } } }],
  ['a list', { register: [{ key: 'username', acceptedPattern: '(a+)+' }] }],
  ['the settings', { settings: { register: { username: { acceptedPattern: '(a+)+' } } } }],
  ['the rules of the login', { verification: { username: { acceptedPattern: '(a|a)*b' } } }],
])('refuses an exponential pattern in %s of rules [AUT-10]', (_, rules) => {
  const [issue, ...others] = patternIssues([console(rules)]);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ severity: 'error', code: 'exponential-pattern', merchant: 'a', at: { line: 1 } });
  expect(issue?.message).toContain('"username"');
});

it.each(['(?i)abc', '[a-z]++', '(', '[a&&b]'])(
  'warns that no browser can read the Java pattern %s [AUT-10]',
  (pattern) => {
    const rules = { register: { username: { acceptedPattern: pattern } } };
    expect(patternIssues([console(rules)])).toMatchObject([{ severity: 'warning', code: 'unreadable-pattern' }]);
  },
);

it.each(['*', '', linear, '[\\p{L} .]+', '\\A[0-9]+\\z'])('says nothing of %s [AUT-10]', (pattern) => {
  expect(patternIssues([console({ register: { username: { acceptedPattern: pattern } } })])).toEqual([]);
});

it('judges the pattern of the forgot form in a page, and one that an overlay sets [AUT-22]', () => {
  const overlay = { path: 'a/overlays/forget.json', text: '{"set":{"form":{"props.emailPattern":"(\\\\w+)+@x"}}}' };
  expect(patternIssues([page({ emailPattern: '([a-z]+)*@x' }), overlay])).toMatchObject([
    { code: 'exponential-pattern', at: { file: 'a/pages/forget.json' } },
    { code: 'exponential-pattern', at: { file: 'a/overlays/forget.json' } },
  ]);
  expect(patternIssues([page({ emailPattern: '(' })])).toMatchObject([
    { severity: 'error', code: 'unreadable-pattern' },
  ]);
  expect(patternIssues([page({ emailPattern: '\\w+@\\w+' })])).toEqual([]);
});

it('warns where the clock is European and the terms are ticked already [AUT-12]', async () => {
  const { loaded, files } = await openWorkspace('./merchant-configs');
  expect(termsIssues(files, loaded)).toEqual([]);
  const mono = loaded.sites.get('mono');
  if (mono === undefined) throw new Error('There is no merchant mono any more: take another one in Europe.');
  const ticked = { ...mono, merchant: { ...mono.merchant, auth: { ...mono.merchant.auth, terms: true } } };
  expect(termsIssues(files, { sites: new Map([['mono', ticked]]) })).toMatchObject([
    { severity: 'warning', code: 'ticked-terms', merchant: 'mono', at: { file: 'mono/merchant.json' } },
  ]);
});
