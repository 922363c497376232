import { expect, it } from 'vitest';
import { docsOf } from '@/ops/generate/editor/described-names';

it('offers an entry that says nothing of itself without words [CFG-01]', () => {
  expect([...docsOf({ said: { doc: 'Two sentences. Both.' }, bare: { type: 'string' }, odd: true })]).toEqual([
    ['said', 'Two sentences. Both.'],
    ['bare', ''],
    ['odd', ''],
  ]);
});
