import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a page that takes the role of another one',
    file: 'aurora/pages/polar-club.json',
    from: '"id": "polar-club",',
    to: '"id": "polar-club", "role": "service",',
    at: '"id": "polar-club", "role": ¦"service"',
    says: 'Page "service" has the role "service" as well, so the storefront leads to one of the two alone. Keep it in one of them.',
  },
  {
    what: 'a second page that plays games',
    file: 'aurora/pages/polar-club.json',
    from: '"id": "polar-club",',
    to: '"id": "polar-club", "role": "play",',
    at: '"id": "polar-club", "role": ¦"play"',
    says: 'Page "launchGame" has the role "play" as well, so the storefront leads to one of the two alone. Keep it in one of them.',
  },
  {
    what: 'an overlay that gives the page with a role another one',
    file: 'aurora/overlays/not-found.json',
    to: '{ "format": 1, "page": "not-found", "set": { "$page": { "role": "quiet" } } }',
    at: '"role": ¦"quiet"',
    says: 'No page has the role "not-found" any more, so the storefront does not find the page that it needs for that. Write "role": "not-found" here.',
  },
  {
    what: 'an entry of agents that everybody sees',
    breaks: ['agentEntries'],
    file: 'mono/overlays/mine.json',
    from: '"remove": ["quick", "main", "offers"]',
    to: '"set": { "agency": { "when": null } }, "remove": ["quick", "main", "offers"]',
    at: '"set": { "agency": { "when": ¦null',
    kind: 'warning',
    says: 'Some visitors see this entry but may not open page "agent", which opens only where this holds: "agent". They land on "home". Give the entry the condition of that page\'s access.',
  },
  {
    what: 'an entry in a grid that shows to others only',
    file: 'aurora/overlays/mine.json',
    from: '"use": "nav.tile",',
    to: '"use": "nav.tile", "when": { "is": "freeAccount" },',
    at: '"use": "nav.tile", "when": ¦{',
    kind: 'warning',
    says: '"quick-club" is inside a node whose condition is never true together with its own, so it never shows. Move it, or change one of the two conditions.',
  },
  {
    what: 'an entry that only those see who may not open its page',
    breaks: ['agentEntries'],
    file: 'aurora/overlays/mine.json',
    from: '"props": { "label": { "t": "shortcut.club" }, "icon": "star" },\n      "on": { "tap": { "do": "navigate", "to": "polar-club" } }',
    to: '"when": { "at": "member.type", "eq": 0 }, "props": { "label": { "t": "shortcut.club" }, "icon": "star" },\n      "on": { "tap": { "do": "navigate", "to": "agent" } }',
    at: '"on": { "tap": { "do": "navigate", "to": ¦"agent"',
    kind: 'warning',
    says: 'Nobody who sees this entry may open page "agent". The entry shows where this holds: not "freeAccount" and member.type is 0. The page opens only where this holds: "agent". So all of them land on "home". Show it to those who may, or open the page.',
  },
  {
    what: 'a page that asks less than all entries to it',
    file: 'mono/overlays/profitandloss.json',
    to: '{ "format": 1, "page": "profitandloss", "set": { "$page": { "access": { "need": "session" } } } }',
    at: '"set": { "$page": { "access": ¦{',
    kind: 'warning',
    says: 'Every entry to page "profitandloss" shows only where this holds: not "freeAccount". The page does not ask for it, so visitors who see no entry can still open it by its address. Ask for it in the page\'s access, or show them a state.empty there that says why.',
  },
  {
    what: 'a page that stays open where all entries to it are switched off',
    file: 'mono/overlays/home.json',
    from: '"props": { "label": { "t": "mono.manifesto" }, "icon": "document" },',
    to: '"when": { "switch": "MAILCEN" }, "props": { "label": { "t": "mono.manifesto" }, "icon": "document" },',
    also: {
      file: 'mono/overlays/shell.json',
      from: '"props": { "label": { "t": "mono.manifesto" }, "icon": "document" },',
      to: '"when": { "all": [{ "is": "signedIn" }, { "switch": "MAILCEN" }] }, "props": { "label": { "t": "mono.manifesto" }, "icon": "document" },',
    },
    in: 'mono/pages/manifesto.json',
    at: '"id": ¦"manifesto"',
    kind: 'warning',
    says: 'Every entry to page "manifesto" shows only where this holds: the switch MAILCEN is on. The page does not ask for it, so visitors who see no entry can still open it by its address. Ask for it in the page\'s access, or show them a state.empty there that says why.',
  },
  {
    what: 'a page that leads whom it refuses to itself',
    file: 'mono/pages/manifesto.json',
    from: '"id": "manifesto",',
    to: '"id": "manifesto", "access": { "need": "session", "else": "manifesto" },',
    at: '"id": "manifesto", "access": ¦{',
    says: 'A visitor who may open none of them is sent round in a circle (manifesto → manifesto), so the page never shows. Let one of them lead to a page that is open, with "else".',
  },
  {
    what: 'a page for members that sends guests home, with an entry that guests see',
    file: 'noor/pages/cricket-nights.json',
    from: '"title": { "t": "title.cricket-nights" },',
    to: '"title": { "t": "title.cricket-nights" }, "access": { "when": { "is": "signedIn" }, "else": "home" },',
    at: '"access": ¦{',
    kind: 'warning',
    says: 'Page "cricket-nights" is for members alone and does not ask guests to log in, so guests who tap "door-cricket" on home (and 3 entries more) land on "home". Write "need": "session" in its access in place of "when", or hide the entries from guests.',
  },
  {
    what: 'a login that needs a session',
    file: 'mono/overlays/login.json',
    from: '"page": "login",',
    to: '"page": "login", "set": { "$page": { "access": { "need": "session" } } },',
    at: '"page": "login", "set": { "$page": { "access": ¦{',
    says: 'A visitor who may open none of them is sent round in a circle (login → login), so the page never shows. Let one of them lead to a page that is open, with "else".',
  },
  {
    what: 'a home page that only agents may open',
    file: 'mono/overlays/home.json',
    from: '"set": {',
    to: '"set": { "$page": { "access": { "when": { "is": "agent" } } },',
    at: '"set": { "$page": { "access": ¦{',
    says: 'A visitor who may open none of them is sent round in a circle (home → home), so the page never shows. Let one of them lead to a page that is open, with "else".',
  },
  {
    what: 'a link of a page to itself',
    file: 'mono/pages/manifesto.json',
    from: '"line-1": {\n      "use": "content.text",\n      "props": { "text": { "t": "manifesto.1" }, "as": "h2" }',
    to: '"line-1": {\n      "use": "nav.link",\n      "props": { "label": { "t": "manifesto.1" } }, "on": { "tap": { "do": "navigate", "to": "manifesto" } }',
    at: '"manifesto.1" } }, "on": { "tap": { "do": "navigate", "to": ¦"manifesto"',
    kind: 'warning',
    says: 'This leads to page "manifesto", on which it stands, so a tap does nothing. Lead elsewhere, or remove it.',
  },
  {
    what: 'a footer without its way home',
    file: 'mono/overlays/shell.json',
    from: '"remove": [',
    to: '"remove": [\n    "footer-home",',
    at: '"footer-home"',
    kind: 'warning',
    says: '"footer-home" was the last entry that leads home from page "activityDetail" (and 37 pages more), so players there can only go back step by step. Keep it, or lead to page "home" from elsewhere in the shell.',
  },
  {
    what: 'a page that nothing leads to',
    file: 'mono/pages/imprint.json',
    to: '{ "format": 1, "id": "imprint", "paths": ["/m/imprint"], "title": { "t": "mono.manifesto" }, "nodes": { "page": { "use": "page.screen", "props": { "title": { "t": "mono.manifesto" } } } } }',
    at: '{ "format": 1, "id": ¦"imprint"',
    kind: 'warning',
    says: 'Nothing leads to page "imprint", so players find it by its address only. Add an entry that navigates to it, on the home page or in the menu.',
  },
  {
    what: 'a login without its form',
    file: 'mono/overlays/login.json',
    from: '"remove": [',
    to: '"remove": ["form", ',
    at: '"form"',
    says: 'Page "login" shows a guest no auth.login, so nobody can log in. Put the form back, and let its conditions hold for guests.',
  },
  {
    what: 'a login form that only members see',
    file: 'mono/overlays/login.json',
    from: '"page": "login",',
    to: '"page": "login", "set": { "form": { "when": { "is": "member" } } },',
    at: '{ "is": "member" }',
    says: 'Page "login" shows a guest no auth.login, so nobody can log in. Put the form back, and let its conditions hold for guests.',
  },
  {
    what: 'a brand without a way to the login',
    file: 'mono/overlays/shell.json',
    from: '"set": {',
    to: '"set": { "login": { "when": false }, "menu": { "when": false }, "footer-mine": { "when": false },',
    at: 'false',
    says: 'Neither the shell nor the home page shows a guest a way to the login, so members find none. Put an entry to "login" back.',
  },
  {
    what: 'a registration without its form',
    file: 'noor/overlays/register.json',
    from: '"page": "register",',
    to: '"page": "register", "remove": ["form"],',
    at: '"form"',
    says: 'Page "register" shows a guest no auth.register, so nobody can register. Put the form back, or remove the page and what leads to it.',
  },
  {
    what: 'an entry to the registration without its condition',
    breaks: ['registerOff'],
    file: 'aurora/overlays/home.json',
    from: '"when": { "is": "canRegister" },\n      "props": { "label": { "t": "hero.action" }',
    to: '"props": { "label": { "t": "hero.action" }',
    at: '"on": { "tap": { "do": "navigate", "to": ¦"register"',
    kind: 'warning',
    says: 'This entry to the registration also shows while the platform has closed it, so players come to an empty form. Give it "when": { "is": "canRegister" }.',
  },
  {
    what: 'the ways to the own account taken away',
    file: 'jade/overlays/shell.json',
    from: '"remove": [',
    to: '"remove": ["account", "footer-mine", ',
    at: '"remove": [¦"account"',
    kind: 'warning',
    says: '"account" was the last entry that leads to page "mine", so players no longer find it. Keep one, or lead to it from elsewhere.',
  },
  {
    what: 'a node that is removed twice',
    file: 'mono/overlays/mine.json',
    from: '"remove": ["quick", "main", "offers"]',
    to: '"remove": ["quick", "quick", "offers", "main"]',
    at: '"remove": ["quick", ¦"quick"',
    kind: 'warning',
    says: '"quick" stands twice in "remove", and counts once. Remove one.',
  },
  {
    what: 'an entry to a page that was misspelt',
    file: 'aurora/overlays/mine.json',
    from: '"to": "polar-club"',
    to: '"to": "polar-clbu"',
    at: '"on": { "tap": { "do": "navigate", "to": ¦"polar-clbu"',
    says: 'There is no page "polar-clbu", so this leads nowhere. Did you mean "polar-club"?',
  },
  {
    what: 'an entry behind a condition that nobody meets',
    file: 'aurora/overlays/mine.json',
    from: '"use": "nav.tile",',
    to: '"use": "nav.tile", "when": { "all": [{ "is": "guest" }, { "is": "agent" }] },',
    at: '"use": "nav.tile", "when": ¦{',
    says: '"guest" and "agent" never hold together, so what depends on them never shows. Take one of them out, or remove the node.',
  },
  {
    what: 'entries that guests lose by a named condition',
    breaks: ['depositInTrial'],
    file: 'jade/merchant.json',
    from: '"conditions": {',
    to: '"conditions": {\n    "canDeposit": { "all": [{ "switch": "DEPOSIT" }, { "not": { "at": "member.type", "eq": 4 } }] },',
    at: '"canDeposit"',
    kind: 'warning',
    says: 'Guests saw "detail-deposit", "main-deposit", "menu-deposit", "footer-deposit" and no longer do: guests have no facts of a session, so "not" with such a fact is unknown for them, and unknown hides. Write { "any": [{ "is": "guest" }, …] } around it, or set "whenUnknown": "show".',
  },
  {
    what: 'an entry that guests lose beside a question of members that may have no answer',
    file: 'aurora/overlays/shell.json',
    from: '"when": { "all": [{ "is": "canDeposit" }, { "not": { "is": "paused" } }] }',
    to: '"when": { "all": [{ "is": "canDeposit" }, { "not": { "is": "paused" } }, { "not": { "at": "member.type", "eq": 4 } }] }',
    at: '{ "all": [{ "is": "canDeposit" }, { "not": { "is": "paused" } }, { "not": { "at"',
    kind: 'warning',
    says: 'Guests saw "footer-deposit" and no longer do: guests have no facts of a session, so "not" with such a fact is unknown for them, and unknown hides. Write { "any": [{ "is": "guest" }, …] } around it, or set "whenUnknown": "show".',
  },
  {
    what: 'a link of the home page to itself',
    file: 'padma/overlays/home.json',
    from: '"to": "ghat"',
    to: '"to": "home"',
    at: '"to": ¦"home"',
    kind: 'warning',
    says: 'This leads to page "home", on which it stands, so a tap does nothing but forget what was chosen (category). Lead elsewhere, or remove it.',
  },
  {
    what: 'an entry to a category that is none',
    file: 'padma/overlays/home.json',
    from: '"category": "SPORTS"',
    to: '"category": "SPORT"',
    at: '"SPORT"',
    kind: 'warning',
    says: 'This brand has no category "SPORT", so the page opens and shows no game of it. Did you mean "SPORTS"?',
  },
  {
    what: 'an entry that tells its page what it does not read',
    file: 'padma/overlays/home.json',
    from: '"category": "LIVE"',
    to: '"cat": "LIVE"',
    at: '"cat"',
    kind: 'warning',
    says: 'Page "gameLobby" reads no "cat" from its address, so it opens as if this was not there. Did you mean "category"?',
  },
  {
    what: 'an entry to games that the brand has not',
    file: 'padma/merchant.json',
    from: '"register": {',
    to: '"conditions": { "hasSports": false },\n  "register": {',
    in: 'padma/overlays/home.json',
    at: '"category": ¦"SPORTS"',
    kind: 'warning',
    says: 'This leads to category "SPORTS", and "hasSports" is false in "conditions" of merchant.json, so the brand is to have no games of that kind and players come to them all the same. Remove the entry or give it "when": { "is": "hasSports" }, or take "hasSports": false out.',
  },
  {
    what: 'an entry of the footer that lights up elsewhere',
    file: 'noor/overlays/shell.json',
    from: '"icon": "heart", "page": "responsible"',
    to: '"icon": "heart", "page": "withdraw"',
    at: '"withdraw"',
    kind: 'warning',
    says: '"footer-care" leads to page "responsible" but is marked as active on page "withdraw" ("page"), so the menu shows players the wrong place. Write the same page in both.',
  },
  {
    what: 'a page of its own without a title',
    file: 'aurora/pages/polar-club.json',
    from: '  "title": { "t": "title.polar-club" },\n',
    to: '',
    at: '"polar-club",',
    kind: 'warning',
    says: 'Page "polar-club" has no "title", so its tab has the name of the site alone and a screen reader does not say where one is. Write "title": { "t": "title.polar-club" }.',
  },
  {
    what: 'a tile on which a tap does nothing',
    file: 'aurora/overlays/mine.json',
    from: '"use": "nav.tile",\n      "props": { "label": { "t": "shortcut.club" }, "icon": "star" },\n      "on": { "tap": { "do": "navigate", "to": "polar-club" } }',
    to: '"use": "nav.tile",\n      "props": { "label": { "t": "shortcut.club" }, "icon": "star" }',
    at: '¦"nav.tile",\n      "props": { "label"',
    kind: 'warning',
    says: '"quick-club" can be tapped but does nothing. Write what it does, such as "on": { "tap": { "do": "navigate", "to": "home" } }, or remove it.',
  },
  {
    what: 'a page that leads the refused to itself',
    file: 'aurora/pages/polar-club.json',
    from: '"id": "polar-club"',
    to: '"access": { "when": { "is": "agent" }, "else": "polar-club" },\n  "id": "polar-club"',
    at: '{ "when"',
    says: 'A visitor who may open none of them is sent round in a circle (polar-club → polar-club), so the page never shows. Let one of them lead to a page that is open, with "else".',
  },
  {
    what: 'an entry to the registration for members, whom it leads nowhere',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "register": { "when": { "all": [{ "is": "canRegister" }, { "is": "member" }] } },',
    at: '"when": ¦{ "all": [{ "is": "canRegister" }',
    kind: 'warning',
    says: 'Nobody who sees this entry may open page "register". The entry shows where this holds: "canRegister" and "member". The page opens only where this holds: not "member". So all of them land on "home". Show it to those who may, or open the page.',
  },
  {
    what: 'a link to the registration that asks for a login',
    file: 'mono/overlays/home.json',
    from: '"on": { "tap": { "do": "navigate", "to": "register" } }',
    to: '"on": { "tap": { "do": "navigate", "to": "register", "need": "session" } }',
    at: '"need": ¦"session"',
    kind: 'warning',
    says: 'This link asks for a login first, but page "register" is closed to members, so guests who follow it log in and land elsewhere. Remove "need".',
  },
];

describe('who gets where is proven over conditions', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

it.each([
  ['login', ''],
  ['forget', ''],
  ['trail', '"when": { "is": "trialOffered" }, '],
  ['register', '"when": { "is": "canRegister" }, '],
])('has nothing against an entry to the %s page that guests see among others [CFG-01]', (page, when) => {
  const file = 'mono/overlays/shell.json';
  const entry = (target: string) => `"on": { "tap": { "do": "navigate", "to": "${target}" } }`;
  const told = issuesOf({ file, from: entry('manifesto'), to: `${when}${entry(page)}` });
  expect(told.map(issueLine)).toEqual([]);
});

it('tells that nobody can log in although the overlay that takes the form away loses work of its own [CFG-01]', () => {
  const file = 'padma/overlays/login.json';
  const told = issuesOf({ file, from: '"remove": ["to-trial"]', to: '"remove": ["to-trial", "form"]' });
  expect(told.map(issueLine)).toEqual([
    `${file}:19:12 warning "to-service" stands in "form", which this overlay removes in line 20, so this change is lost. Take "form" out of "remove", or remove this.`,
    `${file}:20:26 error Page "login" shows a guest no auth.login, so nobody can log in. Put the form back, and let its conditions hold for guests.`,
  ]);
});

it('asks no text of the title where the parent has it [CFG-01]', () => {
  const to =
    '{ "format": 1, "id": "help", "paths": ["/m/help"], "nodes": { "page": { "use": "page.screen", "slots": { "body": [] } } } }';
  const told = issuesOf({ file: 'noor/pages/help.json', to }).filter(({ code }) => code === 'untitled-page');
  expect(told.map(({ message }) => message)).toEqual([
    expect.stringMatching(/Write "title": \{ "t": "title\.help" \}\.$/),
  ]);
});

it('does not count a dialog that asks for a login among the entries that lead guests elsewhere [CFG-01]', () => {
  const told = issuesOf({
    file: 'noor/pages/cricket-nights.json',
    from: '"title": { "t": "title.cricket-nights" },',
    to: '"title": { "t": "title.cricket-nights" }, "access": { "when": { "is": "signedIn" }, "else": "home" },',
    also: {
      file: 'noor/overlays/home.json',
      from: '"icon": "ball", "tone": "primary" },\n      "on": { "tap": { "do": "navigate", "to": "cricket-nights" } }',
      to: '"icon": "ball", "tone": "primary" },\n      "on": { "tap": { "do": "openDialog", "page": "cricket-nights", "need": "session" } }',
    },
  });
  expect(told.flatMap(({ code, message }) => (code === 'unasked-guests' ? [message] : []))).toEqual([
    expect.stringMatching(/guests who tap (?!"door-cricket")"[\w-]+" on home \(and 2 entries more\)/),
  ]);
});
