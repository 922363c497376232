import { expect, it } from 'vitest';
import { emailIssues } from '@/ops/merchant/email-issues';
import { openWorkspace } from '@/ops/workspace';

const { loaded, files } = await openWorkspace('./merchant-configs');
const aurora = loaded.sites.get('aurora');
if (aurora === undefined) throw new Error('There is no merchant aurora any more: take another one.');

/** Issues of one merchant whose reset takes addresses of this form; undefined: of the specification's. */
function issuesWith(emailPattern: string | undefined) {
  const { emailPattern: _, ...auth } = aurora?.merchant.auth ?? {};
  const own = { ...auth, ...(emailPattern !== undefined && { emailPattern }) };
  const site = aurora && { ...aurora, merchant: { ...aurora.merchant, auth: own } };
  return emailIssues(files, { sites: new Map(site && [['aurora', site]]) });
}

it('warns of the form of the specification, which takes no long endings, and names who is locked out [AUT-22]', () => {
  const [issue, ...others] = issuesWith(undefined);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ severity: 'warning', code: 'narrow-email', at: { file: 'aurora/merchant.json' } });
  expect(issue?.message).toContain('"nora@mail.info"');
  expect(issue?.message).toContain(String.raw`"emailPattern": "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+"`);
});

it.each([String.raw`\S+@\S+`, '*', '('])('says nothing of %s [AUT-22]', (pattern) => {
  expect(issuesWith(pattern)).toEqual([]);
});

it('finds every merchant of the house open to all addresses [AUT-22]', () => {
  expect(emailIssues(files, loaded)).toEqual([]);
});
