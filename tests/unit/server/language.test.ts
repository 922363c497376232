import { describe, expect, it } from 'vitest';
import { pickLanguage } from '@/server/pages/pick-language';
import { home, makeServer, makeSite, makeSource, serve } from './fixture';

const languages = {
  supported: ['en', 'bn', 'cn', 'tw', 'pt', 'id', 'he', 'yi', 'tl'],
  default: 'bn',
  acceptLanguage: true,
};

describe('pickLanguage', () => {
  it.each([
    ['en', 'bn', 'en'],
    ['xx', 'pt-BR,en;q=0.5', 'pt'],
    ['pt-BR', undefined, 'pt'],
    ['in', 'en', 'id'],
    [undefined, 'in-ID,en;q=0.5', 'id'],
    [undefined, 'iw, en;q=0.5', 'he'],
    [undefined, 'ji', 'yi'],
    [undefined, 'fil-PH', 'tl'],
    [undefined, 'tl', 'tl'],
    [undefined, 'fr, en;q=0.4, pt;q=0.8', 'pt'],
    [undefined, 'zh-CN', 'cn'],
    [undefined, 'zh-Hant-HK,zh;q=0.5', 'tw'],
    [undefined, 'en;q=0', 'bn'],
    [undefined, '*, <script>', 'bn'],
    [undefined, 'PT;Q=0.2, en;q=0.1', 'pt'],
    [undefined, ';q=1,,"en,-,pt-"', 'bn'],
    [undefined, `aa${'-a'.repeat(4000)}, en`, 'bn'],
    [undefined, undefined, 'bn'],
  ])('takes cookie %j and Accept-Language %j as %s [APP-11]', (cookie, acceptLanguage, language) => {
    expect(pickLanguage({ cookie, acceptLanguage, languages })).toBe(language);
  });

  it('takes the language of a link where its visitor has chosen none, before what the browser accepts [APP-11]', () => {
    const wish = { link: 'en', cookie: undefined, acceptLanguage: 'pt', languages };
    expect(pickLanguage(wish)).toBe('en');
    expect(pickLanguage({ ...wish, cookie: 'cn' })).toBe('cn');
    expect(pickLanguage({ ...wish, link: 'in' })).toBe('id');
    expect(pickLanguage({ ...wish, link: '<script>' })).toBe('pt');
  });

  it('leaves the browser unasked where the merchant does not want it [APP-11]', () => {
    const wish = { cookie: undefined, acceptLanguage: 'en', languages: { ...languages, acceptLanguage: false } };
    expect(pickLanguage(wish)).toBe('bn');
  });
});

describe('a document', () => {
  it.each([
    ['lang=bn', 'bn'],
    ['a=1; lang=en; b=2', 'en'],
    ['a=1; lang=bn; lang=en', 'bn'],
    ['hislang=bn', 'en'],
    ['lang=<script>', 'en'],
    ['lang=%E0%A4%A', 'en'],
    ['lang', 'en'],
  ])('of a visitor with the cookies %j is written in %s [APP-11]', async (cookie, language) => {
    expect(await (await makeServer().get(home, { cookie })).text()).toContain(`<html lang="${language}"`);
  });

  it('is written in the language of the cookie, and from right to left where that is so [APP-23]', async () => {
    const server = makeServer();
    expect(await (await server.get(home)).text()).toContain('<html lang="en" dir="ltr"');
    expect(await (await server.get(home, { cookie: 'lang=ur' })).text()).toContain('<html lang="ur" dir="rtl"');
    const bengali = await server.get('http://aurora.localhost/m/mine', { cookie: 'lang=bn' });
    expect(await bengali.text()).toContain('<title>আমার · AURORA</title>');
  });

  it('of a link with a language is written in it, and so is what comes after [APP-11]', async () => {
    const server = makeServer();
    const answer = await server.get(`${home}?lang=bn`);
    expect(await answer.text()).toContain('<html lang="bn"');
    expect(answer.headers.get('set-cookie')).toMatch(/^lang=bn; Path=\//);
    const chosen = await server.get(`${home}?lang=bn`, { cookie: 'lang=ur' });
    expect(await chosen.text()).toContain('<html lang="ur"');
    expect([chosen.headers.get('set-cookie'), (await server.get(home)).headers.get('set-cookie')]).toEqual([
      null,
      null,
    ]);
    const odd = await server.get(`${home}?lang=${encodeURIComponent('bn; Domain=evil')}`);
    expect(odd.headers.get('set-cookie')).toBe('lang=bn; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it('of a link with a language that the brand lacks leaves the next one to the browser [APP-11]', async () => {
    const languages = { supported: ['en', 'bn'], default: 'en', acceptLanguage: true };
    const server = makeServer({ siteSource: makeSource(serve(makeSite('aurora', { format: 1, languages }))) });
    const answer = await server.get(`${home}?lang=xx`, { 'accept-language': 'bn' });
    expect(await answer.text()).toContain('<html lang="bn"');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('of one language never stands in for another', async () => {
    const site = makeSite('aurora', {
      format: 1,
      languages: { supported: ['en', 'bn'], default: 'bn', acceptLanguage: true },
    });
    const server = makeServer({ siteSource: makeSource(serve(site)) });
    expect(await (await server.get(home, { 'accept-language': 'en' })).text()).toContain('data-language="en"');
    expect(await (await server.get(home)).text()).toContain('data-language="bn"');
    expect((await server.get(home)).headers.get('vary')).toContain('Accept-Language');
  });
});
