import { describe, expect, it } from 'vitest';
import { PENDING } from '@/engine';
import type { ExplainContext } from '@/engine/explain/explain-condition';
import { findFlips, type Part } from '@/engine/explain/find-flips';
import { flipWords } from '@/engine/explain/flip-words';
import { readCatalogue } from './project';

const catalogue = readCatalogue();
const conditions = { agent: { at: 'member.type', nin: [0, 4, 40] } };

function explaining(facts: { readonly [path: string]: unknown }): ExplainContext {
  return {
    scope: { facts: catalogue.facts, switches: catalogue.switches, conditions },
    facts: new Map(Object.entries({ 'switch:MAILCEN': false, 'switch:FEEDBACK3': false, ...facts })),
    sent: new Set(),
    catalogue,
  };
}

const guest = { 'session.present': false };
const member = { 'session.present': true, 'member.type': 0, 'member.vip': false };

function words(when: unknown, facts: { readonly [path: string]: unknown } = member, more: Partial<Part> = {}) {
  return flipWords(findFlips([{ when, ...more }], explaining(facts))).join('\n');
}

const allOf = (...comparisons: readonly object[]) => ({
  all: comparisons.map((comparison) => ({ at: 'inbox.unread', ...comparison })),
});

describe('findFlips', () => {
  it.each([
    ['a switch', { switch: 'MAILCEN' }, 'the switch MAILCEN were on'],
    ['a kind of member', { is: 'agent' }, 'member.type were 1, 2, 41 or 42'],
    ['the only other value', { at: 'member.type', eq: 40 }, 'member.type were 40'],
    ['all but a few', { at: 'member.type', ne: 0 }, 'member.type were not 0'],
    ['a number with an edge', { at: 'merchant.age', gt: 0 }, 'merchant.age were above 0'],
    ['a number below one', { at: 'inbox.unread', lt: 5 }, 'inbox.unread were below 5'],
    ['a text that is another', { at: 'page.id', nin: ['home', 'mine'] }, 'page.id were not "home" or "mine"'],
    ['one of several texts', { at: 'page.id', in: ['trail', 'notice'] }, 'page.id were "trail" or "notice"'],
    ['a text where there is none', { at: 'member.vipLabel', in: ['A', 'B'] }, 'member.vipLabel were "A" or "B"'],
    ['a number from an edge on', { at: 'merchant.age', gte: 0.5 }, 'merchant.age were at least 0.5'],
    ['all numbers but a few', { at: 'inbox.unread', nin: [9, 11] }, 'inbox.unread were not 9 or 11'],
    ['a few numbers', { at: 'inbox.unread', in: [2, 4] }, 'inbox.unread were 2 or 4'],
    ['a range', allOf({ gte: 2 }, { lte: 4 }), 'inbox.unread were at least 2 and at most 4'],
    ['a range without its ends', allOf({ gt: 2 }, { lt: 4 }), 'inbox.unread were above 2 and below 4'],
    ['a value that is there', { at: 'member.vipLabel', exists: true }, 'member.vipLabel had a value'],
    [
      'one of two',
      { any: [{ switch: 'MAILCEN' }, { at: 'member.vip', eq: true }] },
      'the switch MAILCEN were on, or if member.vip were true',
    ],
    [
      'two together',
      { all: [{ switch: 'MAILCEN' }, { at: 'member.vip', eq: true }] },
      'the switch MAILCEN were on and member.vip were true',
    ],
  ])('names %s [CFG-07]', (_, when, expected) => {
    const now = { ...member, 'merchant.age': 0, 'page.id': 'home', 'inbox.unread': 9 };
    expect(words(when, now)).toBe(`It would show if ${expected}.`);
  });

  it('names the range between the bounds of two conditions [CFG-07]', () => {
    const parts = [{ gt: 2 }, { lt: 3 }].map((comparison) => ({ when: { at: 'inbox.unread', ...comparison } }));
    expect(flipWords(findFlips(parts, explaining({ ...member, 'inbox.unread': 9 })))).toEqual([
      'It would show if inbox.unread were above 2 and below 3.',
    ]);
  });

  it.each([
    [5, 'in one other way'],
    [6, 'in 2 other ways'],
  ])('only counts what goes beyond four of %i ways [CFG-07]', (count, more) => {
    const turn = { path: 'member.vip', values: [true], among: [true, false], isKnown: false, needsLogin: false };
    expect(flipWords(Array.from({ length: count }, () => [turn]))[0]).toMatch(new RegExp(`, or ${more}\\.$`));
  });

  it('names the other of a switch [CFG-07]', () => {
    expect(words({ not: { switch: 'FEEDBACK3' } }, { ...member, 'switch:FEEDBACK3': true })).toBe(
      'It would show if the switch FEEDBACK3 were off.',
    );
  });

  it('says that a fact of a member needs a login, where there is none [CFG-07]', () => {
    expect(words({ is: 'agent' }, guest)).toBe('It would show if after a login member.type were 1, 2, 41 or 42.');
    expect(words({ at: 'session.present', eq: true }, guest)).toBe('It would show if the visitor were signed in.');
  });

  it('never asks a visitor to be signed in and out at once [CFG-07]', () => {
    expect(
      words(
        {
          all: [
            { at: 'session.present', eq: false },
            { at: 'member.vip', eq: true },
          ],
        },
        guest,
      ),
    ).toBe('');
  });

  it('takes the fewest facts, and every way that needs as few [CFG-07]', () => {
    const either = { any: [{ all: [{ switch: 'MAILCEN' }, { is: 'agent' }] }, { switch: 'FEEDBACK3' }] };
    expect(findFlips([{ when: either }], explaining(member)).map((flip) => flip.map(({ path }) => path))).toEqual([
      ['switch:FEEDBACK3'],
    ]);
  });

  it('finds nothing for what never shows, or cannot be read [CFG-07]', () => {
    expect(words(false)).toBe('');
    expect(words({ all: [{ switch: 'MAILCEN' }, { not: { switch: 'MAILCEN' } }] })).toBe('');
    expect(words({ is: 'nobody' })).toBe('');
  });

  it('turns a fact that loads still, and leaves alone what shows while unknown [CFG-07]', () => {
    expect(words({ is: 'agent' }, { ...member, 'member.type': PENDING })).toBe(
      'It would show if member.type were 1, 2, 41 or 42.',
    );
    expect(words({ at: 'member.vip', eq: true }, guest, { showsUnknown: true })).not.toContain('false');
  });
});
