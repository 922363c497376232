import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';

const form = (problems: readonly string[], stays = false) => (
  <Form label="Move" onSubmit={() => undefined}>
    <input aria-label="Amount" />
    <FormAlert problems={problems} stays={stays} />
  </Form>
);
const type = () => fireEvent.input(screen.getByRole('textbox'), { target: { value: String(performance.now()) } });
const text = () => screen.getByRole('alert').textContent;

it('takes an outcome away once a field is changed, and says it again when it comes again [ERR-01]', () => {
  const { rerender } = render(form(['Too much']));
  expect(text()).toBe('Too much');
  type();
  expect(text()).toBe('');
  rerender(form([]));
  rerender(form(['Too much']));
  expect(text()).toBe('Too much');
});

it('keeps what holds whatever is typed [ERR-01]', () => {
  render(form(['Nobody knows yet'], true));
  type();
  expect(text()).toBe('Nobody knows yet');
});
