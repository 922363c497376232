import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { beforeEach, expect, it, vi } from 'vitest';

// The first test of a file compiles the page.
vi.setConfig({ testTimeout: 90_000 });

const form = () => within(screen.getByRole('main')).getByRole('form');
const field = (name: string) => {
  const control = form().querySelector(`[name="values.${name}"]`);
  if (!(control instanceof HTMLInputElement)) throw new Error(`There is no field ${name} on the form.`);
  return control;
};
const button = (name: RegExp) => within(form()).getByRole('button', { name });
const errorOf = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('takes digits only, ten at most, for a code by SMS, and moves there once it was sent [AUT-15] [AUT-22]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  await user.click(button(/^mobile$/i));
  await user.type(field('mobileNum'), '01700000088');
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
  await user.paste('12ab');
  await user.tab();
  await waitFor(() => expect(errorOf('verificationCode')).toMatch(/digits only/i));
  await user.clear(field('verificationCode'));
  await user.type(field('verificationCode'), '123456789012');
  expect(field('verificationCode').value).toBe('1234567890');
  await waitFor(() => expect(errorOf('verificationCode')).toBe(''));
});

it('takes digits only, six at most, for the code in a picture [AUT-04]', async () => {
  const site = await openRealSite('aurora');
  await site.play({ captcha: true });
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site });
  await user.type(field('username'), 'member0');
  await user.type(field('password'), 'abc12345');
  await user.click(button(/^log in$/i));
  await waitFor(() => field('captcha'));
  await user.type(field('captcha'), '12ab');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(errorOf('captcha')).toBe('The code has digits only'));
  expect(document.activeElement).toBe(field('captcha'));
  await user.clear(field('captcha'));
  await user.type(field('captcha'), '12345678');
  expect(field('captcha').value).toBe('123456');
  site.close();
});
