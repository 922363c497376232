import { existsSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';

it.each(
  sample(1, [
    ['noor', ['اردو', 'English']],
    [
      'aurora',
      ['English', 'বাংলা', '简体中文', 'हिन्दी', 'Tiếng Việt', 'ไทย', 'Bahasa Indonesia', 'Português', 'Español', 'اردو'],
    ],
  ]),
)('lists the languages that %s supports and no other, each with its flag [APP-11]', async (merchant, names) => {
  localStorage.clear();
  const { user, app } = await renderStorefront({ merchant, persona: 'member-0', url: '/m/set' });
  const label = app.texts.t('language.label');
  const [opener] = await within(screen.getByRole('main')).findAllByRole('button', { name: new RegExp(label) });
  if (opener !== undefined) await user.click(opener);
  const list = await within(await screen.findByRole('dialog')).findByRole('list', { name: label });
  const buttons = within(list).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  expect(buttons.every((button) => !button.hasAttribute('disabled'))).toBe(true);
  for (const button of buttons) {
    const flag = button.querySelector('img')?.getAttribute('src') ?? '';
    expect(existsSync(`public${flag}`)).toBe(true);
  }
  expect(within(screen.getByRole('dialog')).getAllByRole('list')).toHaveLength(1);
});

it.each(sample(1, ['/m/register', '/m/login']))(
  '%s, where no header is, offers another language at its title [APP-11]',
  async (url) => {
    localStorage.clear();
    const { user, app } = await renderStorefront({ merchant: 'aurora', url });
    const title = screen.getByRole('heading', { level: 1 });
    const before = title.textContent;
    await user.click(screen.getByRole('button', { name: new RegExp(app.texts.t('language.label')) }));
    await user.click(await screen.findByRole('button', { name: 'বাংলা' }));
    await waitFor(() => expect(title.textContent).not.toBe(before));
    expect(title.textContent).toMatch(/[\u0980-\u09ff]/);
  },
);
