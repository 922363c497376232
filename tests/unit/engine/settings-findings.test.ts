import { projectWorkspace } from '@tests/support/project-workspace';
import { describe, expect, it } from 'vitest';
import { type ConfigFile, type Issue, loadSites } from '@/engine';
import { readCatalogue } from './project';

const catalogue = readCatalogue();
const { loaded } = await projectWorkspace();
const codes = ['encoded-password', 'ticked-terms', 'dead-sign-in', 'narrow-email'];
const anyEmail = String.raw`\S+@\S+`;

/** What is said of the settings of a merchant without pages: `auth` stands in line 3. */
function issuesOf(auth: object, more: object = {}): readonly Issue[] {
  const whole = { emailPattern: anyEmail, ...auth };
  const text = `{\n  "format": 1,\n  "auth": ${JSON.stringify(whole)},\n${JSON.stringify({ name: 'N', ...more }).slice(1)}`;
  const file: ConfigFile = { path: 'north/merchant.json', text };
  return loadSites([file], catalogue).issues.filter(({ code }) => codes.includes(code));
}

describe('settings that work and hurt are warned of, at their place, by whoever loads a site', () => {
  it('passwords kept as the old platform kept them [AUT-20]', () => {
    expect(issuesOf({ rememberPassword: 'encoded' })).toMatchObject([
      {
        severity: 'warning',
        code: 'encoded-password',
        merchant: 'north',
        at: { file: 'north/merchant.json', line: 3 },
      },
    ]);
    expect([...issuesOf({ rememberPassword: 'sealed' }), ...issuesOf({ rememberPassword: 'account' })]).toEqual([]);
  });

  it('terms that are ticked where the clock is European [AUT-12]', () => {
    const here = { locale: { timeZone: 'Europe/Malta' } };
    expect(issuesOf({ terms: true }, here)).toMatchObject([
      { severity: 'warning', code: 'ticked-terms', at: { line: 3 } },
    ]);
    expect(issuesOf({ terms: false }, here)).toEqual([]);
    expect(issuesOf({ terms: true }, { locale: { timeZone: 'Asia/Dhaka' } })).toEqual([]);
  });

  it.each([
    [{ provider: 'identity-toolkit' }, undefined, 3, /no key/, 'error'],
    [
      { provider: 'identity-toolkit', apiKey: 'YOUR_KEY_HERE' },
      undefined,
      3,
      /as its key, which is not a key/,
      'error',
    ],
    [{ registerCode: 'provider' }, undefined, 3, /none is set/],
    [{ provider: 'none' }, true, 4, /none is set/],
  ])(
    'the sign-in %j with phones %s that cannot answer, in line %i [AUT-23]',
    (signIn, phoneSignIn, line, message, severity = 'warning') => {
      const conditions = phoneSignIn === undefined ? {} : { conditions: { phoneSignIn } };
      expect(issuesOf({ signIn }, conditions)).toMatchObject([
        { severity, code: 'dead-sign-in', at: { line }, message: expect.stringMatching(message) },
      ]);
    },
  );

  it.each([
    [{}, undefined],
    [{ provider: 'identity-toolkit', apiKey: 'AIzaSyD-9tSrke72' }, true],
    [{ provider: 'sandbox', registerCode: 'provider' }, true],
    [{ provider: 'none' }, false],
  ])('nothing of the sign-in %j with phones %s [AUT-23]', (signIn, phoneSignIn) =>
    expect(issuesOf({ signIn }, phoneSignIn === undefined ? {} : { conditions: { phoneSignIn } })).toEqual([]),
  );

  it('the form of the specification, which takes no long endings, by who is locked out [AUT-22]', () => {
    const [issue, ...others] = issuesOf({ emailPattern: undefined });
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ severity: 'warning', code: 'narrow-email', at: { file: 'north/merchant.json' } });
    expect(issue?.message).toContain('"nora@mail.info"');
    expect(issue?.message).toContain(String.raw`"emailPattern": "[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+"`);
    expect([anyEmail, '*'].flatMap((emailPattern) => issuesOf({ emailPattern }))).toEqual([]);
  });

  it('and nothing of the merchants of this house', () => {
    expect(loaded.issues.filter(({ code }) => codes.includes(code))).toEqual([]);
  });
});
