import { expect, it } from 'vitest';
import { type Catalogue, type Issue, loadSites } from '@/engine';
import { judgePattern } from '@/review/workspace/judge-pattern';
import { readCatalogue } from './project';

const catalogue: Catalogue = { ...readCatalogue(), judgePattern };
const linear = '[A-Za-z][A-Za-z0-9]{3,11}';

const merchant = { path: 'a/merchant.json', text: '{"format":1}' };
const pageOf = (props: object) => ({
  path: 'a/pages/forget.json',
  text: JSON.stringify({ format: 1, id: 'forget', nodes: { page: { use: 'auth.forgot', props } } }),
});

function issuesOf(files: readonly { path: string; text: string }[], by: Catalogue = catalogue): readonly Issue[] {
  return loadSites([merchant, ...files], by).issues.filter(({ code }) => code.endsWith('-pattern'));
}

const ofConsole = (console: object, by?: Catalogue) =>
  issuesOf([{ path: 'a/console.json', text: JSON.stringify({ format: 1, ...console }) }], by);

it.each([
  ['a map', { register: { username: { acceptedPattern: '(a+)+' } } }],
  ['a list', { register: [{ key: 'username', acceptedPattern: '(a+)+' }] }],
  ['the settings', { settings: { register: { username: { acceptedPattern: '(a+)+' } } } }],
  ['the rules of the login', { verification: { username: { acceptedPattern: '(a|a)*b' } } }],
])('warns of an exponential pattern in %s of rules, which a phone survives [AUT-10]', (_, rules) => {
  const [issue, ...others] = ofConsole(rules);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ severity: 'warning', code: 'exponential-pattern', merchant: 'a', at: { line: 1 } });
  expect(issue?.message).toContain('"username"');
});

it('says nothing of cost where nobody was handed in who can tell [AUT-10]', () => {
  expect(ofConsole({ register: { username: { acceptedPattern: '(a+)+' } } }, readCatalogue())).toEqual([]);
});

it.each(['(?i)abc', '[a-z]++', '(', '[a&&b]'])(
  'warns that no browser can read the Java pattern %s [AUT-10]',
  (pattern) => {
    const rules = { verification: { loginUsername: { acceptedPattern: pattern } } };
    for (const by of [catalogue, readCatalogue()])
      expect(ofConsole(rules, by)).toMatchObject([{ severity: 'warning', code: 'unreadable-pattern' }]);
  },
);

it.each(['*', '', linear, '[\\p{L} .]+', '\\A[0-9]+\\z'])('says nothing of %s [AUT-10]', (pattern) => {
  expect(ofConsole({ register: { username: { acceptedPattern: pattern } } })).toEqual([]);
});

it('judges the pattern of the forgot form in a page, and one that an overlay sets, and a server refuses what none can read [AUT-22]', () => {
  const overlay = {
    path: 'b/overlays/forget.json',
    text: '{"format":1,"page":"forget","set":{"page":{"props.emailPattern":"(\\\\w+)+@x"}}}',
  };
  const child = { path: 'b/merchant.json', text: '{"format":1,"extends":"a"}' };
  const slow = issuesOf([pageOf({ emailPattern: '([a-z]+)*@x' }), child, overlay]);
  expect(slow.map(({ code, at }) => [code, at.file])).toEqual([
    ['exponential-pattern', 'a/pages/forget.json'],
    ['exponential-pattern', 'b/overlays/forget.json'],
  ]);
  const unreadable = loadSites([merchant, pageOf({ emailPattern: '(' })], readCatalogue());
  expect(unreadable.issues).toContainEqual(expect.objectContaining({ severity: 'error', code: 'unreadable-pattern' }));
  expect(unreadable.broken).toContain('a');
  expect(issuesOf([pageOf({ emailPattern: '\\w+@\\w+' })])).toEqual([]);
});
