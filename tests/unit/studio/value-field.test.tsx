import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ValueField } from '@/studio/app/panels/value-field';

it.each([
  { isNeeded: true, value: '"home"', options: ['home', 'help'] },
  { isNeeded: true, value: undefined, options: ['Not said', 'home', 'help'] },
  { isNeeded: false, value: '"home"', options: ['Not said', 'home', 'help'] },
])('offers $options where a value is needed: $isNeeded, and is $value [STU-08]', ({ isNeeded, value, options }) => {
  const shared = { usual: undefined, names: undefined, list: '', language: 'en', onSet: () => undefined };
  const field = { kind: 'choice', choices: ['home', 'help'] } as const;
  render(<ValueField path="on.tap.to" {...{ ...shared, value, field, isNeeded }} />);
  const found = within(screen.getByRole('combobox', { name: 'on.tap.to' })).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual(options);
});

it('takes a number away where only a space is left of it [STU-08]', async () => {
  const onSet = vi.fn();
  const shared = { usual: undefined, names: undefined, list: '', language: 'en', isNeeded: false };
  const field = { kind: 'number', isWhole: true } as const;
  render(<ValueField path="props.columns" {...{ ...shared, value: '3', field, onSet }} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'props.columns' }), { target: { value: ' ' } });
  await waitFor(() => expect(onSet).toHaveBeenCalledExactlyOnceWith(null));
});
