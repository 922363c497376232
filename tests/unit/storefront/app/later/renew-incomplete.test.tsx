import { screen } from '@testing-library/react';
import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRenewing } from '@/storefront/app/later/renew-incomplete';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';
import { openLayer } from '@/storefront/ui/overlays/layers';
import { openWidget } from '../../features/open-widget';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Follows a page; `isThere` says whether the server has what it lacks. */
function start({ incomplete, page = 'register' }: { readonly incomplete?: true; readonly page?: string }) {
  const shown = { ...samplePage(page, {}), ...(incomplete && { incomplete }) };
  const server = { isThere: false, asked: 0 };
  const load = async () => {
    server.asked += 1;
    return server.isThere ? { kind: 'newer' } : { kind: 'page', page: shown };
  };
  const reload = vi.fn();
  const location = { current: () => ({ page: shown }), subscribe: () => () => undefined };
  const boot = sampleBoot([shown]);
  // @ts-expect-error only what it uses
  startRenewing({ boot, location, navigator: { reload }, pages: { load } }, window);
  return { server, reload };
}

it('loads a page anew once what it lacks is there, and asks nothing of a whole one [APP-15]', async () => {
  const { server, reload } = start({ incomplete: true });
  await vi.advanceTimersByTimeAsync(11_000);
  expect([server.asked, reload.mock.calls.length]).toEqual([2, 0]);
  server.isThere = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
  const whole = start({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(whole.server.asked).toBe(0);
});

it('takes nothing typed and no game from a player for it [APP-15]', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  const { server, reload } = start({ incomplete: true });
  server.isThere = true;
  field.focus();
  field.value = 'asha';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  field.remove();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalled();
  const game = start({ incomplete: true, page: 'launchGame' });
  game.server.isThere = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(game.reload).not.toHaveBeenCalled();
});

it('waits for the answer of a call that changes something, whatever it says; none waits for a read [APP-15]', async () => {
  const answers: (() => void)[] = [];
  const call = createCaller({
    baseUrl: '',
    fetch: () => new Promise((_, reject) => answers.push(() => reject(new TypeError('no network')))),
    context: () => ({ merchant: 'SAMPLE', language: 'en', token: undefined, standalone: false }),
  });
  const read = call('winners', { limitNum: 20 }, { timeoutMs: 60_000 }).catch(() => undefined);
  const sent = call('addFavourite', { nodeId: 1 }, { timeoutMs: 60_000 }).catch(() => undefined);
  await vi.dynamicImportSettled();
  const { server, reload } = start({ incomplete: true });
  server.isThere = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([answers.length, reload.mock.calls.length]).toEqual([2, 0]);
  answers[1]?.();
  await sent;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await read;
});

it('waits while a dialog is open, which cannot be closed while its call runs [APP-15]', async () => {
  const close = openLayer({ current: undefined });
  const { server, reload } = start({ incomplete: true });
  server.isThere = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalled();
});

it('does not wait for an age gate that nobody has answered: it asks again after a reload [APP-15, AUT-24]', async () => {
  vi.useRealTimers();
  const words = (en: string) => ({ text: { en } });
  const props = { age: 18, title: words('Old enough?'), confirm: words('Yes'), leave: words('No') };
  await openWidget({ use: 'home.age-gate', props });
  expect(screen.getByRole('dialog', { name: 'Old enough?' })).toBeDefined();
  vi.useFakeTimers();
  const { server, reload } = start({ incomplete: true });
  server.isThere = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
