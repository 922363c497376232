import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAddressSaved } from '@/storefront/features/security/is-address-saved';

let real: RealSite;
let isFailing: (path: string) => boolean = () => false;
let isLost: (path: string) => boolean = () => false;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  isFailing = () => false;
  isLost = () => false;
});
afterAll(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    if (isFailing(pathname)) throw new TypeError('Failed to fetch');
    const answer = await real.fetch(input, init);
    // The platform did it, and nobody hears of it.
    if ((init?.method ?? 'GET') !== 'GET' && isLost(pathname)) throw new TypeError('Failed to fetch');
    return answer;
  },
});
const open = (persona: string) =>
  renderStorefront({ merchant: 'aurora', persona, url: '/m/securityCenter', site: site() });
type Opened = Awaited<ReturnType<typeof open>>;
const settings = () => within(screen.getByRole('region', { name: 'Security' }));
const setting = (name: string) => waitFor(() => settings().getByRole('button', { name: new RegExp(`^${name}`) }));
const dialog = () => within(screen.getByRole('dialog'));
const isReady = async () => {
  await screen.findByRole('dialog');
  await waitFor(() => expect(dialog().queryByLabelText('Loading, working hard')).toBeNull());
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const save = ({ user }: Opened) => user.click(dialog().getByRole('button', { name: 'Save' }));
async function setFund({ user }: Opened, password: string): Promise<void> {
  await user.clear(dialog().getByLabelText('New fund password'));
  await user.type(dialog().getByLabelText('New fund password'), password);
  await user.clear(dialog().getByLabelText('The same once more'));
  await user.type(dialog().getByLabelText('The same once more'), password);
}

describe('a change whose answer is lost', () => {
  it('looks whether the fund password stands, and closes where it does [MEM-09]', async () => {
    const opened = await open('agent-2');
    await opened.user.click(await setting('Fund password'));
    await isReady();
    await setFund(opened, '112358');
    isLost = (path) => path.endsWith('/paymentPassword');
    await save(opened);
    await isClosed();
    await screen.findByText('Saved');
    await waitFor(async () => expect((await setting('Fund password')).textContent).not.toContain('Not set'));

    // Which one stands cannot be looked at: what is not known stays said when the old one is refused.
    await opened.user.click(await setting('Fund password'));
    await isReady();
    await opened.user.type(dialog().getByLabelText('Old fund password'), '112358');
    await setFund(opened, '998877');
    await save(opened);
    const unknown = 'No answer came to the change, so it is not known whether it was made. It may hold already';
    await dialog().findByText(new RegExp(`^${unknown}`));
    isLost = () => false;
    await save(opened);
    await dialog().findByText(new RegExp(`^The fund password is wrong ${unknown}`));
  });

  it('says that nothing has changed where the platform never heard of it, or that it is not known [MEM-09]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-contract');
    await opened.user.click(await setting('Nickname'));
    await isReady();
    await opened.user.clear(dialog().getByRole('textbox', { name: /Nickname/ }));
    await opened.user.type(dialog().getByRole('textbox', { name: /Nickname/ }), 'Rahim');
    isFailing = (path) => path.endsWith('/nickname');
    await save(opened);
    await dialog().findByText(/^No answer came\. As it stands now, nothing has changed/);
    isFailing = (path) => /\/nickname|\/member\/info/.test(path);
    await save(opened);
    await dialog().findByText(/^No answer came, so it is not known whether it was changed/);
    isFailing = () => false;
    isLost = (path) => path.endsWith('/nickname');
    await save(opened);
    await isClosed();
    await settings().findByText('Rahim');
  });

  it.each([
    ['new@example.org', 'new@example.org', 'old@example.org', true],
    ['New@example.org ', 'new@example.org', 'old@example.org', true],
    ['new@example.org', 'old@example.org', 'old@example.org', false],
    ['new@example.org', null, undefined, false],
    ['new@example.org', 'ne***@example.org', 'ol***@example.org', true],
    ['new@example.org', 'ne***@example.org', 'ne***@example.org', undefined],
    ['new@example.org', 'ol***@example.org', 'ol***@example.org', false],
  ])('%s is the address that now stands as %s, and before as %s: %s [MEM-09]', (typed, now, before, stands) => {
    expect(isAddressSaved(typed, now, before)).toBe(stands);
  });
});
