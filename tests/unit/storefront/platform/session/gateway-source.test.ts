import { expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createGatewaySource } from '@/storefront/platform/session/gateway-source';
import { createSessionStore } from '@/storefront/platform/session/session-store';

const member = { token: 't1', merchantCode: 'AURORA', userName: 'rahim', type: 0, firstTimeLogin: false };

function open() {
  const session = createSessionStore(createMemoryStorage(), ['AURORA']);
  const [call, guestCall] = [vi.fn(), vi.fn()];
  const keys = createMemoryStorage();
  const source = createGatewaySource({ session, merchant: 'AURORA', call, guestCall, keys });
  return { session, call, guestCall, source };
}

it('gives one gateway for a session and a language, and another with either [APP-15]', () => {
  const { session, source } = open();
  const guest = source.current('en');
  expect(source.current('en')).toBe(guest);
  expect(source.current('bn').scope.language).toBe('bn');
  session.start(member);
  const own = source.current('en');
  expect([own.scope.userName, source.current('en') === own]).toEqual(['rahim', true]);
  session.start({ ...member, token: 't2' });
  expect(source.current('en').scope.session).not.toBe(own.scope.session);
});

it('keeps what the server drew with a guest’s, whoever is signed in [APP-15]', () => {
  const { session, source } = open();
  const served = source.server('en');
  session.start(member);
  expect(source.server('en')).toBe(served);
  expect(served.scope).toMatchObject({ session: '', userName: '' });
});

it('lets guests call in their own way, and members in theirs [APP-15]', async () => {
  const { session, source, call, guestCall } = open();
  await source.current('en').call('captcha', {});
  session.start(member);
  await source.current('en').call('captcha', {});
  expect([guestCall.mock.calls.length, call.mock.calls.length]).toEqual([1, 1]);
});

it('tells of a new session [APP-15]', () => {
  const { session, source } = open();
  const told = vi.fn();
  const leave = source.subscribe(told);
  session.start(member);
  leave();
  session.end();
  expect(told).toHaveBeenCalledTimes(1);
});
