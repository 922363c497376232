import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckDialog } from '@/storefront/forms/phone-proof/check-dialog';
import { providerTimeoutMs } from '@/storefront/platform/gateway/sign-in/provider';
import { TextsContext } from '@/storefront/platform/languages/use-text';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const frame = () => screen.queryByTitle<HTMLIFrameElement>('widget.check.frame');
// The dialog's messages have a region of their own, behind it.
const says = () => screen.getAllByRole('status', { hidden: true })[0]?.textContent;
const button = (name: string) => screen.getAllByText(name).at(-1)?.closest('button');

function open(language = 'en') {
  const onSolved = vi.fn();
  const onClose = vi.fn();
  render(
    <TextsContext value={{ language, translate: (key) => key }}>
      <CheckDialog siteKey="site-key-1" theme="light" onSolved={onSolved} onClose={onClose} />
    </TextsContext>,
  );
  return { onSolved, onClose, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

function tell(data: unknown, from: { readonly origin?: string; readonly source?: Window | null } = {}) {
  const { origin = window.location.origin, source = frame()?.contentWindow ?? null } = from;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

const queryOf = () => Object.fromEntries(new URL(frame()?.src ?? '').searchParams);

it('hands on what the check gave [AUT-23]', () => {
  const { onSolved } = open();
  expect(new URL(frame()?.src ?? '').pathname).toBe('/sign-in/check');
  expect(queryOf()).toMatchObject({ key: 'site-key-1', hl: 'en', theme: 'light', size: 'invisible' });
  expect(says()).toBe('widget.check.note');
  tell({ check: 'ready' });
  expect(says()).toBe('widget.check.ready');
  tell({ check: 'solved', token: 't-1' });
  expect(onSolved.mock.calls).toEqual([['t-1']]);
});

it.each([
  ['cn', 'zh-CN'],
  ['tw', 'zh-TW'],
  ['hk', 'zh-HK'],
  ['he', 'iw'],
  ['vn', 'vi'],
])('asks in the language of the page: %s is %s at Google [AUT-23]', (language, asked) => {
  open(language);
  expect(queryOf()).toMatchObject({ hl: asked });
});

it('listens to its own frame and origin only, and to nothing that is no answer [AUT-23]', () => {
  const { onSolved } = open();
  tell({ check: 'solved', token: 'forged' }, { origin: 'https://evil.example' });
  tell({ check: 'solved', token: 'forged' }, { source: window });
  tell({ check: 'solved', token: 'forged' }, { source: null });
  tell({ check: 'solved' });
  tell(null);
  tell('solved');
  expect(onSolved).not.toHaveBeenCalled();
  expect(says()).toBe('widget.check.note');
});

it.each([
  ['told so', () => tell({ check: 'failed' })],
  ['told nothing', () => act(() => void vi.advanceTimersByTime(providerTimeoutMs))],
])('says that the check did not load where it is %s, and tries again [AUT-23]', async (_, fail) => {
  const { user } = open();
  fail();
  expect([says(), frame()]).toEqual(['widget.check.failed', null]);
  const again = button('common.retry');
  if (again) await user.click(again);
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(says()).toBe('widget.check.note');
});

it('shows the question again to who closed it or waited too long, as a box to tick [AUT-23]', async () => {
  const { user } = open();
  tell({ check: 'ready' });
  tell({ check: 'expired' });
  expect(says()).toBe('widget.check.expired');
  const again = button('widget.check.again');
  if (again) await user.click(again);
  await waitFor(() => expect(queryOf()).toMatchObject({ size: 'normal' }));
  tell({ check: 'ready' });
  expect(says()).toBe('widget.check.tick');
});

it('lets a player off at any time [AUT-23]', async () => {
  const { user, onClose, onSolved } = open();
  const cancel = button('widget.check.cancel');
  if (cancel) await user.click(cancel);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSolved).not.toHaveBeenCalled();
});
