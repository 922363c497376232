import { screen, waitFor, within } from '@testing-library/react';
import { fieldName } from '@/storefront/forms/form-scope';

const main = () => within(screen.getByRole('main'));

/** The one form of the page. */
export const form = () => main().getByRole('form');

/** A control of it by its name on the wire, or null. */
export const find = (name: string) =>
  [...form().querySelectorAll('[name]')].find((control) => control.getAttribute('name') === fieldName(name)) ?? null;

/** The same, for a field that has to be there. */
export function field(name: string): HTMLInputElement {
  const control = find(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`There is no field ${name} on the form.`);
  return control;
}

/** Waits for the picture of the captcha. The platform takes no answer before it has sent one. */
export const untilCaptcha = () =>
  waitFor(() => {
    if (form().querySelector('button[aria-busy=false] img') === null)
      throw new Error('The captcha has no picture yet.');
  });

/** What stands below a field, or nothing. */
export const errorOf = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent ?? '';

/** A button of the form. */
export const button = (name: RegExp) => within(form()).getByRole('button', { name });

/** A button of the page, the form's tabs among them. */
export const pageButton = (name: RegExp) => main().getByRole('button', { name });

/** A device that knows nobody. */
export function forgetDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
}
