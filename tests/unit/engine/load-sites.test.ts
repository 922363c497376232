import { expect, it } from 'vitest';
import { createSiteLoader } from '@/engine';
import { filesOf, merchant, solo } from './fixture';
import { readCatalogue } from './project';

const guest = filesOf('guest', { merchant: { ...merchant, code: 'GUEST', domains: ['guest.example'], nope: 1 } });

it('keeps what it found in a merchant while it is there, and forgets one that is gone [CFG-06]', () => {
  const { load } = createSiteLoader(readCatalogue());
  const found = () => load([...solo(), ...guest]).issues.filter((issue) => issue.merchant === 'guest');
  const [first] = found();
  expect(first).toBeDefined();
  expect(found()[0]).toBe(first);
  load(solo());
  const [again] = found();
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});
