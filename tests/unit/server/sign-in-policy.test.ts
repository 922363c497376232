import { describe, expect, it } from 'vitest';
import { toPolicy, toPolicyOrigin } from '@/server/pages/security-policy';
import { callHostOf, parseSignIn } from '@/storefront/gateway/sign-in/sign-in-config';
import { home, makeServer, makeSite, makeSource, serve } from './fixture';

const none = { scriptHashes: [], imageOrigins: [], frameOrigins: [] };

describe('the hosts that a page may call', () => {
  it.each([
    [undefined, undefined],
    [{ provider: 'sandbox' }, undefined],
    [{ provider: 'identity-toolkit' }, 'https://identitytoolkit.googleapis.com'],
    [{ provider: 'identity-toolkit', host: 'sign-in.aurora.example' }, 'https://sign-in.aurora.example'],
    [{ provider: 'identity-toolkit', host: "x.example; script-src 'unsafe-inline'" }, undefined],
  ])('are its own and, of the config %j, %s [AUT-23]', (signIn, origin) => {
    const called = toPolicyOrigin(callHostOf(parseSignIn(signIn)));
    expect(called).toBe(origin);
    const connectOrigins = called === undefined ? [] : [called];
    const directives = toPolicy({ ...none, connectOrigins }).split('; ');
    expect(directives).toContain(`connect-src ${["'self'", ...connectOrigins].join(' ')}`);
    expect(directives.filter((directive) => /identitytoolkit|sign-in/.test(directive))).toHaveLength(
      connectOrigins.length,
    );
  });

  it('stand in the policy of the document [AUT-23]', async () => {
    const merchant = makeSite('aurora', { format: 1, auth: { signIn: { provider: 'identity-toolkit' } } });
    const answer = await makeServer({ siteSource: makeSource(serve(merchant)) }).get(home);
    expect(answer.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com;",
    );
  });
});
