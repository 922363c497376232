import { describe, expect, it } from 'vitest';
import { headScript } from '@/storefront/app/document/head-script';
import { takeReturnedAddress } from '@/storefront/platform/browser/returned-address';

const session = JSON.stringify({ token: 't', userName: 'rana', merchantCode: 'AURORA', type: 0 });

function marks(
  stored: { readonly [key: string]: string },
  userAgent = 'Mozilla/5.0 (Linux; Android 14)',
  ofTab: { readonly [key: string]: string } = {},
): DOMStringMap {
  const page = document.implementation.createHTMLDocument();
  const view = {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    sessionStorage: { getItem: (key: string) => ofTab[key] ?? null },
    navigator: { userAgent, maxTouchPoints: 5 },
    matchMedia: () => ({ matches: false }),
  };
  new Function('document', 'window', headScript)(page, view);
  return { ...page.documentElement.dataset };
}

describe('the head script', () => {
  it('marks a signed-in browser before first paint [APP-08]', () => {
    expect(marks({ MC_SESSION_INFO: session })).toMatchObject({
      session: 'member',
      platform: 'android',
      standalone: 'false',
    });
  });

  it('tells a free account from other members [MEM-06]', () => {
    const free = JSON.stringify({ ...JSON.parse(session), type: 4 });
    expect(marks({ MC_SESSION_INFO: free })).toMatchObject({ session: 'free' });
  });

  it.each([
    ['rana', 'free'],
    ['another', 'member'],
  ])('tells a trial from other members: the tab has a trial of "%s" [MEM-06]', (trialName, mark) => {
    expect(marks({ MC_SESSION_INFO: session }, undefined, { trialName })).toMatchObject({ session: mark });
    const stored = { MC_SESSION_INFO: session, 'livery.trial': trialName };
    expect(marks(stored), 'in another tab').toMatchObject({ session: mark });
  });

  it.each([
    [{}],
    [{ MC_SESSION_INFO: '{"token":"t"' }],
    [{ MC_SESSION_INFO: '{"token":"t"}' }],
    [{ MC_SESSION_INFO: 'null' }],
  ])('leaves a guest unmarked (%#)', (stored) => expect(marks(stored)).not.toHaveProperty('session'));

  it('marks a closed download bar and an iPhone [HOM-14]', () => {
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X)';
    expect(marks({ hideDownloadBar: '1' }, iPhone)).toMatchObject({ downloadBar: 'closed', platform: 'ios' });
  });

  it.each([
    ['?state=s1&code=4%2F0Ae&scope=email', true],
    ['?error=access_denied&state=s1', true],
    ['?state=s1', false],
    ['?code=ABC&affiliateCode=x', false],
    ['?back=%2Fm%2Fmine%3Fstate%3D1%26code%3D2', false],
  ])('takes %s off the address of who comes back from another service: %s [AUT-23]', (search, isTaken) => {
    const shown: string[] = [];
    const href = `https://aurora.example/m/login${search}#_=_`;
    const view: { readonly [name: string]: unknown } = {
      location: { search, href, pathname: '/m/login' },
      history: { replaceState: (_: unknown, __: string, path: string) => shown.push(path) },
      localStorage: { getItem: () => null },
      navigator: { userAgent: '', maxTouchPoints: 0 },
    };
    new Function('document', 'window', headScript)(document.implementation.createHTMLDocument(), view);
    expect(shown).toEqual(isTaken ? ['/m/login'] : []);
    expect(takeReturnedAddress(view)).toBe(isTaken ? href : undefined);
    expect(takeReturnedAddress(view)).toBeUndefined();
  });

  it('is plain ES5, for browsers below the floor of the build [APP-12]', () => {
    expect(headScript).not.toMatch(/=>|\b(?:const|let|class|async)\b|`|\?\.|\?\?/);
  });
});
