import { act, screen, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { createIntents } from '@/storefront/platform/gateway/intents';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());

it.each([
  [undefined, /Done: another tab has the answer\.$/],
  [true, /Refused in another tab: nothing was done\. You can send it again\.$/],
] as const)('a form says how the request of another tab ended, refused: %s [MEM-07]', async (isRefused, words) => {
  const { app } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/voucherCenter', site });
  const main = within(await screen.findByRole('main'));
  const button = await main.findByRole('button', { name: 'Deposit' });
  const { merchant, userName } = app.gateways.current('en').scope;
  const otherTab = createIntents(browserStorageOf(window), () => Date.now());
  const intent = { merchant, userName, call: 'depositByLaunch', request: { amount: '3.00' } };
  const { key } = await act(async () => otherTab.keyOf(intent));
  await main.findByText(/still on its way/);
  expect(button).toHaveProperty('disabled', true);
  act(() => otherTab.settle(key, isRefused ? 'refused' : 'done'));
  const status = await main.findByText(words);
  expect(status.getAttribute('role')).toBe('status');
  expect(button).toHaveProperty('disabled', false);
});
