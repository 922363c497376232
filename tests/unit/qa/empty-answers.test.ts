import { expect, it } from 'vitest';
import { emptied } from '@/review/html/empty-answers';

it.each([
  [
    { success: true, value: [1, 2] },
    { success: true, value: [] },
  ],
  [{ value: 3 }, { value: 0 }],
  [
    { value: { list: [{ id: 7 }], total: 35, totalPages: '4', pageNo: 1 } },
    { value: { list: [], total: 0, totalPages: '0', pageNo: 1 } },
  ],
  [{ value: { sumBalance: '120.50', balance: [{}] } }, { value: { sumBalance: '0', balance: [] } }],
  [
    { value: { account: '88', bankCards: [{}], maximumCards: 5, summaryType: 1, inner: { betCount: 9 } } },
    { value: { account: '88', bankCards: [], maximumCards: 5, summaryType: 1, inner: { betCount: 0 } } },
  ],
  [
    { success: false, errorCode: 'x', value: null },
    { success: false, errorCode: 'x', value: null },
  ],
])('leaves of an answer neither rows nor what counts them, and all else: %j [QAS-11]', (answer, left) => {
  expect(emptied(answer)).toEqual(left);
});
