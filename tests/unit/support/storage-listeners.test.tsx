import { expect, it, vi } from 'vitest';

const heard = vi.fn();
const store = () => window.dispatchEvent(new StorageEvent('storage', { key: 'any' }));

it('hears what another tab stores', () => {
  window.addEventListener('storage', heard);
  store();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('hears nothing of it for a test that is over', () => {
  store();
  expect(heard).toHaveBeenCalledTimes(1);
});
