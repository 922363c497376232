import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';

const form = () => within(screen.getByRole('main')).getByRole('form');
const field = (name: RegExp) => within(form()).getByLabelText(name, { selector: 'input' });
const submit = () => within(form()).getByRole('button', { name: /^log in$/i });

it('says what a form without entries lacks, and goes to the first of it [AUT-10]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  await user.click(submit());
  await waitFor(() => expect(document.activeElement).toBe(field(/username/i)));
  expect(form().textContent).toContain('Enter your username');
  expect(form().textContent).toContain('Enter your password');
});

it('has the focus in its first field where it opens over a page, from an entry of the menu too [AUT-02]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('link', { name: 'Inbox' }));
  const dialog = within(await screen.findByRole('dialog', { name: /log in/i }));
  const username = await dialog.findByLabelText(/username/i, { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(username));
});

it('stores the session, remembers the name only and leaves for where the player wanted to go [AUT-06]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login?back=%2Fm%2Fnotice' });
  await user.type(field(/username/i), 'member0');
  await user.type(field(/^password/i), 'abc12345');
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  await waitFor(() => expect(window.location.pathname).toBe('/m/notice'));
  expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toMatchObject({
    userName: 'member0',
    merchantCode: 'AURORA',
  });
  expect(localStorage.getItem('sass')).toBe('{"type":"username","username":"member0"}');
  expect(JSON.stringify({ ...localStorage })).not.toContain('abc12345');
});

it('shows and hides the password, and leaves paste and password managers alone [AUT-02]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  const password = field(/^password/i);
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  await user.click(password);
  await user.paste('abc12345');
  expect(password).toHaveProperty('value', 'abc12345');
  await user.click(within(form()).getByRole('button', { name: /show/i }));
  expect(password.getAttribute('type')).toBe('text');
});

it('shows a password that is being typed and leaves the caret where it is, without a word about what is missing yet [AUT-02] [AUT-10]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  const password = field(/^password/i);
  await user.type(password, 'abd');
  if (password instanceof HTMLInputElement) password.setSelectionRange(2, 2);
  for (const name of [/show/i, /hide/i]) await user.click(within(form()).getByRole('button', { name }));
  await user.keyboard('c');
  expect(document.activeElement).toBe(password);
  expect(password).toHaveProperty('value', 'abcd');
  expect(password.getAttribute('aria-invalid')).toBeNull();
});

it('shows the captcha from the first refusal that asks for it, and a new one after each and with another way [AUT-01, AUT-04]', {
  tags: ['deep'],
}, async () => {
  const { user, app } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  expect(within(form()).queryByRole('img')).toBeNull();
  await user.type(field(/username/i), 'agent1');
  for (const attempt of [1, 2]) {
    await user.clear(field(/^password/i));
    await user.type(field(/^password/i), `wrong${attempt}`);
    await user.click(submit());
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  }
  await waitFor(() => expect(form().querySelector('[name="values.captcha"]')).not.toBeNull());
  await waitFor(() => expect(within(form()).getByRole('img').getAttribute('src')).toMatch(/^data:image/));
  expect(field(/username/i)).toHaveProperty('value', 'agent1');
  await user.click(submit());
  await waitFor(() => expect(form().textContent).toContain('Enter the code'));

  const drawn = () => app.queries.getQueryCache().findAll({ queryKey: ['captcha'] })[0]?.state.dataUpdateCount ?? 0;
  await waitFor(() => expect(drawn()).toBeGreaterThan(0));
  const before = drawn();
  await user.click(within(form()).getByRole('button', { name: /^mobile$/i }));
  await waitFor(() => expect(drawn()).toBeGreaterThan(before));
  expect(form().querySelector('[name="values.captcha"]')).not.toBeNull();
});

it('opens the captcha that a refusal asks for with the words beside it and nowhere else [AUT-04] [AUT-10]', {
  tags: ['deep'],
}, async () => {
  const site = await openRealSite('aurora');
  await site.play({ captcha: true });
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site });
  await user.type(field(/username/i), 'member0');
  await user.type(field(/^password/i), 'abc12345');
  await user.click(submit());
  const captcha = await waitFor(() => field(/code in the picture/i));
  await waitFor(() => expect(document.activeElement).toBe(captcha));
  expect(captcha.getAttribute('aria-invalid')).toBe('true');
  const words = 'Enter the code';
  expect(document.getElementById(`${captcha.id}-error`)?.textContent).toBe(words);
  expect(screen.getAllByText(words)).toHaveLength(1);
  site.close();
});

it('says a refusal of no field once, in the form [AUT-10]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  await user.type(field(/username/i), 'nobody12');
  await user.type(field(/^password/i), 'wrong123');
  await user.click(submit());
  const alert = await waitFor(() => within(form()).getByText(/password/i, { selector: '[role=alert] *' }));
  expect(screen.getAllByText(alert.textContent ?? '')).toEqual([alert]);
});
