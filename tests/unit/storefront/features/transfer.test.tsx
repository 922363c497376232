import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let real: RealSite;
let sent = 0;
let isLost = false;
let isOver = false;
let hasRecord = true;
/** Until then no answer to the transfer comes. */
let late: Promise<unknown> = Promise.resolve();
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  isLost = false;
  isOver = false;
  hasRecord = true;
  late = Promise.resolve();
  sent = 0;
});
afterAll(() => real.close());

const open = (persona: string) =>
  renderStorefront({
    merchant: 'aurora',
    persona,
    url: '/m/upLine/transfer',
    site: {
      ...real,
      fetch: async (input, init) => {
        const isTransfer = String(input).includes('transferUpline');
        if (!hasRecord && String(input).includes('/report/')) return new Response('', { status: 500 });
        if (isTransfer && isOver) return new Response('', { status: 401 });
        const answer = await real.fetch(input, init);
        if (!isTransfer) return answer;
        sent += 1;
        await late;
        if (isLost) throw new TypeError('Failed to fetch');
        return answer;
      },
    },
  });
const dialog = () => within(screen.getByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const goBack = () => act(() => window.history.back());
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });

describe('a transfer to the superior', () => {
  it('asks a guest to log in first, and is where the login leads back to [APP-14]', async () => {
    await open('guest');
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toBe('/m/upLine/transfer');
  });

  it('is refused in words to an agent of type 2, who is led to the member centre [MEM-03]', async () => {
    await open('agent-2');
    await waitFor(() => expect(window.location.pathname).toBe('/m/mine'));
    expect(await screen.findByText('This account cannot transfer to a superior')).toBeDefined();
  });

  it('asks for a fund password first, says the amount once more, and is sent once [MEM-11]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('agent-1');
    await user.click(await screen.findByRole('button', { name: 'Set a fund password' }));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText('New fund password'), '112358');
    await user.type(dialog().getByLabelText('The same once more'), '112358');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await isClosed();
    await user.type(await amount(), '১৫০');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog');
    expect(dialog().getByText('৳150.00')).toBeDefined();
    await user.type(dialog().getByLabelText('Fund password'), '000000');
    await user.click(dialog().getByRole('button', { name: 'Give the money' }));
    expect(await dialog().findByText(/^Wrong fund password\. Check it and type it again\./)).toBeDefined();
    await user.clear(dialog().getByLabelText('Fund password'));
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await user.dblClick(dialog().getByRole('button', { name: 'Give the money' }));
    expect(await screen.findByText('Given to your superior')).toBeDefined();
    // What came of it is read first, in the place of the form.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Given to your superior৳150\.00/));
    expect(sent).toBe(2);
  });

  it('whose answer is lost leads to the record and keeps what was typed [MEM-11]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('agent-41');
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    await app.queries.invalidateQueries();
    await user.type(await amount(), '12');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog');
    isLost = true;
    hasRecord = false;
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await user.click(dialog().getByRole('button', { name: 'Give the money' }));
    await isClosed();
    expect(await screen.findByText(/not known whether the money was given/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Account record' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
    expect((await amount()).value).toBe('12');
    isLost = false;
    hasRecord = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Your request of .* for ৳12\.00 is in the record\./)).toBeDefined();
    expect(sent).toBe(1);
    const record = await app.call('accountRecord', { transactionType: '2004' });
    expect(record.list.filter(({ amount: moved }) => moved === -12)).toHaveLength(1);
  });

  it('whose answer is lost is told again on the way back, until the record has it [MEM-11]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('agent-41');
    await app.queries.invalidateQueries();
    await user.type(await amount(), '16');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog');
    isLost = true;
    hasRecord = false;
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await user.click(dialog().getByRole('button', { name: 'Give the money' }));
    await isClosed();
    isLost = false;
    hasRecord = true;
    document.body.replaceChildren();
    await open('agent-41');
    expect(await screen.findByText(/^Your request of .* for ৳16\.00 is in the record\./)).toBeDefined();
    expect(localStorage.getItem('intents')).toBeNull();
  });

  it('is not asked about any more on the way back, and stays while its answer is on the way [MEM-11]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('agent-7');
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    await app.queries.invalidateQueries();
    await user.type(await amount(), '13');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(window.location.search).not.toBe(''));
    goBack();
    await isClosed();
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/m/upLine/transfer'));
    expect((await amount()).value).toBe('13');

    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await waitFor(() => expect(window.location.search).not.toBe(''));
    let answer = () => undefined as unknown;
    late = new Promise((resolve) => {
      answer = () => resolve(undefined);
    });
    isLost = true;
    const give = dialog().getByRole('button', { name: 'Give the money' });
    await user.click(give);
    await waitFor(() => expect(sent).toBe(1));
    goBack();
    await waitFor(() => expect(window.location.search).toBe(''));
    answer();
    await isClosed();
    expect(await screen.findByText(/^Your request of .* for ৳13\.00 is in the record\./)).toBeDefined();
    expect(sent).toBe(1);
  });

  it('in a session that ended leads to the login and back, and says nothing but that [MEM-11]', async () => {
    const { user, app } = await open('agent-contract');
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    await app.queries.invalidateQueries();
    await user.type(await amount(), '14');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    isOver = true;
    await user.click(dialog().getByRole('button', { name: 'Give the money' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toMatch(/^\/m\/upLine\/transfer/);
    await screen.findAllByText(/session has ended/i);
    expect(screen.queryByText(/not known whether/)).toBeNull();
    expect(localStorage.getItem('intents')).toBeNull();
    expect(sessionStorage.getItem('drafts')).toContain('"amount":"14"');
  });

  it('refuses more than there is, and keeps it [MEM-11]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('agent-42');
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    await app.queries.invalidateQueries();
    await user.type(await amount(), '99999999');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findAllByText(/At most/)).length).toBeGreaterThan(0);
    expect((await amount()).value).toBe('99999999');
  });
});
