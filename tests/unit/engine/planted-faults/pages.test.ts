import { describe, it } from 'vitest';
import { expectMended, expectTold, type Fault } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a neighbour that is misspelt',
    file: 'aurora/overlays/mine.json',
    from: '"after": "quick-benefits"',
    to: '"after": "quick-benefit"',
    at: '"quick-b',
    says: '"quick-benefit" does not stand in slot "tiles" of "quick", so this node went last. Did you mean "quick-benefits"?',
  },
  {
    what: 'a node that is placed beside itself',
    file: 'aurora/overlays/mine.json',
    from: '"after": "quick-benefits"',
    to: '"after": "quick-club"',
    at: '"after": ¦"quick-club"',
    says: '"quick-club" is placed beside itself, so it went last. Name another node of that slot.',
  },
  {
    what: 'a node that is placed into itself',
    file: 'aurora/overlays/mine.json',
    from: '"into": "quick", "slot": "tiles"',
    to: '"into": "quick-club", "slot": "tiles"',
    at: '"into": ¦"quick-club"',
    says: '"quick-club" is placed into itself, so it never shows. Name the node that is to hold it.',
  },
  {
    what: 'an entry that is placed beside one that comes further down',
    file: 'padma/overlays/home.json',
    from: '{ "id": "river", "into": "page", "slot": "body", "after": "games" }',
    to: '{ "id": "river", "into": "page", "slot": "body", "after": "ask" }',
    at: '"ask" },',
    says: '"ask" is placed further down in this file only, so this node went last. Move this line below the one that places "ask".',
  },
  {
    what: 'a page without its root',
    file: 'padma/overlays/login.json',
    from: '"remove": ["to-trial"]',
    to: '"remove": ["page"]',
    at: '"page"]',
    says: '"page" is the root of this page and holds all the rest, so without it the page is empty. Take "page" out of "remove", and name there what is to go from the page.',
  },
  {
    what: 'a node in two slots',
    file: 'padma/overlays/home.json',
    from: '"slots": { "actions": ["ask-service"] }',
    to: '"slots": { "actions": ["ask-service", "river-live"] }',
    at: '"river-live"]',
    says: 'Node "river-live" stands in "river" already, so it would show twice under one id. Take it out of one of the slots, or use "move".',
  },
  {
    what: 'a page that leads the refused to a page that is none',
    file: 'aurora/pages/polar-club.json',
    from: '"id": "polar-club"',
    to: '"access": { "when": { "is": "agent" }, "else": "hom" },\n  "id": "polar-club"',
    at: '"hom" },',
    says: 'There is no page "hom", so this leads nowhere. Did you mean "home"?',
  },
  {
    what: 'a page by its address',
    file: 'aurora/overlays/mine.json',
    from: '"to": "polar-club"',
    to: '"to": "/m/polar-club"',
    at: '"/m/pola',
    says: '"/m/polar-club" is an address, and pages are named by their id here, so this leads nowhere. The page there is called "polar-club": write that.',
  },
  {
    what: 'a place for a node that nobody describes',
    file: 'aurora/overlays/mine.json',
    from: '"insert": [',
    to: '"insert": [{ "id": "news", "into": "page", "slot": "body" }, ',
    at: '"news", ',
    says: 'Neither this file nor the parent\'s page describes a node "news", so nothing is placed. Describe it in "nodes": { "news": { "use": … } }.',
  },
  {
    what: 'a node that is put into one that is misspelt',
    file: 'aurora/overlays/mine.json',
    from: '"into": "quick"',
    to: '"into": "quik"',
    at: '"quik", ',
    says: 'This page has no node "quik", so this does nothing. Did you mean "quick"?',
  },
  {
    what: 'a place before and after a node',
    file: 'aurora/overlays/mine.json',
    from: '"after": "quick-benefits"',
    to: '"after": "quick-benefits", "before": "quick-benefits"',
    at: '"after":',
    kind: 'warning',
    says: '"before" and "after" stand in one place, so "before" counts alone. Keep one of them.',
  },
  {
    what: 'a node that is put into two places',
    file: 'aurora/overlays/mine.json',
    from: '"insert": [',
    to: '"insert": [{ "id": "quick-club", "into": "quick", "slot": "tiles" }, ',
    at: '"quick-c',
    says: 'Node "quick-club" stands in "quick" already, so it would show twice under one id. Take it out of one of the slots, or use "move".',
  },
  {
    what: 'a page outside of the installed app',
    file: 'aurora/pages/polar-club.json',
    from: '"/m/polar-club"',
    to: '"/polar-club"',
    at: '"/polar-club"',
    kind: 'warning',
    says: '"/polar-club" does not begin with "/m/", all that the installed app covers, so this page leaves the app and opens in the browser. Write "/m/polar-club".',
  },
];

describe('what a page lacks, or has twice, is told where it is written', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
  it.each(faults)('nothing is left of $what once its fix is applied [CFG-01]', expectMended);
});
