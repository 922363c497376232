import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useIsHere } from '@/storefront/forms/use-is-here';

const asked: { isHere?: () => boolean } = {};

function Form() {
  asked.isHere = useIsHere();
  return null;
}

/** An answer that comes in the moment in which the form has just gone. */
function Page({ shows, onGone }: { readonly shows: boolean; readonly onGone: (isHere: boolean) => void }) {
  useLayoutEffect(() => {
    if (!shows) onGone(asked.isHere?.() ?? true);
  }, [shows, onGone]);
  return shows && <Form />;
}

afterEach(() => window.history.replaceState(null, '', '/'));

it('says that a form is gone in the moment in which it goes', () => {
  const answers: boolean[] = [];
  const onGone = (isHere: boolean) => void answers.push(isHere);
  const { rerender } = render(<Page shows onGone={onGone} />);
  expect(asked.isHere?.()).toBe(true);
  rerender(<Page shows={false} onGone={onGone} />);
  expect(answers).toEqual([false]);
});

it('says that its player is elsewhere while the page that was left still shows, and not for another query', () => {
  render(<Form />);
  window.history.replaceState(null, '', '/?who=agent2');
  expect(asked.isHere?.()).toBe(true);
  window.history.replaceState(null, '', '/m/home');
  expect(asked.isHere?.()).toBe(false);
});
