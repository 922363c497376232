import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toPolicy } from '@/server/pages/security-policy';
import { toPolicyOrigin } from '@/server/policy-origin';
import { callHostOf, signInOf } from '@/storefront/platform/gateway/sign-in/sign-in-config';
import { home, makeServer, makeSite, makeSource, serve } from './fixture';

const none = { host: undefined, scriptHashes: [], styleHashes: [], imageOrigins: [], frameOrigins: [] };

describe('the hosts that a page may call', () => {
  it.each([
    [undefined, undefined],
    [{ provider: 'sandbox' }, undefined],
    [{ provider: 'identity-toolkit' }, 'https://identitytoolkit.googleapis.com'],
    [{ provider: 'identity-toolkit', host: 'sign-in.aurora.example' }, 'https://sign-in.aurora.example'],
    [{ provider: 'identity-toolkit', host: "x.example; script-src 'unsafe-inline'" }, undefined],
  ] as const)('are its own and, of the config %j, %s [AUT-23]', (signIn, origin) => {
    const called = toPolicyOrigin(callHostOf(signInOf(signIn)));
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

describe('the page in which Google checks that a person asks for a code', () => {
  const ask = (signIn: object, phoneSignIn: boolean | undefined) => {
    const site = makeSite('aurora', { format: 1, auth: { signIn } });
    const conditions = phoneSignIn === undefined ? {} : { phoneSignIn };
    const server = makeServer({ siteSource: makeSource(serve({ ...site, conditions })) });
    return server.get('http://aurora.localhost:4173/sign-in/check');
  };

  it.each([
    ['identity-toolkit', 'platform', true, 200],
    ['identity-toolkit', 'provider', undefined, 200],
    ['identity-toolkit', 'platform', false, 404],
    ['identity-toolkit', 'platform', undefined, 404],
    ['sandbox', 'provider', true, 404],
    ['none', 'provider', true, 404],
  ])(
    'is there, with Google in its policy, only where config lets Google prove phone numbers: %s, %s, %s [AUT-23]',
    async (provider, registerCode, phoneSignIn, status) => {
      const answer = await ask({ provider, registerCode }, phoneSignIn);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-security-policy')?.includes('www.google.com')).toBe(status === 200);
    },
  );

  it("lets in Google's check and nothing else, and stands in no frame but of its own site [AUT-23]", async () => {
    const answer = await ask({ provider: 'identity-toolkit' }, true);
    const [, script] = /<script>([\s\S]*)<\/script>/.exec(await answer.text()) ?? [];
    const hash = createHash('sha256')
      .update(script ?? '')
      .digest('base64');
    expect(answer.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
      "style-src 'unsafe-inline'",
      'img-src data: https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      'connect-src https://www.google.com/recaptcha/',
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
  });

  it("leaves the policy of the merchant's own pages without any of it [AUT-23]", async () => {
    const site = makeSite('aurora', { format: 1, auth: { signIn: { provider: 'identity-toolkit' } } });
    const server = makeServer({ siteSource: makeSource(serve({ ...site, conditions: { phoneSignIn: true } })) });
    const policy = (await server.get(home)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain('identitytoolkit.googleapis.com');
    expect(policy).not.toMatch(/www\.google\.com|gstatic|recaptcha/);
  });
});

describe('the document that a player comes back to from another service', () => {
  it.each([
    ['?state=s1&code=4%2F0Ae', 'strict-origin', 'no-store'],
    ['?state=s1&error=access_denied', 'strict-origin', 'no-store'],
    ['?state=s1', 'strict-origin-when-cross-origin', 'private, no-cache'],
    ['?code=ABC', 'strict-origin-when-cross-origin', 'private, no-cache'],
  ])('with %s tells its address as %s, and is kept as %s [AUT-23]', async (query, referrer, cache) => {
    const { headers } = await makeServer().get(home + query);
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([referrer, cache]);
  });
});
