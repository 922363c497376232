import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { readKeptAnswers, writeKeptAnswers } from '@/storefront/platform/browser/kept-answers';

const limits = { most: 3, size: 400, maxAge: 1000 };
const answer = (name: string, at: number, value: unknown = name) => ({ key: ['M', 'en', name], at, value });

function open(text?: string) {
  const { local } = createMemoryStorage();
  local.set('answers', text);
  return {
    text: () => local.get('answers'),
    write: (...answers: ReturnType<typeof answer>[]) => writeKeptAnswers(local, 'answers', answers, limits),
    read: (now: number) => readKeptAnswers(local, 'answers', limits, now),
  };
}

describe('answers that the browser keeps', () => {
  it('come back as they were, the newest first [MEM-15]', () => {
    const { write, read } = open();
    write(answer('one', 10), answer('two', 20, { list: [] }));
    expect(read(30)).toEqual([answer('two', 20, { list: [] }), answer('one', 10)]);
  });

  it('are so many at most, and take so much room; one that is too large leaves room for others [MEM-15]', () => {
    const { write, read } = open();
    write(answer('one', 1), answer('two', 2), answer('three', 3), answer('four', 4));
    expect(read(5).map(({ at }) => at)).toEqual([4, 3, 2]);
    write(answer('huge', 3, 'x'.repeat(400)), answer('small', 2));
    expect(read(5).map(({ at }) => at)).toEqual([2]);
    write();
    expect(open().text()).toBeUndefined();
  });

  it('are not read when they are too old, or from a clock that was ahead [MEM-15]', () => {
    const { write, read } = open();
    write(answer('one', 100), answer('two', 900));
    expect(read(1100).map(({ at }) => at)).toEqual([900]);
    expect(read(500).map(({ at }) => at)).toEqual([100]);
  });

  it.each([
    'nonsense',
    '[]',
    '{"format":2,"answers":[{"key":["M","en","one"],"at":1,"value":1}]}',
    '{"format":1,"answers":{}}',
    '{"format":1,"answers":[null,7,{},{"key":"one","at":1,"value":1},{"key":[],"at":"1","value":1},{"key":[],"at":1}]}',
  ])('are none where %s stands under their name [MEM-15]', (text) => {
    expect(open(text).read(2)).toEqual([]);
  });
});
