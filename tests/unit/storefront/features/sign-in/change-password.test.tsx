import { act, screen, waitFor, within } from '@testing-library/react';
import { button, errorOf, field, find, forgetDevice, form } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let site: RealSite;
let asked: string[] = [];
beforeAll(async () => {
  const real = await openRealSite('aurora');
  site = {
    ...real,
    fetch: (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${String(input)}`);
      return real.fetch(input, init);
    },
  };
});
afterAll(() => site.close());
beforeEach(() => {
  asked = [];
  forgetDevice();
});

const changes = () => asked.filter((call) => call.startsWith('POST /wps/member/password'));

it('leads a guest home [AUT-17]', async () => {
  await renderStorefront({ merchant: 'aurora', url: '/m/changePsw', site });
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
});

it('asks for the old password after a reload, refuses what does not fit, and changes nothing then [AUT-17]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/changePsw', site });
  const name = await waitFor(() => within(form()).getByDisplayValue('member0'));
  expect(name).toHaveProperty('readOnly', true);
  await user.type(field('oldPassword'), 'abc12345');
  await user.type(field('newPassword'), 'Fresh123');
  await user.click(button(/^confirm$/i));
  await waitFor(() => expect(errorOf('confirmPassword')).not.toBe(''));
  await user.type(field('confirmPassword'), 'Fresh124');
  await waitFor(() => expect(errorOf('confirmPassword')).toBe('Confirmation password not matched'));
  expect(changes()).toEqual([]);
});

it('says in a popup that new and old are the same, and makes no call [AUT-17]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/changePsw', site });
  await waitFor(() => field('oldPassword'));
  for (const name of ['oldPassword', 'newPassword', 'confirmPassword']) await user.type(field(name), 'abc12345');
  await user.click(button(/^confirm$/i));
  const popup = await screen.findByRole('dialog', { name: 'New and old passwords cannot be the same' });
  await user.click(within(popup).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field('newPassword'));
  expect(changes()).toEqual([]);
});

it('says what a new password lacks, and not the rule again [AUT-10, AUT-17]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/changePsw', site });
  await waitFor(() => field('newPassword'));
  for (const [typed, told] of [
    ['ab1', 'New password needs at least 6 characters: 3 missing'],
    ['abcdef', 'New password needs a digit (0–9)'],
    ['123456', 'New password needs a letter (A–Z, a–z)'],
  ] as const) {
    await user.clear(field('newPassword'));
    await user.type(field('newPassword'), typed);
    await user.tab();
    await waitFor(() => expect(errorOf('newPassword')).toBe(told));
  }
});

it('says beside its field that the old password is wrong, and takes the loading message away [AUT-17]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/changePsw', site });
  await waitFor(() => field('oldPassword'));
  await user.type(field('oldPassword'), 'wrong123');
  for (const name of ['newPassword', 'confirmPassword']) await user.type(field(name), 'Fresh123');
  await user.click(button(/^confirm$/i));
  await waitFor(() => expect(errorOf('oldPassword')).toBe('The old password is wrong'));
  expect(screen.queryByText('Loading')).toBeNull();
  expect(window.location.pathname).toBe('/m/changePsw');
});

it('leads from a first login to the change without the old password, and home after it [AUT-21]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site });
  await user.type(field('username'), 'newcomer');
  await user.type(field('password'), 'abc12345');
  await user.click(screen.getByRole('checkbox'));
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(find('newPassword')).not.toBeNull());
  expect(find('oldPassword')).toBeNull();
  sessionStorage.setItem('password', 'old');
  for (const name of ['newPassword', 'confirmPassword']) await user.type(field(name), 'Fresh123');
  await user.click(button(/^confirm$/i));
  await screen.findByText('Change saved');
  expect(window.location.pathname).toBe('/m/changePsw');
  expect(sessionStorage.getItem('password')).toBeNull();
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toMatchObject({ firstTimeLogin: false });
  expect(changes()).toHaveLength(1);
});

it('writes nothing of a changed password to the member whom another tab has signed in meanwhile [AUT-17] [AUT-20]', async () => {
  let answer: () => void = () => undefined;
  // Made before the call, which may still be on its way when it is to be answered.
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const held: RealSite = {
    ...site,
    fetch: async (input, init) => {
      const response = await site.fetch(input, init);
      if (init?.method === 'POST' && String(input) === '/wps/member/password') await isAnswered;
      return response;
    },
  };
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'agent-1', url: '/m/changePsw', site: held });
  await waitFor(() => field('oldPassword'));
  const remembered = { type: 'username', username: 'member0', password: btoa(btoa('abc12345')) };
  localStorage.setItem('remPass', '1');
  localStorage.setItem('sass', JSON.stringify(remembered));
  await user.type(field('oldPassword'), 'abc12345');
  for (const name of ['newPassword', 'confirmPassword']) await user.type(field(name), 'Fresh123');
  await user.click(button(/^confirm$/i));
  await waitFor(() => expect(changes()).toHaveLength(1));
  const other = JSON.stringify({ ...Object(await site.sessionOf('member-0')), firstTimeLogin: true });
  localStorage.setItem('MC_SESSION_INFO', other);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' })));
  answer();
  await screen.findByText('Change saved');
  expect(JSON.parse(localStorage.getItem('sass') ?? '{}')).toEqual(remembered);
  expect(localStorage.getItem('MC_SESSION_INFO')).toBe(other);
});

it('says that the new password may hold already where no answer came, also when the old one is refused then [AUT-17]', async () => {
  let isLost = true;
  const { user } = await renderStorefront({
    merchant: 'aurora',
    persona: 'agent-7',
    url: '/m/changePsw',
    site: {
      ...site,
      fetch: async (input, init) => {
        const answer = await site.fetch(input, init);
        if (isLost && init?.method === 'POST' && String(input).includes('/member/password'))
          throw new TypeError('Failed to fetch');
        return answer;
      },
    },
  });
  await waitFor(() => field('oldPassword'));
  await user.type(field('oldPassword'), 'abc12345');
  for (const name of ['newPassword', 'confirmPassword']) await user.type(field(name), 'Fresh123');
  await user.click(button(/^confirm$/i));
  const told = /^No answer came to the change.*It may hold already: log in with the new password next time\.$/;
  await within(form()).findByText(told);
  expect(errorOf('oldPassword') + errorOf('newPassword')).toBe('');
  expect(changes()).toHaveLength(1);
  isLost = false;
  await user.click(button(/^confirm$/i));
  await waitFor(() => expect(errorOf('oldPassword')).toBe('The old password is wrong'));
  expect(within(form()).getByText(told)).toBeDefined();
});
