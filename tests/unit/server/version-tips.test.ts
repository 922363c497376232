import { expect, it } from 'vitest';
import { versionTips } from '@/server/pages/version-tips';
import { makeSite, serve } from './fixture';

const keys = ['title', 'ios12', 'ios11', 'guide', 'share', 'add', 'open', 'profile', 'close'];
const texts = { en: Object.fromEntries(keys.map((key) => [`versionTips.${key}`, `<${key}>`])) };
const served = serve({ ...makeSite('aurora'), texts });
const tips = (links: readonly object[]) =>
  // @ts-expect-error only the links are read
  versionTips(served, { platform: { sources: { 'download.links': links } } }, 'en');

it('gives both kinds of tips, the guide and a way to close, as text [APP-12]', () => {
  const html = tips([]);
  for (const key of keys.filter((name) => name !== 'profile')) expect(html).toContain(`&lt;${key}&gt;`);
  expect(html).toContain('<p data-for="ios12">&lt;ios12&gt;</p><p data-for="ios11">&lt;ios11&gt;</p>');
  expect(html).toContain('<button type="button" id="version-tips-close">');
  expect(html).not.toContain('<a ');
});

it('offers the profile only where the platform has a link to one [APP-12]', () => {
  const url = 'https://dl.example/a.mobileconfig?x=1&y="2"';
  expect(tips([{ type: 'profile', url }])).toContain(
    '<a href="https://dl.example/a.mobileconfig?x=1&amp;y=&quot;2&quot;">&lt;profile&gt;</a>',
  );
  expect(tips([{ type: 'android', url }])).not.toContain('<a ');
  expect(tips([{ type: 'profile', url: 'javascript:alert(1)' }])).not.toContain('<a ');
});

it('gives nothing where there are no words for it', () => {
  // @ts-expect-error as above
  expect(versionTips(serve(makeSite('padma')), { platform: { sources: {} } }, 'en')).toBe('');
});
