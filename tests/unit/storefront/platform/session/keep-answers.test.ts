import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '@/storefront/contract/session';
import { type BrowserStorage, createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { keepAnswers } from '@/storefront/platform/session/keep-answers';
import { queryScopeOf } from '@/storefront/platform/session/query-scope';
import { createSessionStore } from '@/storefront/platform/session/session-store';

const rana = { token: 't1', merchantCode: 'AURORA', userName: 'rana', type: 0, firstTimeLogin: false };
const mitu = { ...rana, token: 't2', userName: 'mitu' };
const member = { id: 7, account: 'rana', type: 0 };
const rules = { username: { enabled: true, required: true } };
/** The clock of the first visit: a little after all that is asked before it. */
const start = Date.now() + 60_000;
const day = 86_400_000;

let storage: BrowserStorage;
beforeEach(() => {
  storage = createMemoryStorage();
});

/** A document over the storage, at a time. */
function visit({ at = start } = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const session = createSessionStore(storage);
  const idle: (() => void)[] = [];
  keepAnswers({ queries, session, storage, now: () => at, whenIdle: (action) => void idle.push(action) });
  return {
    queries,
    session,
    rest: () => {
      for (const action of idle.splice(0)) action();
    },
    /** Asks as a widget does, and gives what it sees at last. */
    ask: (queryKey: readonly unknown[], answer: () => Promise<unknown>) => {
      const observer = new QueryObserver(queries, { queryKey, queryFn: answer });
      observer.subscribe(() => undefined);
      return observer;
    },
  };
}
const keyFor = (call: string, of?: Session, language = 'en') => {
  const { session } = queryScopeOf({ session: of, merchant: 'AURORA', language });
  return ['AURORA', language, call, ...(of === undefined ? [] : [{ session }])];
};
const came = async (answer: unknown) => answer;
const never = () => new Promise<never>(() => undefined);
const lost = () => Promise.reject(new Error('offline'));
const names = ['livery.answers', 'memberInfo', 'bankList'];
const nothing = '[[null,null],[null,null],[null,null]]';
const text = () => JSON.stringify(names.map((name) => [storage.local.get(name), storage.session.get(name)]));

/** One visit that gets an answer and leaves when it is written. */
async function leave(call: string, answer: unknown, of?: Session) {
  if (of !== undefined) createSessionStore(storage).start(of);
  const visited = visit();
  visited.ask(keyFor(call, of), () => came(answer));
  await vi.waitFor(() => expect(visited.queries.getQueryData(keyFor(call, of))).toEqual(answer));
  visited.rest();
}

describe('what changes seldom', () => {
  it('shows at once on the next visit, and the new answer takes its place [MEM-15]', async () => {
    await leave('registerRules', rules);
    const { ask } = visit({ at: start + day });
    let answer: (value: unknown) => void = () => undefined;
    const query = ask(
      keyFor('registerRules'),
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect(query.getCurrentResult().data).toBeUndefined();
    await vi.waitFor(() => expect(query.getCurrentResult()).toMatchObject({ data: rules, isFetching: true }));
    answer({});
    await vi.waitFor(() => expect(query.getCurrentResult()).toMatchObject({ data: {}, isFetching: false }));
  });

  it('shows where there is no network [MEM-15]', async () => {
    await leave('registerRules', rules);
    const query = visit().ask(keyFor('registerRules'), lost);
    await vi.waitFor(() => expect(query.getCurrentResult().data).toEqual(rules));
  });

  it('is of its merchant and language, and none after a week [MEM-15]', async () => {
    await leave('registerRules', rules);
    const { ask, queries } = visit();
    ask(keyFor('registerRules', undefined, 'bn'), never);
    ask(['PADMA', 'en', 'registerRules'], never);
    const later = visit({ at: start + 7 * day });
    later.ask(keyFor('registerRules'), never);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const client of [queries, later.queries])
      for (const { state } of client.getQueryCache().getAll()) expect(state.data).toBeUndefined();
  });

  it('is left out where it is not of the agreed shape any more [MEM-15]', async () => {
    await leave('memberInfo', member, rana);
    const written = storage.session.get('memberInfo') ?? '';
    storage.session.set('memberInfo', written.replace(JSON.stringify(member), '"someone"'));
    expect(text()).toContain('someone');
    const { ask, queries } = visit();
    ask(keyFor('memberInfo', rana), never);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(queries.getQueryData(keyFor('memberInfo', rana))).toBeUndefined();
  });

  it('is no game, no balance and no announcement that a member was given [MEM-15]', async () => {
    await leave('balance', { sumBalance: 5 }, rana);
    await leave('gameList', { list: [] });
    await leave('announcements', { list: [] }, undefined);
    expect(text()).toBe(nothing);
  });
});

describe('what is kept of a member', () => {
  it('is there for the same session, and goes with it [MEM-15] [AUT-19]', async () => {
    await leave('memberInfo', member, rana);
    await leave('bankCards', { bankCards: [] }, rana);
    const { ask, session, rest } = visit();
    const query = ask(keyFor('memberInfo', rana), never);
    await vi.waitFor(() => expect(query.getCurrentResult().data).toEqual(member));
    session.end();
    expect(text()).toBe(nothing);
    rest();
    expect(text()).toBe(nothing);
  });

  it('goes with the tab: nothing of it lies on the phone, and what an older build left there is taken away [MEM-15]', async () => {
    for (const name of ['memberInfo', 'bankList']) storage.local.set(name, JSON.stringify({ account: 'rana' }));
    await leave('memberInfo', { ...member, email: 'rana@mail.example' }, rana);
    await leave('bankCards', { bankCards: [{ holder: 'Rana Das' }] }, rana);
    expect(names.map((name) => storage.local.get(name))).toEqual([undefined, undefined, undefined]);
    expect(storage.session.get('memberInfo')).toContain('rana@mail.example');
  });

  it('is for nobody else, though the browser never saw the other sign out [MEM-15]', async () => {
    await leave('memberInfo', member, rana);
    storage.local.set('MC_SESSION_INFO', JSON.stringify(mitu));
    const { ask, queries, rest } = visit();
    ask(keyFor('memberInfo', mitu), never);
    ask(keyFor('memberInfo', rana), never);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const { state } of queries.getQueryCache().getAll()) expect(state.data).toBeUndefined();
    rest();
    expect(text()).not.toContain('rana');
  });

  it('is not written after they have signed out, though it came before [MEM-15]', async () => {
    createSessionStore(storage).start(rana);
    const { ask, queries, session, rest } = visit();
    ask(keyFor('memberInfo', rana), () => came(member));
    await vi.waitFor(() => expect(queries.getQueryData(keyFor('memberInfo', rana))).toEqual(member));
    session.end();
    rest();
    expect(text()).not.toContain('rana');
  });
});
