import { act, screen, waitFor } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdToasts, toastStore } from '@/storefront/ui/overlays/toast';

// The time of a toast is its timer.
beforeEach(() => holdToasts(false));
afterEach(() => vi.restoreAllMocks());

/** Remembers, for each loading message, how long it may stay. */
function watchLoading() {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const limits: { readonly text: string; readonly delay: unknown }[] = [];
  const stop = toastStore.subscribe(() => {
    const newest = toastStore.current().at(-1);
    if (newest?.kind !== 'loading') return;
    queueMicrotask(() =>
      limits.push({ text: String(newest.text), delay: longest(timers.mock.calls.map(([, delay]) => delay)) }),
    );
  });
  return { limits, stop };
}

const longest = (delays: readonly unknown[]) => Math.max(...delays.map(Number).filter(Number.isFinite));

describe('a loading message', () => {
  it('of a trial may stay 9,999 s [APP-19]', async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/trail' });
    const { limits, stop } = watchLoading();
    await user.click(screen.getByRole('button', { name: /trial/i }));
    await waitFor(() => expect(limits[0]).toEqual({ text: 'Opening a trial', delay: 9_999_000 }));
    stop();
  });

  it('of a logout may stay 9,999 s [APP-19]', async () => {
    const { app, user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/set' });
    const { limits, stop } = watchLoading();
    act(() => app.run([{ do: 'signOut' }], { payload: undefined, dialog: undefined }));
    const dialog = await screen.findByRole('dialog');
    const buttons = [...dialog.querySelectorAll('button')];
    const confirm = buttons.find(({ textContent }) => /log out|sign out|submit|yes|leave/i.test(textContent ?? ''));
    if (confirm === undefined)
      throw new Error(`No button confirms: ${buttons.map((one) => one.textContent).join(', ')}.`);
    await user.click(confirm);
    await waitFor(() => expect(limits[0]?.delay).toBe(9_999_000));
    stop();
  });

  it('of a code by SMS may stay 9,999 s [APP-19]', { tags: ['deep'] }, async () => {
    const { app, user } = await renderStorefront({ merchant: 'padma', url: '/m/register' });
    const [byMobile] = screen.getAllByRole('button', { pressed: false });
    if (byMobile !== undefined) await user.click(byMobile);
    const phone = await waitFor(() => fieldOf('input[type="tel"]'));
    const { limits, stop } = watchLoading();
    await user.type(phone, '1712345678');
    await user.click(screen.getByRole('button', { name: app.texts.t('widget.register.send') }));
    await waitFor(() => expect(limits[0]?.delay).toBe(9_999_000));
    stop();
  });

  it('of a login may stay 10 s [APP-19]', async () => {
    const { user } = await renderStorefront({ merchant: 'mono', url: '/m/login' });
    const { limits, stop } = watchLoading();
    const [name, password] = [...document.querySelectorAll<HTMLInputElement>('form input')];
    if (name === undefined || password === undefined) throw new Error('The form has no fields.');
    await user.type(name, 'nobody1');
    await user.type(password, 'sunrise24');
    vi.mocked(setTimeout).mockClear();
    await user.click(screen.getByRole('button', { name: /^log in$/i }));
    await waitFor(() => expect(limits[0]?.text).toBe('Logging in'));
    expect(vi.mocked(setTimeout).mock.calls.map(([, delay]) => delay)).toContain(10_000);
    expect(vi.mocked(setTimeout).mock.calls.map(([, delay]) => delay)).not.toContain(9_999_000);
    stop();
  });
});

function fieldOf(selector: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error('The form has no such field.');
  return field;
}
