import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { expectMended, expectTold, type Fault, issuesOf } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a page without its root',
    file: 'padma/overlays/login.json',
    from: '"remove": ["to-trial"]',
    to: '"remove": ["page"]',
    at: '"page"]',
    says: '"page" is the root of this page and holds all the rest, so without it the page is empty. Take "page" out of "remove", and name there what is to go from the page.',
  },
  {
    what: 'a colon that is missing before false',
    file: 'padma/merchant.json',
    from: '"acceptLanguage": false',
    to: '"acceptLanguage" false',
    at: '"acceptLanguage"¦',
    says: '"acceptLanguage" and its value have no colon between them, so the file cannot be used. Write "acceptLanguage": and then the value.',
  },
  {
    what: 'a colon that is missing before a number',
    file: 'padma/merchant.json',
    from: '"age": 18',
    to: '"age" 18',
    at: '"age"¦',
    says: '"age" and its value have no colon between them, so the file cannot be used. Write "age": and then the value.',
  },
  {
    what: 'a colon that is missing before null',
    file: 'padma/console.json',
    from: '"location": null',
    to: '"location" null',
    at: '"location"¦',
    says: '"location" and its value have no colon between them, so the file cannot be used. Write "location": and then the value.',
  },
  {
    what: 'a colon that is missing before an object',
    file: 'padma/merchant.json',
    from: '"brand": {',
    to: '"brand" {',
    at: '"brand"¦',
    says: '"brand" and its value have no colon between them, so the file cannot be used. Write "brand": and then the value.',
  },
  {
    what: 'a colon that is missing before a list',
    file: 'padma/overlays/login.json',
    from: '"remove": [',
    to: '"remove" [',
    at: '"remove"¦',
    says: '"remove" and its value have no colon between them, so the file cannot be used. Write "remove": and then the value.',
  },
  {
    what: 'two values under one key',
    file: 'padma/merchant.json',
    from: '"age": 18,',
    to: '"age": 18 true,',
    at: 'true,',
    says: 'true cannot stand here, so the file cannot be used. Compare the lines around it with another file of this kind.',
  },
  {
    what: 'a password that is not asked for where players register by name',
    file: 'aurora/console.json',
    from: '"key": "password",\n      "enabled": true,\n      "required": true',
    to: '"key": "password",\n      "enabled": false,\n      "required": false',
    at: '"enabled": ¦false',
    kind: 'warning',
    says: '"password" is not enabled, and players register by name ("USERNAMEREG3" is on), so the form does not ask for it and who registers has none to log in with. Enable it, or turn "USERNAMEREG3" off.',
  },
  {
    what: 'a password that is to be said twice and not once',
    file: 'aurora/console.json',
    from: '"key": "password",\n      "enabled": true,\n      "required": true',
    to: '"key": "password",\n      "enabled": false,\n      "required": false',
    also: {
      file: 'aurora/console.json',
      from: '"modId": "USERNAMEREG3",\n      "enabled": "1"',
      to: '"modId": "USERNAMEREG3",\n      "enabled": "0"',
    },
    at: '"key": "confirmPassword",\n      "enabled": ¦true',
    kind: 'warning',
    says: '"confirmPassword" is enabled and "password" is not, so the form asks for neither. Enable "password", or write "enabled": false for both.',
  },
  {
    what: 'a code by phone without a number',
    file: 'mono/console.json',
    from: '"key": "verificationCode",\n      "enabled": false',
    to: '"key": "verificationCode",\n      "enabled": true',
    at: '"enabled": ¦true',
    kind: 'warning',
    says: '"verificationCode" is enabled and "mobileNum" is not, so there is no number that a code could be sent to. Enable "mobileNum", or write "enabled": false for both.',
  },
  {
    what: 'a shadow without its last parenthesis',
    file: 'padma/merchant.json',
    from: '"0 1px 3px rgb(120 60 20 / 0.14)"',
    to: '"0 1px 3px rgb(120 60 20 / 0.14"',
    at: '"0 1px 3px',
    says: '"depth.1" (shadow, step 1 of 3) is "0 1px 3px rgb(120 60 20 / 0.14", which is no shadow, so browsers drop it and what it is for looks wrong. Write "0 1px 3px rgb(120 60 20 / 0.14)".',
  },
  {
    what: 'a size of a function that the server leaves out',
    file: 'padma/merchant.json',
    from: '"size.header": "3.75rem"',
    to: '"size.header": "calc(1rem + env(safe-area-inset-top))"',
    at: '"calc(',
    says: '"size.header" (height of the header) is "calc(1rem + env(safe-area-inset-top))", which is no length with a unit, so browsers drop it and what it is for looks wrong. Write a length with a unit, such as "0.75rem".',
  },
  {
    what: 'a page without a ground',
    file: 'padma/merchant.json',
    from: '"color.bg": "#fbf2e4"',
    to: '"color.bg": "transparent"',
    at: '"transparent"',
    kind: 'warning',
    says: '"color.bg" (background of the page) is "transparent", which lets through what is below it, so words on it may be unreadable and nobody can check that. Write an opaque colour, such as "#0d1730".',
  },
  {
    what: 'cards that let the page through',
    file: 'padma/merchant.json',
    from: '"color.surface": "#fffaf2"',
    to: '"color.surface": "#fffaf240"',
    at: '"#fffaf240"',
    kind: 'warning',
    says: '"color.surface" (background of cards) is "#fffaf240", which lets through what is below it, so words on it may be unreadable and nobody can check that. Write an opaque colour, such as "#0d1730".',
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
    what: 'a brand without a domain',
    file: 'padma/merchant.json',
    from: '"domains": ["www.padma.example"]',
    to: '"domains": []',
    at: '[],',
    kind: 'warning',
    says: '"domains" is empty, so this brand is served under padma.localhost alone, where it is developed, and no player finds it. Name the hosts that players open, such as "www.padma.example", or write "abstract": true where it is only a parent of others.',
  },
];

describe('what a fifth look found is told as it is meant', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
  it.each(faults)('nothing is left of $what once its fix is applied [CFG-01]', expectMended);
});

it('tells that nobody can log in although the overlay that takes the form away loses work of its own [CFG-01]', () => {
  const file = 'padma/overlays/login.json';
  const told = issuesOf({ file, from: '"remove": ["to-trial"]', to: '"remove": ["to-trial", "form"]' });
  expect(told.map(issueLine)).toEqual([
    `${file}:1:1 error Page "login" shows a guest no auth.login, so nobody can log in. Put the form back, and let its conditions hold for guests.`,
    `${file}:19:12 warning "to-service" stands in "form", which this overlay removes in line 20, so nothing is left of what stands here. Take "form" out of "remove", or remove this.`,
  ]);
});
