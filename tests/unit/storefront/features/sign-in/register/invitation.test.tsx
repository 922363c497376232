import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import { sample } from '@tests/support/depth';
import { errorOf, field, find, forgetDevice, form, untilCaptcha } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, expect, it } from 'vitest';

let site: RealSite | undefined;
let asked: (string | null)[] = [];
let registered: { readonly affiliateCode?: string }[] = [];

async function openSite(merchant: string, root?: string) {
  const real = await openRealSite(merchant, root);
  site = {
    ...real,
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input), 'http://localhost');
      if (pathname === '/wps/agent/affiliate') asked.push(searchParams.get('code'));
      if (pathname === '/wps/member/register') registered.push(JSON.parse(String(init?.body)));
      return real.fetch(input, init);
    },
  };
  return site;
}

async function open(merchant: string, url: string) {
  return renderStorefront({ merchant, url, site: site ?? (await openSite(merchant)) });
}

type Opened = Awaited<ReturnType<typeof open>>;

const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
async function send({ user }: Opened, username: string) {
  fill('username', username);
  for (const name of ['password', 'confirmPassword']) if (find(name) !== null) fill(name, 'Secret123');
  if (find('captcha') !== null) {
    await untilCaptcha();
    fill('captcha', '5555');
  }
  for (const box of within(form()).queryAllByRole('checkbox', { checked: false })) await user.click(box);
  const submit = form().querySelector<HTMLElement>('button[type=submit]');
  if (submit !== null) await user.click(submit);
}
const untilSignedIn = (name: string) =>
  waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO') ?? '').toContain(`"${name}"`));
const goTo = async ({ app }: Opened, page: string) => {
  await act(async () => app.run([{ do: 'navigate', to: page }], { payload: undefined, dialog: undefined }));
};
const untilApplied = (code: string) =>
  waitFor(() => {
    expect(field('affiliateCode').value).toBe(code);
    expect(field('affiliateCode').readOnly).toBe(true);
  });

beforeEach(() => {
  asked = [];
  registered = [];
  forgetDevice();
});
afterEach(() => {
  site?.close();
  site = undefined;
});

/** What is said of a code that nothing checks before the registration. */
const sentText = (code: string) => `Invitation code ${code} is sent when you register. It is checked then.`;

it('keeps a code over the login and back, shows it as applied, and registers with it without asking twice [AUT-13]', async () => {
  const opened = await open('aurora', '/m/register?affiliateCode=AGENT1');
  await untilApplied('AGENT1');
  expect(field('affiliateCode').getAttribute('aria-describedby')).toMatch(/-hint$/);
  expect(screen.getByText('Applied: it came with your link')).toBeTruthy();
  // The field may stand far below: the head of the form says it, too.
  const isSaid = () => expect(screen.getByRole('main').textContent).toContain('Invitation code AGENT1 is applied.');
  isSaid();
  await opened.user.click(screen.getByRole('link', { name: /i already have an account/i }));
  await opened.user.click(await screen.findByRole('link', { name: /register now/i }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/m/register'));
  await untilApplied('AGENT1');
  isSaid();
  const before = asked.length;
  await send(opened, 'invited1');
  await untilSignedIn('invited1');
  expect(registered.map(({ affiliateCode }) => affiliateCode)).toEqual(['AGENT1']);
  expect(asked.length).toBe(before);
});

it.each(['affiliateCode', 'referralCode', 'r'])(
  'keeps a code that came to the home page as %s, also over a reload [AUT-13]',
  { tags: ['deep'] },
  async (name) => {
    const home = await open('aurora', `/m/home?${name}=LIVERY`);
    await goTo(home, 'notice');
    document.body.replaceChildren();
    await open('aurora', '/m/register');
    await untilApplied('LIVERY');
  },
);

it.each(
  sample(1, [
    ['a newer one', '/m/home?affiliateCode=AGENT1', '/m/register?affiliateCode=NOBODY', ['NOBODY', 'AGENT1']],
    ['one beside it', '/m/home', '/m/register?affiliateCode=NOBODY&r=AGENT1', ['NOBODY', 'AGENT1']],
  ]),
)('goes back to a good code where %s is broken, and says so [AUT-13]', async (_, first, second, codes) => {
  await open('aurora', first);
  document.body.replaceChildren();
  const opened = await open('aurora', second);
  await untilApplied('AGENT1');
  expect(asked).toEqual(codes);
  expect(screen.getByRole('main').textContent).toContain('Invitation code AGENT1 is applied.');
  await send(opened, 'invited7');
  await untilSignedIn('invited7');
  expect(registered[0]?.affiliateCode).toBe('AGENT1');
});

it('goes back to a good code that only the registration finds to be broken, where no field shows it [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const opened = await open('mono', '/m/home?affiliateCode=NOBODY&r=AGENT1');
  await goTo(opened, 'register');
  expect(await screen.findByText(sentText('NOBODY'))).toBeTruthy();
  await send(opened, 'unlisted3');
  expect(await screen.findByText(sentText('AGENT1'))).toBeTruthy();
  await send(opened, 'unlisted3');
  await untilSignedIn('unlisted3');
  expect(registered.map(({ affiliateCode }) => affiliateCode)).toEqual(['NOBODY', 'AGENT1']);
});

it('goes on with a newer code, and with none once an account exists [AUT-13]', { tags: ['deep'] }, async () => {
  await open('aurora', '/m/home?r=AGENT1');
  document.body.replaceChildren();
  const opened = await open('aurora', '/m/register?r=AGENT2');
  await untilApplied('AGENT2');
  await send(opened, 'invited2');
  await untilSignedIn('invited2');
  expect(registered[0]?.affiliateCode).toBe('AGENT2');
  localStorage.removeItem('MC_SESSION_INFO');
  document.body.replaceChildren();
  await open('aurora', '/m/register');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(field('affiliateCode').value).toBe('');
});

it('says that a code is unknown as soon as the form opens, and registers without it once it is out [AUT-13]', async () => {
  const opened = await open('aurora', '/m/register?affiliateCode=NOBODY');
  await waitFor(() => expect(errorOf('affiliateCode')).toBe('Invalid invitation code'));
  expect(field('affiliateCode').value).toBe('NOBODY');
  expect(field('affiliateCode').readOnly).toBe(false);
  await send(opened, 'invited3');
  await waitFor(() => expect(document.activeElement).toBe(field('affiliateCode')));
  expect(registered).toEqual([]);
  fill('affiliateCode', '');
  await send(opened, 'invited3');
  await untilSignedIn('invited3');
  expect(registered[0]?.affiliateCode).toBe('');
});

it('goes on saying that the code of a link is unknown: when the field is left, and after a reload, until it is out [AUT-13]', {
  tags: ['deep'],
}, async () => {
  await open('aurora', '/m/register?affiliateCode=NOBODY');
  await waitFor(() => expect(errorOf('affiliateCode')).toBe('Invalid invitation code'));
  fireEvent.blur(field('affiliateCode'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(errorOf('affiliateCode')).toBe('Invalid invitation code');
  const reload = async () => {
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await open('aurora', '/m/register');
  };
  await reload();
  expect(field('affiliateCode').value).toBe('NOBODY');
  await waitFor(() => expect(errorOf('affiliateCode')).toBe('Invalid invitation code'));
  expect(asked).toEqual(['NOBODY']);
  fill('affiliateCode', '');
  fireEvent.blur(field('affiliateCode'));
  await waitFor(() => expect(errorOf('affiliateCode')).toBe(''));
  await reload();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect([field('affiliateCode').value, errorOf('affiliateCode')]).toEqual(['', '']);
});

it('lets a player take an applied code out and type another, which is checked [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const opened = await open('aurora', '/m/register?affiliateCode=AGENT1');
  await untilApplied('AGENT1');
  await opened.user.click(within(form()).getByRole('button', { name: 'Remove this code' }));
  expect(field('affiliateCode').value).toBe('');
  expect(field('affiliateCode').readOnly).toBe(false);
  fill('affiliateCode', 'AGENT2');
  // The terms and back: what the player decided stays, though the address has the first code.
  await goTo(opened, 'useragreement');
  await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('form')).toBeNull());
  await act(async () => window.history.back());
  await waitFor(() => expect(find('affiliateCode')).not.toBeNull());
  await waitFor(() => expect(field('affiliateCode').value).toBe('AGENT2'));
  await send(opened, 'invited4');
  await untilSignedIn('invited4');
  expect(asked).toEqual(['AGENT1', 'AGENT2']);
  expect(registered[0]?.affiliateCode).toBe('AGENT2');
});

it.each([
  ['AGENT1', 'Invitation code AGENT1 is applied.', 'AGENT1'],
  ['NOBODY', 'Invitation code NOBODY is not valid. You can register without it.', ''],
  [
    'LIVERY',
    'Invitation code LIVERY could not be checked just now. It is checked again when you register.',
    'LIVERY',
    'json',
  ],
])(
  'says what became of %s where no field shows it [AUT-13]',
  { tags: ['deep'] },
  async (code, words, sent, malformed = '') => {
    const real = await openSite(
      'aurora',
      changedConfig({ 'aurora/console.json': { register: { affiliateCode: { enabled: false } } } }),
    );
    if (malformed !== '') await real.play({ malformed: { affiliateCheck: malformed } });
    const opened = await open('aurora', `/m/home?affiliateCode=${code}`);
    await goTo(opened, 'register');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(find('affiliateCode')).toBeNull();
    await real.play({});
    await send(opened, `un${code.toLowerCase()}`);
    await untilSignedIn(`un${code.toLowerCase()}`);
    expect(registered[0]?.affiliateCode).toBe(sent);
  },
);

it('asks again when it registers where nobody could say before, and goes on without the check where there is none [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const real = await openSite('aurora');
  await real.play({ malformed: { affiliateCheck: 'json' } });
  const opened = await open('aurora', '/m/register?affiliateCode=AGENT1');
  await waitFor(() => expect(field('affiliateCode').value).toBe('AGENT1'));
  await waitFor(() => expect(asked).toEqual(['AGENT1']));
  expect(field('affiliateCode').readOnly).toBe(false);
  const hint = document.getElementById(field('affiliateCode').getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('It could not be checked just now. It is checked again when you register.');
  expect(errorOf('affiliateCode')).toBe('');
  await real.play({ fail: { affiliateCheck: 'function.not.available' } });
  await send(opened, 'invited5');
  await untilSignedIn('invited5');
  expect(asked).toEqual(['AGENT1', 'AGENT1']);
  expect(registered[0]?.affiliateCode).toBe('AGENT1');
});

it.each(sample(1, ['TOO_MANY_REQUESTS', '#727', 'unknown.system.err']))(
  'does not lose the code of a link because the platform answers its check with %s [AUT-13]',
  async (failure) => {
    const real = await openSite('aurora');
    await real.play({ fail: { affiliateCheck: failure } });
    const opened = await open('aurora', '/m/register?affiliateCode=AGENT1');
    expect(
      await screen.findByText('It could not be checked just now. It is checked again when you register.'),
    ).toBeTruthy();
    expect(errorOf('affiliateCode')).toBe('');
    await real.play({});
    await send(opened, 'invited8');
    await untilSignedIn('invited8');
    expect(registered[0]?.affiliateCode).toBe('AGENT1');
  },
);

it('takes a code out that only the registration refuses, where no field shows it: nobody is locked out [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const opened = await open('mono', '/m/home?affiliateCode=NOBODY');
  await goTo(opened, 'register');
  expect(await screen.findByText(sentText('NOBODY'))).toBeTruthy();
  await send(opened, 'unlisted2');
  expect(await screen.findByText(/^Invitation code NOBODY is not valid/)).toBeTruthy();
  await send(opened, 'unlisted2');
  await untilSignedIn('unlisted2');
  expect(registered.map(({ affiliateCode }) => affiliateCode)).toEqual(['NOBODY', '']);
});

it('registers without a code once a wrong one, which the player typed, is out of the field [AUT-13]', async () => {
  const opened = await open('aurora', '/m/register');
  fill('affiliateCode', 'NOBODY');
  await send(opened, 'typed1');
  await waitFor(() => expect(errorOf('affiliateCode')).toBe('Invalid invitation code'));
  fill('affiliateCode', '');
  await send(opened, 'typed1');
  await untilSignedIn('typed1');
  expect(registered.map(({ affiliateCode }) => affiliateCode)).toEqual(['']);
});

it('keeps a code that could not be checked where another one, which was typed, is refused [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const real = await openSite('aurora');
  await real.play({ malformed: { affiliateCheck: 'json' } });
  const opened = await open('aurora', '/m/register?affiliateCode=AGENT1');
  await waitFor(() => expect(asked).toEqual(['AGENT1']));
  await real.play({});
  fill('affiliateCode', 'NOBODY');
  await send(opened, 'typed2');
  await waitFor(() => expect(errorOf('affiliateCode')).toBe('Invalid invitation code'));
  fill('affiliateCode', 'AGENT1');
  await send(opened, 'typed2');
  await untilSignedIn('typed2');
  expect(registered.map(({ affiliateCode }) => affiliateCode)).toEqual(['AGENT1']);
});

it('checks a typed code where the address brings an unknown one, and goes on only with a known one [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const opened = await open('aurora', '/m/register?affiliateCode=NOBODY');
  await waitFor(() => expect(errorOf('affiliateCode')).not.toBe(''));
  fill('affiliateCode', 'NEITHER');
  await send(opened, 'invited6');
  await waitFor(() => expect(document.activeElement).toBe(field('affiliateCode')));
  expect(registered).toEqual([]);
  fill('affiliateCode', 'AGENT1');
  await send(opened, 'invited6');
  await untilSignedIn('invited6');
  expect(asked).toEqual(['NOBODY', 'NEITHER', 'AGENT1']);
  expect(registered.map(({ affiliateCode }) => affiliateCode)).toEqual(['AGENT1']);
});
