import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Conflicts } from '@/studio/app/panels/conflicts';

it('asks again where the file changed on disk after the answer [STU-03]', () => {
  const onAnswer = vi.fn();
  const conflict = { path: 'aurora/texts/en.json', began: 'Hello', disk: 'theirs', here: 'mine' };
  const { rerender } = render(<Conflicts conflicts={[conflict]} onAnswer={onAnswer} />);
  const keepMine = () => screen.getByRole('radio', { name: /^Keep mine/ });
  const save = () => screen.getByRole('button', { name: 'Save with these choices' });
  fireEvent.click(keepMine());
  expect(keepMine()).toHaveProperty('checked', true);
  expect(save()).toHaveProperty('disabled', false);
  rerender(<Conflicts conflicts={[{ ...conflict, disk: 'theirs again' }]} onAnswer={onAnswer} />);
  expect(keepMine()).toHaveProperty('checked', false);
  expect(save()).toHaveProperty('disabled', true);
  fireEvent.click(keepMine());
  fireEvent.click(save());
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ [conflict.path]: { take: 'here', disk: 'theirs again' } });
});
