import { describe, it } from 'vitest';
import { expectMended, expectTold, type Fault } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a set of a node that the same overlay removes',
    file: 'padma/overlays/home.json',
    from: '"notices": { "props.speed": 30 }',
    to: '"notices": { "props.speed": 30 }, "vendors": { "props.limit": 5 }',
    at: '"vendors"',
    kind: 'warning',
    says: 'This overlay removes "vendors" in line 76, so nothing is left of what stands here. Take "vendors" out of "remove", or remove this.',
  },
  {
    what: 'a move of a node that the same overlay removes',
    file: 'padma/overlays/home.json',
    from: '"remove": [',
    to: '"remove": ["matches", ',
    at: '{ "id": "matches"',
    kind: 'warning',
    says: 'This overlay removes "matches" in line 76, so nothing is left of what stands here. Take "matches" out of "remove", or remove this.',
  },
  {
    what: 'nodes of an overlay that it takes away with what they stand in',
    file: 'padma/overlays/home.json',
    from: '"remove": [',
    to: '"remove": ["river", ',
    at: '{ "id": "river"',
    kind: 'warning',
    says: 'This overlay removes "river" in line 76, so nothing is left of what stands here, and of what is done to "river-sports", "river-live", "river-slots". Take "river" out of "remove", or remove this.',
  },
  {
    what: 'a node that is put into one that the same overlay removes',
    file: 'padma/overlays/home.json',
    from: '"into": "about", "slot": "links"',
    to: '"into": "bonus", "slot": "links"',
    at: '{ "id": "about-ghat"',
    kind: 'warning',
    says: '"about-ghat" stands in "bonus", which this overlay removes in line 76, so nothing is left of what stands here. Take "bonus" out of "remove", or remove this.',
  },
  {
    what: 'a node that is moved into one that it holds',
    file: 'aurora/overlays/mine.json',
    from: '"move": [',
    to: '"move": [{ "id": "centre", "into": "quick", "slot": "tiles" }, ',
    at: '"id": ¦"centre"',
    says: 'The nodes hold each other (centre → quick → centre), so the page has no end. Take one of them out of its slot.',
  },
  {
    what: 'the page itself that is moved into a part of it',
    file: 'aurora/overlays/mine.json',
    from: '"move": [',
    to: '"move": [{ "id": "page", "into": "quick", "slot": "tiles" }, ',
    at: '"id": ¦"page"',
    says: 'The nodes hold each other (page → centre → quick → page), so the page has no end. Take one of them out of its slot.',
  },
  {
    what: 'a page that is misspelt in two entries',
    file: 'padma/overlays/home.json',
    from: '"to": "gameLobby", "params": { "category": "SPORTS" }',
    to: '"to": "gameLoby", "params": { "category": "SPORTS" }',
    also: {
      file: 'padma/overlays/home.json',
      from: '"to": "gameLobby", "params": { "category": "LIVE" }',
      to: '"to": "gameLoby", "params": { "category": "LIVE" }',
    },
    at: '"gameLoby", "params": { "category": "SPORTS" }',
    says: 'There is no page "gameLoby", so this leads nowhere. Did you mean "gameLobby"? The same stands in line 40.',
  },
  {
    what: 'a page of a brand that is closed to those whom its entries lead there',
    file: 'aurora/pages/polar-club.json',
    from: '"id": "polar-club",',
    to: '"id": "polar-club", "access": { "when": { "is": "agent" } },',
    at: '"access": ¦{',
    kind: 'warning',
    says: '3 entries that others see lead to page "polar-club" ("shortcut-club" on home, "quick-club" on mine, "menu-club" on shell), and with this access they are led elsewhere. Open the page to them, or hide those entries.',
  },
  {
    what: 'an inherited page that is closed to those whom entries of parent and brand lead there',
    file: 'padma/overlays/gameLobby.json',
    to: '{ "format": 1, "page": "gameLobby", "set": { "$page": { "access": { "when": { "is": "vip" } } } } }',
    at: '"access": ¦{',
    kind: 'warning',
    says: '4 entries that others see lead to page "gameLobby" ("door-lobby" on gameCenter, "river-sports" on home, "river-live" on home, …), and with this access they are led elsewhere. Open the page to them, or hide those entries.',
  },
];

describe('what an overlay does for nothing, or twice, is told once', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
  it.each(faults)('nothing is left of $what once its fix is applied [CFG-01]', expectMended);
});
