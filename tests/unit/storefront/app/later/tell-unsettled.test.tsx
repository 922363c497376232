import { act, screen, within } from '@testing-library/react';
import { atEndOfTest } from '@tests/support/at-end';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { tellUnsettled } from '@/storefront/app/later/tell-unsettled';
import { browserStorageOf, createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createIntents } from '@/storefront/platform/gateway/intents';

let real: RealSite;
let losesAnswers = false;
let records = 0;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
beforeEach(() => {
  losesAnswers = false;
  records = 0;
});
afterAll(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    if (String(input).includes('/wps/report/transaction')) records += 1;
    const answer = await real.fetch(input, init);
    if (losesAnswers && init?.method !== 'GET') throw new TypeError('Failed to fetch');
    return answer;
  },
});

/** Gives money to the superior, of which no answer comes. */
async function giveInVain(url: string) {
  const opened = await renderStorefront({ merchant: 'aurora', persona: 'agent-1', url, site: site() });
  const { app } = opened;
  await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' }).catch(() => undefined);
  losesAnswers = true;
  await act(() => app.call('transferUp', { amount: '7.00', paymentPassword: '112358' }).catch(() => undefined));
  losesAnswers = false;
  return opened;
}

const found = /^Your request of .* for ৳7\.00 is in the record\./;

it('says on another page what became of money of which no answer came [MEM-11, APP-22]', async () => {
  const { app } = await giveInVain('/m/home');
  expect(localStorage.getItem('intents')).not.toBeNull();
  act(() => atEndOfTest(tellUnsettled(app, browserStorageOf(window))));
  expect(await screen.findByText(found)).toBeDefined();
  expect(localStorage.getItem('intents')).toBeNull();
});

it('says there that nothing was ordered, once the record proves it [MEM-11]', { tags: ['deep'] }, async () => {
  const { app } = await renderStorefront({ merchant: 'aurora', persona: 'agent-2', url: '/m/home', site: site() });
  const { merchant, userName } = app.gateways.current('en').scope;
  const sent = createIntents(browserStorageOf(window), () => Date.now() - 70_000);
  const intent = { merchant, userName, call: 'transferUp', request: { amount: '3.00' } };
  sent.markLost(sent.keyOf(intent).key);
  act(() => atEndOfTest(tellUnsettled(app, browserStorageOf(window))));
  expect(await screen.findByText(/ · ৳3\.00 · The record does not show it so far\./)).toBeDefined();
});

it('says there that the outcome is not known yet, with a link to the record, and then that another tab knows it [MEM-11]', {
  tags: ['deep'],
}, async () => {
  const { app } = await renderStorefront({ merchant: 'aurora', persona: 'agent-2', url: '/m/home', site: site() });
  const { merchant, userName } = app.gateways.current('en').scope;
  const sent = createIntents(browserStorageOf(window), () => Date.now());
  const { key } = sent.keyOf({ merchant, userName, call: 'transferUp', request: { amount: '3.00' } });
  sent.markLost(key);
  act(() => atEndOfTest(tellUnsettled(app, browserStorageOf(window))));
  const notice = await screen.findByText(/ · ৳3\.00 · No answer has come/);
  const link = within(notice).getByRole('link', { name: 'Account record' });
  expect(link.getAttribute('href')).toBe('/m/transaction/record');
  expect(notice.closest('[role=status]')).not.toBeNull();
  act(() => sent.settle(key));
  expect(await screen.findByText(/ · ৳3\.00 · Done: another tab has the answer\.$/)).toBeDefined();
  expect(screen.queryByText(/No answer has come/)).toBeNull();
});

it('says, once the player looks, what another tab has learnt that sent it after this page had opened [MEM-11]', async () => {
  const { app } = await renderStorefront({ merchant: 'aurora', persona: 'agent-2', url: '/m/home', site: site() });
  act(() => atEndOfTest(tellUnsettled(app, browserStorageOf(window))));
  const { merchant, userName } = app.gateways.current('en').scope;
  const otherTab = createIntents({ ...createMemoryStorage(), local: browserStorageOf(window).local }, () => Date.now());
  const tellTabs = () => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'intents' })));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { key } = otherTab.keyOf({ merchant, userName, call: 'transferUp', request: { amount: '3.00' } });
  await tellTabs();
  await vi.waitFor(() => expect(records).toBe(1));
  otherTab.settle(key);
  await tellTabs();
  expect(screen.queryByText(/another tab/)).toBeNull();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/Done: another tab has the answer\.$/)).toBeDefined();
});

it('leaves it to the page whose form tells it, and asks no record for nobody [MEM-11]', async () => {
  const { app } = await giveInVain('/m/upLine/transfer');
  act(() => atEndOfTest(tellUnsettled(app, browserStorageOf(window))));
  expect(await within(screen.getByRole('main')).findByText(found)).toBeDefined();
  expect(screen.getAllByText(found)).toHaveLength(1);
  const before = records;
  act(() => atEndOfTest(tellUnsettled(app, browserStorageOf(window))));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(records).toBe(before);
});
