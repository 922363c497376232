import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { everyArrow, walkTabs } from '@/storefront/ui/tabs/walk-tabs';

function open(arrows?: typeof everyArrow) {
  render(
    <div role="tablist" onKeyDown={(event) => walkTabs(event, arrows)}>
      {['one', 'two', 'three'].map((name) => (
        <button key={name} type="button" role="tab">
          {name}
        </button>
      ))}
    </div>,
  );
}

it.each([
  ['one', 'ArrowRight', 'two'],
  ['one', 'ArrowLeft', 'three'],
  ['three', 'ArrowRight', 'one'],
  ['two', 'Home', 'one'],
  ['two', 'End', 'three'],
  ['two', 'ArrowDown', 'two'],
  ['two', 'a', 'two'],
])('goes from %s with %s to %s', (from, key, to) => {
  open();
  const tab = screen.getByRole('tab', { name: from });
  tab.focus();
  // What the key would do by itself is kept from it only where it walks.
  expect(fireEvent.keyDown(tab, { key })).toBe(from === to);
  expect(screen.getByRole('tab', { name: to })).toBe(document.activeElement);
});

it.each([
  ['ArrowDown', 'two'],
  ['ArrowUp', 'three'],
  ['ArrowLeft', 'two'],
  ['ArrowRight', 'three'],
])('goes with %s to %s where a language reads from right to left [APP-23]', (key, to) => {
  open(everyArrow);
  screen.getByRole('tablist').style.direction = 'rtl';
  const tab = screen.getByRole('tab', { name: 'one' });
  tab.focus();
  fireEvent.keyDown(tab, { key });
  expect(screen.getByRole('tab', { name: to })).toBe(document.activeElement);
});

it('walks tabs that may stand below each other downwards too', () => {
  open(everyArrow);
  const tab = screen.getByRole('tab', { name: 'one' });
  tab.focus();
  fireEvent.keyDown(tab, { key: 'ArrowDown' });
  expect(screen.getByRole('tab', { name: 'two' })).toBe(document.activeElement);
});
