import { describe, it } from 'vitest';
import { expectTold, type Fault } from './planted-faults';

/** The tile of aurora's club does or asks for something else. */
const club = (what: string, tap: object, at: string, says: string): Fault => ({
  what,
  file: 'aurora/overlays/mine.json',
  from: '"on": { "tap": { "do": "navigate", "to": "polar-club" } }',
  to: `"on": { "tap": ${JSON.stringify(tap)} }`,
  at,
  says,
});
const link = (what: string, href: string, says: string) =>
  club(what, { do: 'openLink', href }, `"href":¦${JSON.stringify(href)}`, says);
const faults: readonly Fault[] = [
  club(
    'the address of a page in place of its id',
    { do: 'navigate', to: '/m/activity' },
    '"to":¦"/m/activity"',
    '"/m/activity" is an address, and pages are named by their id here, so this leads nowhere. The page there is called "activity": write that.',
  ),
  club(
    'an address of no page in place of an id',
    { do: 'navigate', to: '/m/nowhere' },
    '"to":¦"/m/nowhere"',
    '"/m/nowhere" is an address, and pages are named by their id here, so this leads nowhere. No page has this address: write the id of one. To another site leads { "do": "openLink", "href": "https://…" }.',
  ),
  link(
    'an address with the name of a user',
    'https://t.me@evil.example/brand',
    '"https://t.me@evil.example/brand" has "t.me@" before its host, a user name that makes it look like the address of another site, so nothing opens. Write "https://evil.example/brand".',
  ),
  link(
    'an address of mail',
    'mailto:help@aurora.example',
    '"mailto:help@aurora.example" begins with mailto:, which starts another app, and only pages at https are opened, so nothing opens. To lead to the customer service write { "do": "openService" }, or lead to a page that names it.',
  ),
  link(
    'an address that is not encrypted',
    'http://t.me/brand',
    '"http://t.me/brand" is not encrypted (http), and only https is opened, so nothing opens. Write "https://t.me/brand".',
  ),
  link(
    'an address without its beginning',
    't.me/brand',
    '"t.me/brand" does not say that it is https, so nothing opens. Write "https://t.me/brand".',
  ),
  link(
    'an address of the site itself as one of another',
    '/m/activity',
    '"/m/activity" is an address of this site, but must lead to another one, so nothing opens. For a page of this brand write { "do": "navigate", "to": "activity" }.',
  ),
  {
    what: 'room behind a domain',
    file: 'aurora/merchant.json',
    from: '"www.aurora.example"',
    to: '"www.aurora.example "',
    at: '"www.aurora.example "',
    says: 'Entry 1 of "domains" (a host name) is "www.aurora.example ", which has spaces around it: hosts are compared by name alone, so no request is for it. Write "www.aurora.example".',
  },
  {
    what: 'a star in a domain',
    file: 'aurora/merchant.json',
    from: '"www.aurora.example"',
    to: '"*.aurora.example"',
    at: '"*.aurora.example"',
    says: 'Entry 1 of "domains" (a host name) is "*.aurora.example", which begins with a wildcard: hosts are compared by name alone, so no request is for it. Write "aurora.example".',
  },
  {
    what: 'a star in a host of links',
    file: 'padma/merchant.json',
    from: '"facebook.com", ',
    to: '"*.facebook.com", ',
    at: '"*.facebook.com"',
    says: 'Entry 2 of "hosts" (a host name) is "*.facebook.com", which begins with a wildcard: hosts are compared by name alone, so it allows nothing. Write "facebook.com", which counts with all below it.',
  },
  {
    what: 'a domain in the letters of its country',
    file: 'padma/merchant.json',
    from: '"domains": ["',
    to: '"domains": ["পদ্মা.example", "',
    at: '"পদ্মা.example"',
    says: 'Entry 1 of "domains" (a host name) is "পদ্মা.example", which has letters beyond a to z: browsers ask for such a name in another form, so no request is for it. Write that form, which begins with "xn--": the address bar or the registrar shows it.',
  },
  {
    what: 'a host of links that anybody can have a name below',
    file: 'mono/merchant.json',
    from: '"links": { "hosts": ["mono.example"]',
    to: '"links": { "hosts": ["mono.example", "com"]',
    at: '"com"',
    says: '"hosts" of "links" holds "com" and with it all names that end in ".com", which anybody can register, so links and pictures may lead players to any of them. Write the whole name of the host, such as "promo.example.com".',
  },
  {
    what: 'a host of games that anybody can have a name below',
    file: 'padma/merchant.json',
    from: '"games": { "hosts": ["',
    to: '"games": { "hosts": ["com.bd", "',
    at: '"com.bd"',
    says: '"hosts" of "games" holds "com.bd" and with it all names that end in ".com.bd", which anybody can register, so games may run from any of them. Write the whole name of the host, such as "promo.example.com.bd".',
  },
];

describe('an address or a host that leads nowhere is told with what to write', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});
