import { expect, it } from 'vitest';
import { versionTips } from '@/server/pages/version-tips';
import { desEcb } from '@/storefront/platform/gateway/encryption/des';
import { makeSite, serve } from './fixture';

const keys = ['title', 'old', 'ios12', 'ios11', 'service', 'guide', 'share', 'add', 'open', 'profile', 'close'];
const texts = { en: Object.fromEntries(keys.map((key) => [`versionTips.${key}`, `<${key}>`])) };
const served = serve({ ...makeSite('aurora'), texts });
const tips = (links: readonly object[], services: readonly object[] = []) =>
  // @ts-expect-error only the links are read
  versionTips(served, { platform: { sources: { 'download.links': links, 'services.links': services } } }, 'en');

it('says what the site needs, each kind in its words, gives the guide and a way to close, as text [APP-12]', async () => {
  const html = await tips([]);
  for (const key of keys.filter((name) => !/profile|service/.test(name))) expect(html).toContain(`&lt;${key}&gt;`);
  expect(html).toContain('<p data-for="old">&lt;old&gt;</p><p data-for="ios12">&lt;ios12&gt;</p>');
  expect(html).not.toContain('&lt;service&gt;');
  expect(html).toContain('<button type="button" id="version-tips-close">');
  expect(html).not.toContain('<a ');
});

it('names the address of the customer service, to tap and to read [APP-12]', async () => {
  const html = await tips(
    [],
    [
      { type: 'WHATSAPP', url: 'https://wa.example/1?a=1&b=2', contact: true },
      { type: 'LIVECHAT', url: 'https://chat.example/', contact: true },
      { type: 'SERVICE', url: 'hidden:AAAA', contact: true },
      { type: 'FACEBOOK', url: 'https://facebook.example/', contact: false },
    ],
  );
  expect(html).toContain(
    '<p>&lt;service&gt;</p><p><a href="https://chat.example/" dir="ltr">chat.example/</a><a href="https://wa.example/1?a=1&amp;b=2" dir="ltr">wa.example/1?a=1&amp;b=2</a></p>',
  );
});

it('reads an address that came encrypted, and takes none that is a script [APP-12]', async () => {
  const bytes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const hide = (address: string) => {
    const padding = 8 - (address.length % 8);
    const cipher = desEcb([...bytes(address), ...Array(padding).fill(padding)], bytes('a0cd79e2'), 'encrypt');
    return { type: 'SERVICE', url: `hidden:${btoa(String.fromCharCode(...cipher))}a0cd79e2`, contact: true };
  };
  expect(await tips([], [hide('https://help.example/')])).toContain(
    '<a href="https://help.example/" dir="ltr">help.example/</a>',
  );
  expect(await tips([], [hide('javascript:alert(1)')])).not.toContain('<a ');
});

it('offers the profile only where the platform has a link to one [APP-12]', async () => {
  const url = 'https://dl.example/a.mobileconfig?x=1&y="2"';
  expect(await tips([{ type: 'profile', url }])).toContain(
    '<a href="https://dl.example/a.mobileconfig?x=1&amp;y=&quot;2&quot;">&lt;profile&gt;</a>',
  );
  expect(await tips([{ type: 'android', url }])).not.toContain('<a ');
  for (const noLink of ['javascript:alert(1)', 'javascript:1/alert(1)', 'dl.example/a.mobileconfig'])
    expect(await tips([{ type: 'profile', url: noLink }])).not.toContain('<a ');
});

it('gives nothing where there are no words for it', async () => {
  // @ts-expect-error as above
  expect(await versionTips(serve(makeSite('padma')), { platform: { sources: {} } }, 'en')).toBe('');
});
