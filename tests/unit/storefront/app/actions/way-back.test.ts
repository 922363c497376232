import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { describe, expect, it } from 'vitest';
import { withWayBack } from '@/storefront/app/actions/way-back';

const names = ['home', 'login', 'register', 'trail', 'changePsw', 'activityDetail', 'not-found'];
const { routes } = sampleBoot(names.map((name) => samplePage(name, {}, name === 'not-found' ? { paths: [] } : {})));
const event = '/m/activityDetail?id=7';
const encoded = '%2Fm%2FactivityDetail%3Fid%3D7';

describe('the way to a session', () => {
  it.each([
    ['a page', '/m/register', event, `/m/register?back=${encoded}`],
    ['a page to the login', '/m/login', event, `/m/login?back=${encoded}`],
    ['a page with a code', '/m/register?r=A1', event, `/m/register?r=A1&back=${encoded}`],
    [
      'a page of a link with a code',
      '/m/register',
      '/m/activityDetail?affiliateCode=A1&id=7',
      `/m/register?back=${encoded}`,
    ],
    ['the login', '/m/register', `/m/login?back=${encoded}`, `/m/register?back=${encoded}`],
    ['the registration', '/m/Login', `/m/register?r=A1&back=${encoded}`, `/m/Login?back=${encoded}`],
    ['a category of home', '/m/register', '/m/home?category=FISH', '/m/register?back=%2Fm%2Fhome%3Fcategory%3DFISH'],
  ])('from %s leads back there [AUT-03]', (_, address, place, expected) => {
    expect(withWayBack(address, { routes, place, mustChange: false })).toBe(expected);
  });

  it.each([
    ['home', '/m/register', '/m/home'],
    ['home with a code', '/m/register', '/m/home?r=A1'],
    ['nowhere', '/m/register', '/m/nowhere'],
    ['another site', '/m/register', `/m/login?back=${encodeURIComponent('//evil.example/x')}`],
    ['a script', '/m/register', `/m/login?back=${encodeURIComponent('javascript:alert(1)')}`],
    ['a call', '/m/register', `/m/login?back=${encodeURIComponent('/wps/session/logout')}`],
    ['where config says already', `/m/register?back=%2Fm%2Fmine`, event],
    ['where no session is asked for', '/m/home', event],
    ['a change of password', '/m/changePsw', event],
  ])('leads back to %s only as far as it is said already [AUT-03]', (_, address, place) => {
    expect(withWayBack(address, { routes, place, mustChange: false })).toBe(address);
  });

  it.each([
    ['a page below the login', '/m/changePsw', event, `/m/changePsw?back=${encoded}`],
    ['the page of the login', '/m/changePsw', `/m/login?back=${encoded}`, `/m/changePsw?back=${encoded}`],
    ['home', '/m/changePsw', '/m/home', '/m/changePsw'],
    ['a page that asks for no change', '/m/home', event, '/m/home'],
  ])('from %s goes by a password that must be changed [AUT-21]', (_, address, place, expected) => {
    expect(withWayBack(address, { routes, place, mustChange: true })).toBe(expected);
  });
});
