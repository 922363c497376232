import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { beforeEach, expect, it } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const main = () => within(screen.getByRole('main'));

it('leads a guest from the settings home [AUT-18]', async () => {
  await renderStorefront({ merchant: 'aurora', url: '/m/set' });
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
});

it('leads from the settings to the change of the password [AUT-18]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/set' });
  await user.click(await main().findByRole('link', { name: /change password/i }));
  await waitFor(() => expect(window.location.pathname).toBe('/m/changePsw'));
});

it('signs out from the settings only when the player is sure, and leaves nothing of the session [AUT-19]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/set' });
  localStorage.setItem('bankList', '[]');
  localStorage.setItem('memberInfo', '{}');
  sessionStorage.setItem('trialName', 'x');
  await user.click(await main().findByRole('button', { name: /sign out/i }));
  const [cancel] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /cancel|stay|no/i });
  if (cancel !== undefined) await user.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull();
  await user.click(main().getByRole('button', { name: /sign out/i }));
  const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
  await user.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  expect({ ...localStorage }).toMatchObject({ autoLogin: '0' });
  for (const key of ['MC_SESSION_INFO', 'bankList', 'memberInfo']) expect(localStorage.getItem(key)).toBeNull();
  expect(sessionStorage.getItem('trialName')).toBeNull();
});

it('shows that it signs out while the call with the token is on its way [AUT-19]', { tags: ['deep'] }, async () => {
  const real = await openRealSite('aurora');
  let answer: () => void = () => undefined;
  let token: string | null = null;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const site: RealSite = {
    ...real,
    fetch: async (input, init) => {
      if (init?.method !== 'DELETE') return real.fetch(input, init);
      token = new Headers(init.headers).get('authorization');
      await held;
      return real.fetch(input, init);
    },
  };
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/set', site });
  const session = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}');
  await user.click(await main().findByRole('button', { name: /sign out/i }));
  const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
  await user.click(buttons.at(-1) ?? document.body);
  await screen.findByText('Signing out, please wait');
  await waitFor(() => expect(token).toBe(session.token));
  act(() => answer());
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  await waitFor(() => expect(screen.queryByText('Signing out, please wait')).toBeNull());
  real.close();
});
