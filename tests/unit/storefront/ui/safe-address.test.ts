import { describe, expect, it } from 'vitest';
import { safeLink, safePath } from '@/storefront/ui/safe-address';

describe('safePath', () => {
  it.each([
    ['/m/mine', '/m/mine'],
    ['/m/activityDetail?id=7&x=%2F', '/m/activityDetail?id=7&x=%2F'],
    ['/m/home#part', '/m/home'],
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
