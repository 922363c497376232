import { expect, it } from 'vitest';
import type { Site } from '@/engine';
import { signInIssues } from '@/ops/merchant/sign-in-issues';

const toolkit = { provider: 'identity-toolkit' } as const;

function issuesOf(signIn: NonNullable<NonNullable<Site['merchant']['auth']>['signIn']>, phoneSignIn?: boolean) {
  const merchant = { format: 1, auth: { signIn } } as const;
  const conditions = phoneSignIn === undefined ? {} : { phoneSignIn };
  const site: Site = { format: 1, id: 'north', hash: '', merchant, conditions, texts: {}, pages: {} };
  const text = `{\n  "auth": { "signIn": ${JSON.stringify(signIn)} }\n}`;
  return signInIssues([{ path: 'north/merchant.json', text }], { sites: new Map([['north', site]]) });
}

it.each([
  [{ ...toolkit }, undefined, /no key/],
  [{ registerCode: 'provider' } as const, undefined, /none is set/],
  [{ provider: 'none' } as const, true, /none is set/],
])('warns, with its place, where the sign-in %j with phones %s cannot answer [AUT-23]', (signIn, phones, message) => {
  const issues = issuesOf(signIn, phones);
  expect(issues).toMatchObject([
    {
      severity: 'warning',
      merchant: 'north',
      at: { file: 'north/merchant.json', line: 2, column: 23 },
      message: expect.stringMatching(message),
    },
  ]);
});

it.each([
  [{}, undefined],
  [{ ...toolkit, apiKey: 'key-1' }, true],
  [{ provider: 'sandbox', registerCode: 'provider' } as const, true],
  [{ provider: 'none' } as const, false],
])('says nothing of %j with phones %s [AUT-23]', (signIn, phones) => expect(issuesOf(signIn, phones)).toEqual([]));
