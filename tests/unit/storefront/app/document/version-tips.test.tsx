import { afterEach, describe, expect, it } from 'vitest';
import { versionTipsScript } from '@/storefront/app/document/version-tips';

const safari = (device: string, system: string, version: string) =>
  `Mozilla/5.0 (${device}; CPU ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;

const newest = { CSS: { supports: () => true }, RegExp };
/** An engine that has not got one of what came with the floor; the oldest have not even a way to ask. */
const without = (missing: string) => ({
  CSS: { supports: (_: string, value: string) => !value.includes(missing) },
  RegExp,
});
const withoutLookBehind = { ...newest, RegExp: () => JSON.parse('') };

const mark = (userAgent: string, engine: object = newest) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<button id="version-tips-close">Close</button>';
  const view = { navigator: { userAgent }, sessionStorage, ...engine };
  new Function('document', 'window', versionTipsScript)(page, view);
  return page;
};
const chrome =
  'Mozilla/5.0 (Linux; Android 8.1.0; SM-J710F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36';

afterEach(() => sessionStorage.clear());

describe('the tips for old phones', () => {
  it.each([
    [safari('iPhone', 'iPhone OS 12_1_4', '12.0'), 'ios12'],
    [safari('iPhone', 'iPhone OS 12_1', '12.0'), 'ios12'],
    [safari('iPad', 'OS 12_0', '12.0'), 'ios12'],
    [safari('iPod touch', 'iPhone OS 12_1_2', '12.0'), 'ios12'],
    [safari('iPhone', 'iPhone OS 11_4_1', '11.0'), 'ios11'],
    [safari('iPad', 'OS 10_3_3', '10.0'), 'ios11'],
    [
      'Mozilla/5.0 (iPad; CPU OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13G36 Safari/601.1',
      'ios11',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/71.0.3578.89 Mobile/15E148 Safari/605.1',
      'ios12',
    ],
    [safari('iPhone', 'iPhone OS 12_2', '12.1'), 'old'],
    [safari('iPhone', 'iPhone OS 12_5_7', '12.1.2'), 'old'],
    [safari('iPhone', 'iPhone OS 16_3_1', '16.3'), 'old'],
    [safari('iPhone', 'iPhone OS 16_4', '16.4'), undefined],
    [safari('iPhone', 'iPhone OS 17_5_1', '17.5'), undefined],
    [safari('iPhone', 'iPhone OS 26_1', '26.1'), undefined],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      undefined,
    ],
    [chrome, undefined],
  ])('are decided by the user agent: %s → %s [APP-12]', (userAgent, version) => {
    expect({ ...mark(userAgent).documentElement.dataset }).toEqual(
      version === undefined ? {} : { belowFloor: '', versionTips: version },
    );
  });

  it.each([
    ['look-behind', withoutLookBehind],
    ['color-mix()', without('color-mix')],
    ['infinity in calc()', without('infinity')],
    ['a way to ask', {}],
  ])('show in a browser that has not got %s, whatever it calls itself [APP-12]', (_, engine) => {
    expect({ ...mark(chrome, engine).documentElement.dataset }).toEqual({ belowFloor: '', versionTips: 'old' });
  });

  it('close for this page, and the next one says it again: nothing works there either [APP-12]', () => {
    const old = safari('iPhone', 'iPhone OS 12_1', '12.0');
    const page = mark(old);
    page.getElementById('version-tips-close')?.click();
    expect(page.documentElement.dataset.versionTips).toBeUndefined();
    expect(mark(old).documentElement.dataset.versionTips).toBe('ios12');
  });

  it('are ES5: what such a phone cannot parse it cannot be told by [APP-12]', () => {
    expect(versionTipsScript).not.toMatch(/=>|\b(?:const|let|class|async|await|of)\b|`|\?\.|\?\?|\.\.\.|\*\*/);
  });
});
