import { expect, it } from 'vitest';
import type { Difference, Group } from '@/qa/causes/group-by-cause';
import { judge } from '@/qa/decisions/judge';
import { sarifJson } from '@/qa/report/sarif';

const difference: Difference = {
  kind: 'screen',
  before: 'old',
  after: 'new',
  changes: [{ kind: 'look', node: 'help', name: 'Help', does: 'has icon lock' }],
  state: '',
  places: [{ brand: 'padma', page: 'mine', language: 'en', visitors: ['guest'] }],
};
const file = 'src/storefront/ui/tap.tsx';
const ofCode: Group = {
  id: 'one',
  edits: [{ kind: 'code', folder: 'src', file, path: [], parts: [] }],
  differences: [difference],
  screens: 1,
  brands: ['padma'],
};
const fault: Group = { ...ofCode, id: 'two', edits: [], fault: 'A control without a name' };

it('tells code hosts each cause that is open, with its line, and nothing that is accepted [QAS-07]', () => {
  const placeOf = () => ({ file, line: 7 });
  const resultsOf = (groups: Parameters<typeof sarifJson>[0]) =>
    JSON.parse(sarifJson(groups, placeOf, true)).runs[0].results;
  expect(resultsOf(judge([ofCode, fault], []))).toMatchObject([
    {
      ruleId: 'code',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: 7 } } }],
    },
    { ruleId: 'A control without a name', locations: [] },
  ]);
  const accepted = judge(
    [ofCode],
    [{ of: 'screen', before: 'old', after: 'new', cause: '', verdict: 'accepted', who: 'Ann', why: '', on: '' }],
  );
  expect(resultsOf(accepted)).toEqual([]);
});
