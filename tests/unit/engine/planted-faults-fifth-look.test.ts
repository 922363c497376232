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
