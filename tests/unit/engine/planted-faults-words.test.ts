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
const when = (what: string, condition: object, at: string, says: string): Fault => ({
  what,
  file: 'aurora/overlays/mine.json',
  from: '"icon": "star" },',
  to: `"icon": "star" }, "when": ${JSON.stringify(condition)},`,
  at,
  says,
});

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
    '"https://t.me@evil.example/brand" has "t.me@" before its host, which is the name of a user there and shows any host as another one, so nothing opens. Write "https://evil.example/brand".',
  ),
  link(
    'an address of mail',
    'mailto:help@aurora.example',
    '"mailto:help@aurora.example" begins with mailto:, which starts another app, and only pages at https are opened, so nothing opens. Lead to the ways to the service with { "do": "openService" }, or to a page that names it.',
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
    '"/m/activity" is an address of this site, where one of another site is due, so nothing opens. To a page of the merchant itself leads { "do": "navigate", "to": "activity" }.',
  ),
  when(
    'a fact of the time',
    { at: 'date.now', gt: 5 },
    '"at":¦"date.now"',
    'There is no fact "date.now", so this can never be true. Nothing here knows the date or the hour: what shows for some days is put in and taken out by hand, or is a promotion of the console.',
  ),
  {
    what: 'a key of a text among words by language',
    file: 'aurora/overlays/mine.json',
    from: '"label": { "t": "shortcut.club" }',
    to: '"label": { "text": { "t": "shortcut.club" } }',
    at: '"text": { ¦"t"',
    says: '"t" names a text by its key and stands inside of "text", which has words by language, so nobody reads "shortcut.club". Write { "t": "shortcut.club" } instead of { "text": { "t": … } }.',
  },
  {
    what: 'lines of a diff',
    file: 'aurora/texts/en.json',
    from: '  "hero.action": "Join Aurora",\n',
    to: '-  "hero.action": "Join Aurora",\n+  "hero.action": "Join us",\n',
    at: '-  "hero.action"',
    says: 'Lines of a diff stand here, as a tool shows what was ("-") and what is ("+"), so the file cannot be used. Take out the lines that begin with "-" or "@@", and the "+" before the others.',
  },
  {
    what: 'what is to hide under a name of another language',
    file: 'aurora/overlays/mine.json',
    from: '"icon": "star" },',
    to: '"icon": "star" }, "unless": { "is": "paused" },',
    at: '"unless"',
    says: '"unless" is not a key of this object, so it changes nothing. What is to hide says so by "when", such as "when": { "not": { "is": "paused" } }: write that, or all still see it.',
  },
  {
    what: 'a condition that keeps nobody out any more, of an offer',
    file: 'aurora/overlays/shell.json',
    from: '"when": { "all": [{ "is": "canInvite" }, { "not": { "is": "paused" } }] }',
    to: '"when": { "is": "canInvite" }',
    at: '"when": { "is": "canInvite" }',
    kind: 'warning',
    says: 'The parent\'s "footer-invite" shows by {"is":"canInvite"} already, so this keeps nobody out, and later changes of the parent do not come through. Where it was to keep somebody out, say whom: { "all": [{"is":"canInvite"}, { "not": { "is": "paused" } }] } hides an offer from players on a break. Else remove it.',
  },
  {
    what: 'an entry to the registration for members, whom it leads nowhere',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "register": { "when": { "is": "canRegister" } },',
    at: '"when": ¦{ "is": "canRegister" }',
    kind: 'warning',
    says: 'Nobody who sees this entry may open page "register": it shows to whoever is "canRegister", and the page opens to whoever is not "member", so all of them land on "home". Show it to those who may, or open the page.',
  },
  {
    what: 'a text where an object is due',
    file: 'aurora/merchant.json',
    from: '"signIn": { "provider": "sandbox" }',
    to: '"signIn": "sandbox"',
    at: '"signIn": ¦"sandbox"',
    says: '"signIn" (the service that proves who a player is) is the text "sandbox", where an object is due, so it cannot be used. Write one such as {"provider":"none","host":"identitytoolkit.googleapis.com"}.',
  },
  {
    what: 'players led to a service for their numbers that is none',
    file: 'padma/merchant.json',
    from: '"theme": {',
    to: '"conditions": { "phoneSignIn": true },\n  "theme": {',
    at: '"phoneSignIn": ¦true',
    kind: 'warning',
    says: 'Phone numbers are left to a sign-in service and none is set, so no code is ever sent. Name one as "auth": { "signIn": { "provider": … } }, or take "phoneSignIn" and "registerCode" back.',
  },
  {
    what: 'a page that a condition of the brand has closed',
    file: 'jade/merchant.json',
    from: '"conditions": {',
    to: '"conditions": {\n    "clubOpen": false,',
    at: '"clubOpen"',
    kind: 'warning',
    says: 'Nobody may open page "benefits": its access is false for everybody, and whoever taps "who-vip" on mine, "quick-benefits" on mine, "menu-vip" on shell is led elsewhere. Hide what leads to it, or remove the page. It comes from base/pages/benefits.json:11:13, which this merchant inherits.',
  },
];

describe('what is said of a fault says what happened, what follows and what to do', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});
