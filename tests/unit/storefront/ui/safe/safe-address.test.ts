import { describe, expect, it } from 'vitest';
import { pictureAddress, safeLink, safePath, siteHash, sitePath } from '@/storefront/ui/safe/safe-address';

describe('safePath', () => {
  it.each([
    ['/m/mine', '/m/mine'],
    ['/m/activityDetail?id=7&x=%2F', '/m/activityDetail?id=7&x=%2F'],
    ['/m/home?id=1#part', '/m/home?id=1#part'],
    ['/m/wps', '/m/wps'],
    ['/wpsx/a', '/wpsx/a'],
    ['/m/gameList?gameType=RNG&vendor=JL', '/m/gameList?gameType=RNG&vendor=JL'],
    ['/', '/'],
  ])('keeps the path %s of this site [GAM-11]', (value, kept) => expect(safePath(value)).toBe(kept));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/m/..//evil.example',
    '/x/../..//evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '/\t/evil.example',
    '/%09/evil.example',
    '/m/home\n',
    'm/home',
    '/%5cevil.example/%ff',
    '/wps/relay/x',
    '/%6c%67%77/orders',
    '',
    null,
    undefined,
  ])('refuses %j, which leads elsewhere [GAM-11]', (value) => expect(safePath(value)).toBeUndefined());

  it('refuses an address longer than any of this site, which could be encoded thousands of times over [GAM-11] [AUT-06]', () => {
    expect(safePath(`/m/home?note=${'x'.repeat(1900)}`)).toBeDefined();
    expect(safePath(`/m/home?note=${'x'.repeat(2000)}`)).toBeUndefined();
    expect(safePath(`/%${'25'.repeat(1000)}5Cevil.example`)).toBeUndefined();
  });
});

describe('safeLink', () => {
  it.each([
    ['https://t.me/livery', 'https://t.me/livery'],
    ['https://help.t.me/x?y=1', 'https://help.t.me/x?y=1'],
    ['https://T.ME/x', 'https://t.me/x'],
  ])('opens %s of an allowed host', (value, kept) => expect(safeLink(value, ['t.me'])).toBe(kept));

  it.each([
    'http://t.me/x',
    'https://evilt.me/x',
    'https://t.me.evil.example',
    'https://t.me@evil.example',
    'https://user:pass@t.me',
    'https:\\\\t.me',
    'https://t.me\u0000',
    'javascript:alert(1)//t.me',
    'data:text/html,x',
    '//t.me/x',
    't.me',
    7,
    undefined,
  ])('refuses %j', (value) => expect(safeLink(value, ['t.me'])).toBeUndefined());
});

describe('sitePath', () => {
  const sites = ['WWW.aurora.example', 'aurora.localhost:4173'].map(siteHash);

  it.each([
    ['https://www.aurora.example/m/activityDetail?id=7#terms', '/m/activityDetail?id=7#terms'],
    ['http://www.aurora.example', '/'],
    ['HTTPS://WWW.AURORA.EXAMPLE:443/m/help', '/m/help'],
    ['//www.aurora.example/m/help', '/m/help'],
    ['http://aurora.localhost:4173/m/help?i=2', '/m/help?i=2'],
    ['/m/help', '/m/help'],
  ])('finds the path of this site in %s [CON-05]', (value, path) => expect(sitePath(value, sites)).toBe(path));

  it.each([
    'https://aurora.example/m/help',
    'https://www.aurora.example.evil.example/m/help',
    'https://www.aurora.example:8443/m/help',
    'https://me:secret@www.aurora.example/m/help',
    'https://www.aurora.example\\@evil.example/',
    'https://www.aurora.example//evil.example',
    'https://www.aurora.example/wps/relay/x',
    'http://aurora.localhost/m/help',
    'ftp://www.aurora.example/',
    'www.aurora.example/m/help',
    7,
    undefined,
  ])('finds none in %j [CON-05]', (value) => expect(sitePath(value, sites)).toBeUndefined());
});

describe('pictureAddress', () => {
  it.each([
    '/brand/aurora/icon.svg',
    'https://img.example/wpsx/a.png?to=/wps/relay/x',
    'https://img.example/a/wps/b.png',
    '//img.example/%E0%A6%AC.png',
    'photos/a.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:https://aurora.example/0f8fad5b',
  ])('keeps %s [CON-05]', (value) => expect(pictureAddress(value)).toBe(value));

  it.each([
    '/wps/relay/MCSFE_processDailySalaryContract?status=A',
    '/wps',
    '/WPS/x',
    'wps/x',
    './wps/x',
    '../../wps/x',
    '/m/../wps/x',
    '/m/%2e%2e/wps/x',
    '/m/.%2E/wps/x',
    '/m%2f..%2fwps/x',
    '/m/%252e%252e/wps/x',
    '/..;/wps/x',
    '/wps;a=b/x',
    '/.//wps/x',
    '\\wps\\x',
    '//aurora.example/wps/x',
    '\\\\aurora.example\\wps\\x',
    'https://aurora.example/wps/x',
    'https:/wps/x',
    'http:/wps/x',
    'http:wps/x',
    'https:wps/x',
    'https:\\\\aurora.example\\wps/x',
    'https://user@aurora.example:8443/wps/x',
    '/%77ps/x',
    '/%2577ps/x',
    '/%77ps/%ff',
    '/%77ps/%zz',
    ` /w\tp\ns/x`,
    '\u0001/wps/x',
    '/lgw/orders',
    '/lotto/lgw/draw',
    '/lotto/%6cgw/draw',
    `/${'x/'.repeat(2000)}..;/`,
    'javascript:boom()',
    'data:text/html,x',
    'ftp://img.example/a.png',
    'https://[',
    '',
    null,
    undefined,
    'http://img.example/a.png',
    'h\nttp://img.example/a.png',
    'HT\tTP://img.example/a.png',
  ])('asks nobody for %j [CON-05]', (value) => expect(pictureAddress(value)).toBeUndefined());
});
