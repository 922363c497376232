import { describe, expect, it } from 'vitest';
import { headScript } from '@/storefront/app/head-script';

const session = JSON.stringify({ token: 't', userName: 'rana', merchantCode: 'AURORA', type: 0 });

function marks(
  stored: { readonly [key: string]: string },
  userAgent = 'Mozilla/5.0 (Linux; Android 14)',
): DOMStringMap {
  const page = document.implementation.createHTMLDocument();
  const view = {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
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

  it('is plain ES5, for browsers below the floor of the build [APP-12]', () => {
    expect(headScript).not.toMatch(/=>|\b(?:const|let|class|async)\b|`|\?\.|\?\?/);
  });
});
