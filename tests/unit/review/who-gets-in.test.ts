import { expect, test } from 'vitest';
import { pagesOpenTo } from '@/review/screens/who-gets-in';

test('each page is opened as the first who gets in, by the judge of the engine, and none that lets nobody in [QAS-02]', async () => {
  const open = await pagesOpenTo('aurora', ['guest', 'member-0', 'agent-1']);
  const visitorOf = new Map(open.map(({ page, persona }) => [page, persona]));
  // Money goes up the line where the console says so, which the letters of its access do not tell.
  const expected = { home: 'guest', login: 'guest', withdraw: 'member-0', uplineTransfer: 'agent-1', myWallet: undefined };
  expect(Object.fromEntries(Object.keys(expected).map((page) => [page, visitorOf.get(page)]))).toEqual(expected);
});
