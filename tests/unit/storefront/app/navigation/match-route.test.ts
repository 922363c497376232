import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { describe, expect, it } from 'vitest';
import { matchPath, matchRoute, pathOf, withPageSpelling } from '@/storefront/app/navigation/match-route';
import { costOf } from '../../../../support/cost';

const { routes } = sampleBoot([
  samplePage('home', {}, { paths: ['/m/home', '/', '/m', '/m/', '/m/index', '/m/index.html'] }),
  samplePage('register', {}, { paths: ['/m/register', '/m/register.html', '/register.html'] }),
  samplePage('mine', {}, { paths: ['/m/mine', '/m/member/home'] }),
]);

describe('matchRoute', () => {
  it.each([
    ['/', 'home'],
    ['/m', 'home'],
    ['/m/', 'home'],
    ['/m/index', 'home'],
    ['/m/index.html', 'home'],
    ['/m/home', 'home'],
    ['/m/home/', 'home'],
    ['/m/Register', 'register'],
    ['/register.html', 'register'],
    ['/m/member/home', 'mine'],
    ['/m/nowhere', undefined],
    ['/mine', undefined],
  ])('answers %s with its own page and aliases [APP-01]', (path, page) => {
    expect(matchRoute(routes, path)?.page).toBe(page);
  });

  it.each([
    ['/m/Register', '/m/register'],
    ['/M/MEMBER/Home/', '/m/member/home'],
    ['/Register.HTML', '/register.html'],
    ['/m/', '/m/'],
    ['///', '/'],
    ['/m/Nowhere', undefined],
  ])('reads %s as %s, as its page spells it [APP-01]', (path, spelled) => {
    expect(matchPath(routes, path)?.path).toBe(spelled);
  });

  it.each([
    ['/m/Register?affiliateCode=Ab#X', '/m/register?affiliateCode=Ab#X'],
    ['/m/mine/', '/m/mine'],
    ['/m/member/home', '/m/member/home'],
    ['/m/Nowhere?A=B', '/m/Nowhere?A=B'],
  ])('writes the address %s as %s, its query as it was [APP-01]', (address, spelled) => {
    expect(withPageSpelling(routes, address)).toBe(spelled);
  });

  it('knows a path of thousands of slashes in no time [APP-01]', async () => {
    const cost = await costOf(() => {
      expect(matchRoute(routes, `/m${'/'.repeat(100_000)}x`)).toBeUndefined();
      expect(matchRoute(routes, `/m/home${'/'.repeat(100_000)}`)?.page).toBe('home');
    });
    expect(cost).toBeLessThan(100);
  });

  it('gives the first path of a page [APP-01]', () => {
    expect(pathOf(routes, 'register')).toBe('/m/register');
    expect(pathOf(routes, 'nowhere')).toBeUndefined();
  });
});
