import { field, forgetDevice, form } from '@tests/support/form-on-page';
import { renderStorefront } from '@tests/support/render-storefront';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(forgetDevice);

const control = (root: HTMLElement, name: string) => {
  const found = root.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`The server's form has no ${name}.`);
  return found;
};
const box = () => control(form(), 'remember');

it('keeps a password and a tick that came before the browser took the login over [AUT-02, AUT-20]', async () => {
  const { mismatches } = await renderStorefront({
    merchant: 'aurora',
    url: '/m/login',
    early: (root) => {
      control(root, 'values.password').value = 'secret123';
      control(root, 'remember').click();
    },
  });
  expect([field('username').value, field('password').value, box().checked]).toEqual(['', 'secret123', true]);
  expect(mismatches).toEqual([]);
});

it('fills in what the device remembers where nothing was typed before [AUT-20]', async () => {
  localStorage.setItem('remPass', '1');
  localStorage.setItem('sass', JSON.stringify({ type: 'username', username: 'member0' }));
  await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  expect([field('username').value, box().checked]).toEqual(['member0', true]);
});

/** What extensions do to the fields of a page before its scripts come. */
const extensions: readonly (readonly [what: string, change: (field: HTMLInputElement) => void])[] = [
  ['puts an element beside the fields', (one) => one.after(document.createElement('com-1password-button'))],
  ['puts an element before the fields', (one) => one.before(document.createElement('span'))],
  [
    'wraps the fields',
    (one) => {
      const wrap = document.createElement('grammarly-extension');
      one.replaceWith(wrap);
      wrap.append(one);
    },
  ],
  ['puts text beside the fields', (one) => one.after('•')],
  ['puts an element into the form', (one) => one.form?.prepend(document.createElement('div'))],
  ['puts an element around the page', (one) => one.closest('main')?.prepend(document.createElement('div'))],
  [
    'marks the fields and forbids to fill them in',
    (one) => {
      one.setAttribute('data-lpignore', 'true');
      one.setAttribute('autocomplete', 'off');
      one.style.backgroundImage = 'none';
    },
  ],
];

it.each(extensions)('keeps what was typed where an extension %s [AUT-02]', async (_, change) => {
  const { user } = await renderStorefront({
    merchant: 'aurora',
    url: '/m/login',
    early: (root) => {
      for (const [name, value] of [
        ['values.username', 'member0'],
        ['values.password', 'secret123'],
      ] as const) {
        control(root, name).value = value;
        change(control(root, name));
      }
      control(root, 'remember').click();
    },
  });
  expect([field('username').value, field('password').value, box().checked]).toEqual(['member0', 'secret123', true]);
  // The form knows of it, too: a field that is left is not said to be empty.
  await user.click(field('password'));
  await user.tab();
  expect(form().textContent).not.toMatch(/enter your password/i);
});

it('gives the focus and the caret back to a field that is drawn anew, without scrolling [AUT-02]', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await renderStorefront({
    merchant: 'aurora',
    url: '/m/login',
    early: (root) => {
      const password = control(root, 'values.password');
      password.focus();
      password.value = 'secret123';
      password.setSelectionRange(2, 4);
      password.after(document.createElement('com-1password-button'));
    },
  });
  const { value, selectionStart, selectionEnd } = field('password');
  expect(document.activeElement).toBe(field('password'));
  expect([value, selectionStart, selectionEnd]).toEqual(['secret123', 2, 4]);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});
