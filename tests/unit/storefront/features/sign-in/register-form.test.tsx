import { act, screen, waitFor, within } from '@testing-library/react';
import { errorOf, field, form } from '@tests/support/form-on-page';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it, vi } from 'vitest';

type Fiber = {
  readonly type: unknown;
  readonly memoizedProps: { readonly name?: string } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
};

const submit = () => within(form()).getByRole('button', { name: /create account/i });

it('shows the fields that the merchant’s rules enable, in their order [AUT-09]', async () => {
  await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  const names = [...form().querySelectorAll('input[name^="values."]')].map((input) =>
    input.getAttribute('name')?.slice(7),
  );
  // Those that may be left out stand after them, under one button.
  expect(names.slice(0, 4)).toEqual(['username', 'password', 'confirmPassword', 'captcha']);
  expect(names).toContain('captcha');
  expect(names.length).toBeGreaterThanOrEqual(15);
});

it('renders one field for a typed character, and none of the others [AUT-09]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  for (const name of ['username', 'password', 'username']) await user.click(field(name));
  await waitFor(() => expect(errorOf('password')).not.toBe(''));
  const rendered = countRenders();
  await user.keyboard('n');
  await waitFor(() => expect(errorOf('username')).toMatch(/4/));
  expect(new Set(rendered())).toEqual(new Set(['TextField username']));
});

it('moves to the first field that fails and keeps what was typed [AUT-10]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  await user.type(field('nickname'), 'Nora');
  await user.click(screen.getByRole('checkbox', { name: /18/ }));
  await user.click(submit());
  await waitFor(() => expect(document.activeElement).toBe(field('username')));
  expect(errorOf('username')).not.toBe('');
  expect(field('nickname').value).toBe('Nora');
});

it('says which signs a field does not take, and not its whole rule again [AUT-10]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  for (const [name, typed, told] of [
    ['password', 'secret 12', /does not take spaces/],
    ['password', 'pássword12', /does not take .?á/],
    ['username', 'nora_rahman', /does not take .?_/],
    ['payeeName', 'Nora #1', /does not take .?# 1/],
    ['payeeName', 'O’Neil', /^$/],
    ['payeeName', '\u2068Anna\u00a0Maria\u2069', /^$/],
    ['username', '\u200enora\u200b', /^$/],
  ] as const) {
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(typed);
    await user.tab();
    await waitFor(() => expect(`${typed}: ${errorOf(name)}`.slice(typed.length + 2)).toMatch(told));
  }
});

it('checks the confirmation again when the password changes [AUT-11]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  await user.type(field('password'), 'Secret12');
  await user.type(field('confirmPassword'), 'Secret12');
  await user.tab();
  expect(errorOf('confirmPassword')).toBe('');
  await user.type(field('password'), '3');
  await waitFor(() => expect(errorOf('confirmPassword')).not.toBe(''));
});

it('asks for the confirmation in its own words when it is empty [AUT-11]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  await user.click(field('confirmPassword'));
  await user.tab();
  await waitFor(() => expect(errorOf('confirmPassword')).toBe('Enter the password again'));
});

it('greys the button without the terms, which are accepted at first [AUT-12]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  expect(submit().getAttribute('aria-disabled')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /terms/i }));
  expect(submit().getAttribute('aria-disabled')).toBe('true');
});

it('says on a tap of the greyed button that the terms are missing, and sends nothing [AUT-12]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  const terms = screen.getByRole('checkbox', { name: /terms/i });
  await user.click(terms);
  await user.click(submit());
  expect(screen.getByText('Accept the terms of use to go on').closest('[role=alert]')).not.toBeNull();
  expect(document.activeElement).toBe(terms);
  expect(errorOf('username')).toBe('');
});

it('says on Enter that the terms are missing, and goes to them, until they are accepted [AUT-12]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  const terms = screen.getByRole('checkbox', { name: /terms/i });
  await user.click(terms);
  await user.type(field('username'), 'nora{Enter}');
  const told = 'Accept the terms of use to go on';
  expect(screen.getByText(told).closest('[role=alert]')).not.toBeNull();
  expect(document.activeElement).toBe(terms);
  await user.type(field('username'), 'h');
  expect(screen.queryByText(told)).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByText(told).closest('[role=alert]')).not.toBeNull();
  await user.keyboard(' ');
  expect(screen.queryByText(told)).toBeNull();
  expect(submit().getAttribute('aria-disabled')).toBeNull();
});

it('asks for the age before it sends [AUT-24]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  await fill(user, 'agetest1');
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /18/ }).getAttribute('aria-invalid')).toBe('true'));
});

it('puts each refusal beside its field and nowhere else, takes a new captcha, loses nothing and sends once [AUT-09]', async () => {
  const { site, calls } = await countingSite();
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register', site });
  await fill(user, 'member0');
  await user.click(screen.getByRole('checkbox', { name: /18/ }));
  await user.dblClick(submit());
  const told = 'Sorry, the username already exists';
  await waitFor(() => expect(errorOf('username')).toBe(told));
  expect(document.activeElement).toBe(field('username'));
  expect(screen.getAllByText(told)).toHaveLength(1);
  expect(document.querySelector('[data-kind="fail"]')).toBeNull();
  expect(field('password').value).toBe('Secret123');
  expect(field('captcha').value).toBe('');
  await waitFor(() => expect(calls('/wps/captcha')).toBe(2));
  expect(calls('/wps/member/register')).toBe(1);
  site.close();
});

it('says what was refused again in the language that is chosen then: beside a box, beside a field, on the form [APP-11]', {
  tags: ['deep'],
}, async () => {
  const answers: { [path: string]: () => Response } = {};
  const { site } = await countingSite(answers);
  const { user, app } = await renderStorefront({ merchant: 'aurora', url: '/m/register', site });
  const choose = async (payload: string) => {
    act(() => app.run([{ do: 'setLanguage' }], { payload, dialog: undefined }));
    await waitFor(() => expect(app.texts.language).toBe(payload));
  };
  await fill(user, 'member0');
  await user.click(submit());
  const age = app.texts.t('error.age');
  await screen.findByText(age);
  await choose('bn');
  await waitFor(() => expect(screen.queryByText(age)).toBeNull());
  expect(screen.getByText(app.texts.t('error.age'))).toBeDefined();
  const [, box] = screen.getAllByRole('checkbox');
  if (box !== undefined) await user.click(box);
  await user.keyboard('{Enter}');
  const taken = app.texts.t('error.username.taken');
  await waitFor(() => expect(errorOf('username')).toBe(taken));
  await choose('en');
  await waitFor(() => expect(errorOf('username')).toBe('Sorry, the username already exists'));
  answers['/wps/member/register'] = () => new Response('<html>', { status: 502 });
  await user.type(field('captcha'), '000000');
  await user.click(submit());
  await waitFor(() => expect(within(form()).getByRole('alert').textContent).toContain('do not know'));
  await choose('bn');
  expect(within(form()).getByRole('alert').textContent).toBe(app.texts.t('error.register.unknown'));
  site.close();
});

it('says that the outcome is unknown when no answer can be read, and does not send again by itself [AUT-14]', async () => {
  const { site, calls } = await countingSite({ '/wps/member/register': () => new Response('<html>', { status: 502 }) });
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register', site });
  await fill(user, 'unknown1');
  await user.click(screen.getByRole('checkbox', { name: /18/ }));
  await user.click(submit());
  await waitFor(() => expect(within(form()).getByRole('alert').textContent).toContain('do not know'));
  await user.click(screen.getByRole('checkbox', { name: /terms/i }));
  expect(calls('/wps/member/register')).toBe(1);
  expect(field('username').value).toBe('unknown1');
  site.close();
});

it('checks a typed invitation code first and goes back to it when it is wrong [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  await fill(user, 'invited1');
  await user.type(field('affiliateCode'), 'NOBODY');
  await user.click(screen.getByRole('checkbox', { name: /18/ }));
  await user.click(submit());
  await waitFor(() => expect(errorOf('affiliateCode')).toBe('Invalid invitation code'));
  expect(document.activeElement).toBe(field('affiliateCode'));
});

it('says a field’s error again 200 ms after the language changed [AUT-10]', { tags: ['deep'] }, async () => {
  const { user, app } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  await user.type(field('nickname'), 'Nora');
  await user.click(field('username'));
  await user.tab();
  const before = errorOf('username');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  act(() => app.run([{ do: 'setLanguage' }], { payload: 'bn', dialog: undefined }));
  await waitFor(() => expect(errorOf('username')).toMatch(/[\u0980-\u09ff]/));
  expect(errorOf('username')).not.toBe(before);
  expect(timers.mock.calls.map(([, wait]) => wait)).toContain(200);
  expect(field('nickname').value).toBe('Nora');
  timers.mockRestore();
});

it('registers by mobile without a user name and with an SMS code [AUT-08]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  await user.click(screen.getByRole('button', { name: /mobile/i }));
  expect(form().querySelector('[name="values.username"]')).toBeNull();
  expect(field('verificationCode')).toHaveProperty('disabled', true);
});

it('says of a number that is taken, after a try without an answer, once, that it may be the own account, and how to log in [AUT-14]', {
  tags: ['deep'],
}, async () => {
  const answers = { '/wps/member/register/mobile': () => new Response('<html>', { status: 502 }) };
  const { site } = await countingSite(answers);
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register', site });
  await user.click(screen.getByRole('button', { name: /mobile/i }));
  await user.type(field('mobileNum'), '01812345678');
  await user.click(within(form()).getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(field('verificationCode').disabled).toBe(false));
  await user.type(field('verificationCode'), '500000');
  await user.type(field('password'), 'Secret123');
  await user.type(field('confirmPassword'), 'Secret123');
  await user.click(screen.getByRole('checkbox', { name: /18/ }));
  await screen.findByAltText(/code/i);
  await user.type(field('captcha'), '000000');
  await user.click(submit());
  const alert = () => within(form()).getByRole('alert').textContent;
  await waitFor(() => expect(alert()).toMatch(/do not know whether .* log in with your number: by a code by SMS/));
  const refusal = { success: false, errorCode: 'username.exists', value: { fields: { mobileNum: 'taken' } } };
  answers['/wps/member/register/mobile'] = () => Response.json(refusal, { status: 400 });
  await user.type(field('captcha'), '000000');
  await user.click(submit());
  await waitFor(() => expect(errorOf('mobileNum')).toMatch(/^There is an account with this number already\./));
  expect(document.activeElement).toBe(field('mobileNum'));
  expect(within(form()).queryByText(/do not know whether/)).toBeNull();
  site.close();
});

type User = Awaited<ReturnType<typeof renderStorefront>>['user'];

async function fill(user: User, username: string): Promise<void> {
  await user.type(field('username'), username);
  await user.type(field('password'), 'Secret123');
  await user.type(field('confirmPassword'), 'Secret123');
  // Sent before its picture is there, a code is refused.
  await screen.findByAltText(/code/i);
  await user.type(field('captcha'), '000000');
}

/** The real platform, with its calls counted and some answered otherwise. */
async function countingSite(answers: { readonly [path: string]: () => Response } = {}) {
  const real = await openRealSite('aurora');
  const counts = new Map<string, number>();
  const counted: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    return answers[pathname]?.() ?? real.fetch(input, init);
  };
  return { site: { ...real, fetch: counted }, calls: (path: string) => counts.get(path) ?? 0 };
}

/** Remembers what React drew; gives the fields (and the form around them) that it drew again since then. */
function countRenders(): () => readonly string[] {
  const before = drawnParts();
  return () => [...drawnParts()].filter(([name, props]) => before.get(name) !== props).map(([name]) => name);
}

/** A component that renders makes new props for what it returns: the same object means that it did not. */
function drawnParts(): ReadonlyMap<string, unknown> {
  const parts = new Map<string, unknown>();
  const walk = (fiber: Fiber): void => {
    const name = typeof fiber.type === 'function' ? fiber.type.name : '';
    if (name === 'TextField' || name === 'RegisterForm') {
      parts.set(
        [name, fiber.memoizedProps?.name].filter((part) => part !== undefined).join(' '),
        fiber.child?.memoizedProps,
      );
    }
    for (let child = fiber.child; child !== null; child = child.sibling) walk(child);
  };
  walk(rootFiber());
  return parts;
}

/** React hangs the fiber of each element on it; the root's newest one is behind its state node. */
function rootFiber(): Fiber {
  const container = screen.getByRole('main').closest('body > div') ?? document.body;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const root: { readonly stateNode: { readonly current: Fiber } } = Reflect.get(container, key);
  return root.stateNode.current;
}
