import { expect, it } from 'vitest';
import { usedCalls } from '@/ops/generate/wire';

const list = { file: 'features/news/widgets.ts', calls: ['news'] };
const call = (facts: object) => ({ 'x-call': facts });

it('builds the calls that a table names, and no others [QAS-03]', () => {
  const all = new Map([
    ['news', call({ area: 'public' })],
    ['older', call({ area: 'none' })],
  ]);
  expect([...usedCalls(all, [list]).keys()]).toEqual(['news']);
});

it.each([
  ['has no area', { news: {} }, ['news'], 'no "area"'],
  ['is made and has the area of none', { news: { area: 'none' } }, ['news'], 'has the area "none"'],
  ['has an area and is made by nobody', { news: { area: 'public' } }, [], 'no table names the call'],
  ['has no schema', {}, ['news'], 'names "news", which has no schema'],
  ['touches what is no call', { news: { area: 'public', touches: ['gone'] } }, ['news'], 'names "gone"'],
])('stops at a call that %s, and says what to do [QAS-03]', (_, schemas, calls, told) => {
  const all = new Map(Object.entries(schemas).map(([name, facts]) => [name, call(facts)]));
  expect(() => usedCalls(all, [{ file: list.file, calls }])).toThrow(told);
});
