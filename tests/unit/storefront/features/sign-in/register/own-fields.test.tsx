import { fireEvent, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import { errorOf, field, find, forgetDevice, form } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, expect, it } from 'vitest';

type Sent = { readonly [name: string]: unknown };

const required = { enabled: true, required: true, acceptedPattern: '*' };
/** Names that a form library may take for paths, for indexes or for its own. */
const odd = [
  ...['x-ref.no', 'x-ref[no]', "o'key", 'deep.er.name', '0', '_f', 'año', 'favourite team'],
  ...['toString', 'valueOf', 'country', 'method', 'values', 'root'],
];

let site: RealSite | undefined;
let registered: Sent[] = [];

async function open(register: object, page: { readonly [key: string]: unknown } = {}) {
  const root = changedConfig({ 'mono/console.json': { register }, 'base/pages/register.json': page });
  const real = await openRealSite('mono', root);
  site = {
    ...real,
    fetch: async (input, init) => {
      if (String(input).startsWith('/wps/member/register')) registered.push(JSON.parse(String(init?.body)));
      return real.fetch(input, init);
    },
  };
  return renderStorefront({ merchant: 'mono', url: '/m/register', site });
}

const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fillAccount = (username: string) => {
  fill('username', username);
  for (const name of ['password', 'confirmPassword']) if (find(name) !== null) fill(name, 'Secret123');
};
async function send(user: Awaited<ReturnType<typeof open>>['user']) {
  for (const box of within(form()).getAllByRole('checkbox', { checked: false })) await user.click(box);
  await user.click(within(form()).getByRole('button', { name: 'Done' }));
}

const isSignedIn = (name: string) => waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO')).toContain(name));

beforeEach(() => {
  registered = [];
  forgetDevice();
});
afterEach(() => site?.close());

it('sends every field that the rules require under its own name, whatever the name is [AUT-14]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open(Object.fromEntries(odd.map((name) => [name, required])));
  fillAccount('oddnames');
  for (const name of odd) fill(name, ` value of ${name} `);
  await send(user);
  await waitFor(() => expect(registered).toHaveLength(1));
  expect(registered[0]).toMatchObject(Object.fromEntries(odd.map((name) => [name, `value of ${name}`])));
  // The platform is content: who was asked for all of it is registered.
  await isSignedIn('oddnames');
});

it('asks for each of them where it is empty, and moves to the first [AUT-10]', async () => {
  const { user } = await open({ 'x-ref.no': required, toString: required });
  fillAccount('nobody1');
  await send(user);
  await waitFor(() => expect(document.activeElement).toBe(field('x-ref.no')));
  expect(errorOf('toString')).not.toBe('');
  expect(registered).toEqual([]);
});

it('sends a field that the merchant put on the form by itself [AUT-14] [CFG-02]', { tags: ['deep'] }, async () => {
  const own = { use: 'form.field', props: { name: 'favourite.team', label: { text: { en: 'Favourite team' } } } };
  const { user } = await open({}, { nodes: { form: { slots: { fields: ['form-field', 'own'] } }, own } });
  fillAccount('ownfield');
  fill('favourite.team', 'Reds');
  await send(user);
  await waitFor(() => expect(registered).toHaveLength(1));
  expect(registered[0]).toMatchObject({ 'favourite.team': 'Reds', type: 0, registerMethod: 'H5' });
  await isSignedIn('ownfield');
});

it('shows what the server refuses of it beside it', { tags: ['deep'] }, async () => {
  const { user } = await open({ 'x-ref.no': { ...required, minLength: 4, enabled: true }, type: required });
  // What the form fills in by itself is no question to a player.
  expect(find('type')).toBeNull();
  fillAccount('oddnames');
  fill('x-ref.no', 'abcd');
  await site?.play({ fail: { register: 'username.exists' } });
  await send(user);
  await waitFor(() => expect(errorOf('username')).not.toBe(''));
  expect(field('x-ref.no').value).toBe('abcd');
  expect(registered[0]?.type).toBe(0);
});

it('lets a player type into a form of hundreds of fields before the last of them has come [AUT-09]', {
  tags: ['deep'],
}, async () => {
  const names = Array.from({ length: 150 }, (_, index) => `more${index}`);
  const { html } = await open(Object.fromEntries(names.map((name) => [name, required])));
  expect((html.match(/<input/g) ?? []).length).toBeLessThan(80);
  expect(html).toContain('values.more0"');
  expect(html).not.toContain('values.more149"');
  await waitFor(() => expect(find('more149')).not.toBeNull());
  expect(names.filter((name) => find(name) === null)).toEqual([]);
});
