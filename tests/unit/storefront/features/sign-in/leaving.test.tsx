import { act, screen, waitFor } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { pageButton as button, field, forgetDevice } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parseSession } from '@/storefront/platform/session/session';

const session = () => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null');

let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());
afterEach(() => void vi.useRealTimers());
beforeEach(forgetDevice);

/** The real platform, which answers one call only when it is let go. */
function held(path: string) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const site: RealSite = {
    ...real,
    fetch: async (input, init) => {
      const answer = await real.fetch(input, init);
      if (String(input).startsWith(path)) await gate;
      return answer;
    },
  };
  return { site, release: () => act(async () => release()) };
}

const to = (page: string) => [{ do: 'navigate', to: page } as const];
const nowhere = { payload: undefined, dialog: undefined };

it.each([
  ['newcomer', '/m/changePsw', '/wps/session/login'],
  ['member0', '/m/notice', '/wps/session/login'],
  // Whether the platform is open is asked first.
  ['member0', '/m/notice', '/wps/system/status'],
])('signs %s in, who went elsewhere meanwhile, and shows %s [AUT-06] [AUT-21]', async (username, path, late) => {
  const { site, release } = held(late);
  const { user, app } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site });
  await user.type(field('username'), username);
  await user.type(field('password'), 'abc12345');
  await user.click(button(/^log in$/i));
  act(() => app.run(to('notice'), nowhere));
  await waitFor(() => expect(window.location.pathname).toBe('/m/notice'));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await release();
  await waitFor(() => expect(session()).toMatchObject({ userName: username }));
  await screen.findByText('You are logged in');
  await waitFor(() => expect(window.location.pathname).toBe(path));
});

it('sends no second login for a tap after the answer, while home is on its way [AUT-02]', {
  tags: ['deep'],
}, async () => {
  const { site, release } = held('/layout/home.json');
  let logins = 0;
  const counting: RealSite = {
    ...site,
    fetch: (input, init) => {
      if (String(input).startsWith('/wps/session/login')) logins += 1;
      return site.fetch(input, init);
    },
  };
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: counting });
  await user.type(field('username'), 'member0');
  await user.type(field('password'), 'abc12345');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(session()).toMatchObject({ userName: 'member0' }));
  await waitFor(() => expect(button(/^log in$/i).getAttribute('aria-busy')).not.toBe('true'));
  await user.click(button(/^log in$/i));
  await release();
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(logins).toBe(1);
});

it('leads a member home who opens the login, and leaves it to a trial player [AUT-02] [AUT-07]', {
  tags: ['deep'],
}, async () => {
  const { app } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/login', site: real });
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  expect(app.session.current()).toMatchObject({ userName: 'member0' });
  document.body.replaceChildren();
  await renderStorefront({ merchant: 'aurora', persona: 'trial', url: '/m/login', site: real });
  await waitFor(() => field('username'));
  expect(window.location.pathname).toBe('/m/login');
});

it.each(
  sample(2, [
    ['/m/login', '/m/home'],
    ['/m/login?back=%2Fm%2Fhelp', '/m/help'],
    ['/m/trail', '/m/home'],
    ['/m/forget', '/m/home'],
    ['/m/notice', '/m/notice'],
  ]),
)('leads from %s to %s when another tab has signed in [AUT-06]', async (url, path) => {
  await renderStorefront({ merchant: 'aurora', url, site: real });
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(await real.sessionOf('member-0')));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' })));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  await waitFor(() => expect(document.documentElement.hasAttribute('data-session')).toBe(true));
});

it.each(sample(1, ['/m/login', '/m/register', '/m/trail', '/m/forget']))(
  'leaves %s as it is under who signs in on it, until its form leads on [AUT-06]',
  async (url) => {
    const { app } = await renderStorefront({ merchant: 'aurora', url, site: real });
    const heading = await screen.findByRole('heading', { level: 1 });
    const member = parseSession(await real.sessionOf('member-0'));
    if (member === undefined) throw new Error('A member has a session.');
    act(() => app.session.start(member));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(heading.isConnected).toBe(true);
    expect(window.location.pathname).toBe(url);
  },
);

it.each(
  sample(1, [
    ['goes back a second after the mail was sent', false, 1],
    ['goes back no second time where the player left before', true, 0],
  ]),
)('%s [AUT-16]', async (_, leaves, times) => {
  const { user, app } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site: real });
  const back = vi.spyOn(app.navigator, 'back').mockReturnValue(true);
  await user.click(button(/^e-mail$/i));
  await user.type(field('username'), 'membervip');
  await user.type(field('email'), 'membervip@example.com');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await user.click(button(/^retrieve password$/i));
  await screen.findByText('A new password is on its way to your e-mail');
  expect(back).not.toHaveBeenCalled();
  if (leaves) act(() => app.run(to('notice'), nowhere));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(back).toHaveBeenCalledTimes(times);
});
