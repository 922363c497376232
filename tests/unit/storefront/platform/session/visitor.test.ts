import { sampleMerchant } from '@tests/support/sample-boot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PENDING } from '@/engine/live';
import { firstCalls } from '@/storefront/generated/wire/calls';
import { laterCalls } from '@/storefront/generated/wire/later-calls';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';
import { createQueryClient } from '@/storefront/platform/gateway/query-client';
import { createFactStore } from '@/storefront/platform/session/fact-store';
import { followVisitor } from '@/storefront/platform/session/follow-visitor';
import { createPartObservers } from '@/storefront/platform/session/part-observers';
import { createPreferences } from '@/storefront/platform/session/preferences';
import { createSessionStore } from '@/storefront/platform/session/session-store';

const session = { token: 'one', merchantCode: 'SAMPLE', userName: 'rana', type: 0, firstTimeLogin: true };
const day = 86_400_000;
const now = 1_800_000_000_000;
const device = { platform: 'ios', standalone: true, native: false } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const calls = { ...firstCalls, ...laterCalls };

const pathOf = (name: string) => calls[name]?.path;

function follow(answers: { readonly [call: string]: unknown }, merchant = sampleMerchant) {
  const asked: string[] = [];
  const call = createCaller({
    baseUrl: '',
    context: () => ({ merchant: 'SAMPLE', language: 'en', token: 'one', standalone: false }),
    fetch: async (input) => {
      const name = Object.keys(calls).find((known) => String(input).startsWith(`${pathOf(known)}?`)) ?? '';
      asked.push(name);
      const answer = answers[name];
      return Response.json({ success: true, value: answer });
    },
  });
  const queries = createQueryClient('browser');
  const storage = createMemoryStorage();
  const store = createSessionStore(storage);
  const preferences = createPreferences(storage, store);
  const facts = createFactStore(new Map());
  const visitor = followVisitor({
    merchant,
    language: 'en',
    page: 'home',
    device,
    facts,
    session: store,
    preferences,
    parts: createPartObservers(queries),
    call,
    clock: { now: () => now, at: (moment) => moment, isSet: () => true, subscribe: () => () => undefined },
  });
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(5);
    }
  };
  return { asked, store, preferences, visitor, settle, queries, fact: (path: string) => facts.current().get(path) };
}

describe('followVisitor', () => {
  it('knows a guest without asking anything', async () => {
    const { asked, settle, fact } = follow({});
    await settle();
    expect(asked).toEqual([]);
    expect(['session.present', 'page.id', 'locale.language', 'device.platform', 'member.type'].map(fact)).toEqual([
      false,
      'home',
      'en',
      'ios',
      undefined,
    ]);
  });

  it('has a member’s facts pending while the info loads, then as it says [MEM-03]', async () => {
    const { store, settle, fact } = follow({
      memberInfo: { id: 7, account: 'rana', type: '1', toUpline: '1', regDate: now - 3 * day - 5 },
    });
    store.start(session);
    expect(['session.present', 'session.firstTimeLogin', 'member.type'].map(fact)).toEqual([true, true, PENDING]);
    await settle();
    expect(['member.type', 'member.toUpline', 'member.account', 'member.days'].map(fact)).toEqual([1, true, 'rana', 3]);
  });

  it('has a free account for one while the info loads or fails, and for what the info says of it then [MEM-03, MEM-06]', async () => {
    const upgraded = follow({ memberInfo: { id: 7, account: 'rana', type: 0 } });
    upgraded.store.start({ ...session, type: 4 });
    expect(upgraded.fact('member.type')).toBe(4);
    await upgraded.settle();
    expect(upgraded.fact('member.type')).toBe(0);
    const failed = follow({});
    failed.store.start({ ...session, type: 4 });
    await failed.settle();
    expect(failed.fact('member.type')).toBe(4);
  });

  it('asks for the unread count only where something shows it, and never for members of a type without one [MEM-06]', async () => {
    const counted = follow({ memberInfo: { id: 7, account: 'rana', type: 0 }, unreadCount: '5' });
    counted.store.start(session);
    await counted.settle();
    expect(counted.asked).toEqual(['memberInfo']);
    counted.visitor.loadFacts(['inbox.unread']);
    await counted.settle();
    expect([counted.asked, counted.fact('inbox.unread')]).toEqual([['memberInfo', 'unreadCount'], 5]);
    const refused = follow({ memberInfo: { id: 7, account: 'rana', type: 4 } });
    refused.visitor.loadFacts(['inbox.unread', 'contract.salary']);
    refused.store.start({ ...session, type: 4 });
    await refused.settle();
    expect(refused.asked).toEqual(['memberInfo']);
  });

  it('asks for what config does not say that a type of member lacks [MEM-06]', async () => {
    const without = { unread: [7], agentNotices: [4] };
    const merchant = { ...sampleMerchant, members: { without } };
    const { asked, store, visitor, settle } = follow({ memberInfo: { id: 7, account: 'rana', type: 4 } }, merchant);
    visitor.loadFacts(['inbox.unread', 'agent.unreadNotices', 'contract.salary']);
    store.start({ ...session, type: 4 });
    await settle();
    expect(asked.toSorted()).toEqual(['contractCheck', 'memberInfo', 'unreadCount']);
  });

  it('asks for contracts only of members who can have one [AGT-07]', async () => {
    const { asked, store, visitor, settle, fact } = follow({
      memberInfo: { id: 7, account: 'rana', type: 1 },
      contractCheck: { dailysalreqtype: '1' },
    });
    visitor.loadFacts(['contract.salary']);
    store.start(session);
    await settle();
    expect([asked.includes('contractCheck'), fact('contract.salary')]).toEqual([true, true]);
  });

  it('takes the session’s own type where member info fails', async () => {
    const { store, settle, fact, visitor, asked } = follow({ memberInfo: 'malformed', unreadCount: 1 });
    visitor.loadFacts(['inbox.unread']);
    store.start(session);
    await settle();
    expect(fact('member.type')).toBeUndefined();
    expect(asked).toContain('unreadCount');
  });

  it('keeps what is known while a new language loads, and nothing from one session to the next', async () => {
    const { store, visitor, settle, fact } = follow({ memberInfo: { id: 7, account: 'rana', type: 1 } });
    store.start(session);
    await settle();
    visitor.setLanguage('bn');
    expect([fact('member.type'), fact('locale.language')]).toEqual([1, 'bn']);
    store.start({ ...session, token: 'two' });
    expect(fact('member.type')).toBe(PENDING);
    store.end();
    expect([fact('member.type'), fact('session.present')]).toEqual([undefined, false]);
  });

  it('follows what a visitor chose on this device [HOM-14]', () => {
    const { preferences, fact, store } = follow({});
    store.start(session);
    preferences.setBalanceHidden(true);
    preferences.closeDownloadBar();
    expect([fact('balance.hidden'), fact('downloadBar.closed')]).toEqual([true, true]);
    preferences.setBalanceHidden(false);
    expect(fact('balance.hidden')).toBe(false);
  });
});
