import { expect, it } from 'vitest';
import { patternIssues } from '@/ops/merchant/pattern-issues';
import { rememberIssues } from '@/ops/merchant/remember-issues';

it('warns, with its place, where passwords are kept as the old platform kept them [AUT-20]', () => {
  const text = '{\n  "auth": { "rememberPassword": "encoded" }\n}';
  const [issue, ...others] = rememberIssues([{ path: 'old/merchant.json', text }]);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    severity: 'warning',
    merchant: 'old',
    at: { file: 'old/merchant.json', line: 2, column: 33 },
  });
});

it.each(['sealed', 'account'])('says nothing of %s [AUT-20]', (mode) => {
  const text = `{"auth": {"rememberPassword": "${mode}"}}`;
  expect(rememberIssues([{ path: 'a/merchant.json', text }])).toEqual([]);
});

it('judges the patterns of the login too [AUT-10]', () => {
  const text = '{"verification": {"loginUsername": {"acceptedPattern": "(a+)+"}}}';
  expect(patternIssues([{ path: 'a/console.json', text }])).toMatchObject([{ code: 'exponential-pattern' }]);
});
