import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Difference, Group } from '@/qa/causes/group-by-cause';
import { type Decision, keyOfCause } from '@/qa/decisions/decision';
import { readDecisions, readReportDecisions, writeDecisions } from '@/qa/decisions/decision-files';
import { decisionsOnGone, judge } from '@/qa/decisions/judge';
import type { ConfigEdit } from '@/qa/edits/config-edits';
import type { ValueEdit } from '@/qa/edits/value-edits';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'decisions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (after: string): ConfigEdit => ({
  kind: 'value',
  folder: 'base',
  file: 'base/merchant.json',
  path: ['theme', 'tokens', 'radius.m'],
  parts: [
    {
      path: 'base/merchant.json',
      before: undefined,
      after: undefined,
      edit: { path: ['theme', 'tokens', 'radius.m'], before: '8px', after },
    },
  ],
});

const difference = (after: string): Difference => ({
  kind: 'screen',
  before: 'old',
  after,
  changes: [],
  state: '',
  places: [{ brand: 'padma', page: 'home', language: 'bn', visitors: ['guest'] }],
});

const group = (after: string, differences = [difference('new')]): Group => ({
  id: after,
  edits: [edit(after)],
  differences,
  screens: 1,
  brands: ['padma'],
});

const decision = (of: Partial<Decision> = {}): Decision => ({
  of: 'cause',
  before: '',
  after: '',
  ...keyOfCause(group('12px')),
  cause: 'base/merchant.json theme.tokens.radius.m',
  verdict: 'accepted',
  who: 'Ann',
  why: 'as drawn',
  on: '2026-01-31',
  ...of,
});

const standings = (groups: readonly Group[], decisions: readonly Decision[]) =>
  judge(groups, decisions).map(({ standing }) => standing);

it('accepts every screen of an accepted cause, also of a brand that came later [QAS-07]', () => {
  const later = group('12px', [difference('new'), { ...difference('of a new brand'), before: 'elsewhere' }]);
  expect(standings([later], [decision()])).toEqual(['accepted']);
  expect(standings([group('16px')], [decision()])).toEqual(['open']);
});

it.each([
  { what: 'new', before: undefined, after: null },
  { what: 'gone', before: null, after: undefined },
])('stands whatever else changes in the file of a value that is $what [QAS-07]', ({ before, after }) => {
  const keyIn = (hash: string, value: ValueEdit) => {
    const side = { file: { path: 'base/merchant.json', text: '' }, hash };
    return keyOfCause({
      edits: [{ ...edit(''), parts: [{ path: side.file.path, before: side, after: side, edit: value }] }],
    });
  };
  const value: ValueEdit = { path: ['a'], before, after };
  expect(keyIn('one', value)).toEqual(keyIn('other', value));
  expect(keyIn('one', value)).not.toEqual(keyIn('one', { path: ['a'], before: after, after: before }));
});

it('keeps a refused screen refused though its cause is accepted [QAS-07]', () => {
  const refused = decision({ of: 'screen', before: 'old', after: 'new', verdict: 'refused' });
  expect(standings([group('12px')], [decision(), refused])).toEqual(['refused']);
  expect(standings([group('12px', [difference('other')])], [decision(), refused])).toEqual(['accepted']);
});

it('is open until each screen is accepted, and where it was left for later [QAS-07]', () => {
  const accepted = decision({ of: 'screen', before: 'old', after: 'new' });
  expect(standings([group('12px', [difference('new'), difference('other')])], [accepted])).toEqual(['open']);
  expect(standings([group('12px')], [accepted])).toEqual(['accepted']);
  expect(standings([group('12px')], [decision({ verdict: 'later' })])).toEqual(['later']);
});

it('tells of another value that was decided, and takes the stricter of two verdicts [QAS-07]', () => {
  const before = judge([group('16px')], [decision()])[0]?.conflict;
  expect(before).toMatchObject({ who: 'Ann', isOfTwoBranches: false });
  const [judged] = judge([group('12px')], [decision(), decision({ verdict: 'refused', who: 'Bo' })]);
  expect(judged).toMatchObject({ standing: 'refused', decision: { who: 'Bo' }, conflict: { who: 'Ann' } });
});

it('says that two branches changed the same only of decisions of two branches [QAS-07]', () => {
  const one = decision();
  const other = decision({ ...keyOfCause(group('16px')), who: 'Bo' });
  const conflictIf = (are: boolean) => judge([group('16px')], [one, other], () => are)[0]?.conflict;
  expect(conflictIf(false)).toBeUndefined();
  expect(conflictIf(true)).toMatchObject({ who: 'Ann', isOfTwoBranches: true });
});

it('puts what is open or refused before what is accepted, and knows what is gone [QAS-07]', () => {
  const gone = decision({ before: 'of a text that is as it was' });
  const judged = judge([group('12px'), group('16px')], [decision(), gone]);
  expect(judged.map(({ standing }) => standing)).toEqual(['open', 'accepted']);
  expect(decisionsOnGone(judged, [decision(), gone])).toEqual([gone]);
});

it('writes a line for each in the file of its merchant, sorted, the new verdict for the old [QAS-07]', () => {
  const other = decision({ of: 'screen', before: 'a', after: 'b', cause: 'padma/texts/bn.json x', why: '' });
  writeDecisions(folder, [decision(), other]);
  writeDecisions(folder, [decision({ verdict: 'refused' })]);
  expect(readFileSync(join(folder, 'base.jsonl'), 'utf8').match(/refused|accepted/g)).toEqual(['refused']);
  expect(readDecisions(folder)).toEqual([decision({ verdict: 'refused' }), other]);
});

it('replaces the verdict on a screen also where another merchant has the edit now [QAS-07]', () => {
  const refused = decision({
    of: 'screen',
    before: 'a',
    after: 'b',
    cause: 'aurora/texts/bn.json x',
    verdict: 'refused',
  });
  const accepted = decision({ of: 'screen', before: 'a', after: 'b', cause: 'jade/texts/bn.json x' });
  writeDecisions(folder, [refused, decision()]);
  const { files, newLines } = writeDecisions(folder, [accepted]);
  expect(readDecisions(folder)).toEqual([decision(), accepted]);
  expect({ files, newLines }).toEqual({
    files: [join(folder, 'aurora.jsonl'), join(folder, 'jade.jsonl')],
    newLines: 1,
  });
});

it('says which line is no decision, and that a decision needs a name [QAS-07]', () => {
  writeFileSync(join(folder, 'base.jsonl'), `${JSON.stringify(decision())}\n<<<<<<< HEAD\n`);
  expect(() => readDecisions(folder)).toThrow(`${join(folder, 'base.jsonl')}:2 is not a decision`);
  writeFileSync(join(folder, 'saved.json'), JSON.stringify([decision({ who: '' })]));
  expect(() => readReportDecisions(join(folder, 'saved.json'))).toThrow('does not say who made it');
});

it('writes nothing new when the same is accepted again [QAS-07]', () => {
  expect(writeDecisions(folder, [decision()]).newLines).toBe(1);
  expect(writeDecisions(folder, [decision()]).newLines).toBe(0);
});

it.each([
  { what: '[{', says: 'is not JSON' },
  { what: '[]', says: 'nothing to write' },
  { what: JSON.stringify([{ ...decision(), verdict: 'accept' }]), says: 'verdict "accept"' },
  {
    what: JSON.stringify([{ ...decision(), cause: '../base/merchant.json' }]),
    says: 'not a place below the merchants',
  },
  { what: JSON.stringify([{ ...decision(), cause: 'base/../../x.json' }]), says: 'not a place below the merchants' },
])('refuses to accept $what [QAS-07]', ({ what, says }) => {
  writeFileSync(join(folder, 'saved.json'), what);
  expect(() => readReportDecisions(join(folder, 'saved.json'))).toThrow(says);
});
